import { dayOf } from '../days';
import type { SourceReading } from '../model';
import { readObjects, titled } from '../reading';
import {
  addressOf,
  firstText,
  type JsonObject,
  languageOf,
  listOf,
  nameOf,
  numberOf,
  objectOf,
  payOf,
  textOf,
} from '../values';

/** Greenhouse Job Board API, `GET /v1/boards/{board}/jobs?content=true` (https://developers.greenhouse.io/job-board.html). */

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };

/** The API escapes the HTML of a posting twice. */
function unescaped(content: string | undefined): string | undefined {
  return content?.replace(/&(lt|gt|quot|amp|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

function payOfJob(job: JsonObject) {
  const range = objectOf(listOf(job.pay_input_ranges)[0]);
  const cents = (value: unknown) => {
    const amount = numberOf(value);
    return amount === undefined ? undefined : amount / 100;
  };
  return payOf({
    minimum: cents(range.min_cents),
    maximum: cents(range.max_cents),
    currency: range.currency_type,
    period: firstText(range.title, range.blurb),
  });
}

function postingOf(job: JsonObject) {
  const location = nameOf(job.location);
  return titled({
    id: textOf(job.id),
    url: addressOf(job.absolute_url),
    title: textOf(job.title),
    organization: textOf(job.company_name),
    description: unescaped(textOf(job.content)),
    isHtml: true,
    date: dayOf(job.first_published) ?? dayOf(job.updated_at),
    expirationDate: dayOf(job.application_deadline),
    places: location === undefined ? [] : [{ text: location }],
    employment: [],
    pay: payOfJob(job),
    department: nameOf(listOf(job.departments)[0]),
    language: languageOf(job.language),
  });
}

export function readGreenhouse(answer: unknown): SourceReading {
  return readObjects(listOf(objectOf(answer).jobs), postingOf);
}
