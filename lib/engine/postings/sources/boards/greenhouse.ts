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
import { isRemoteBy } from '../ways-of-working';

/**
 * Greenhouse Job Board API, `GET /v1/boards/{board}/jobs?content=true&pay_transparency=true`
 * (https://developers.greenhouse.io/job-board.html).
 */

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };

/** The API escapes the HTML of a posting twice. */
function unescaped(content: string | undefined): string | undefined {
  return content?.replace(/&(lt|gt|quot|amp|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** A range of what a target brings, by its name. */
const TARGET = /\bOTE\b|on[- ]target/i;

function payOfJob(job: JsonObject) {
  const range = objectOf(listOf(job.pay_input_ranges)[0]);
  const cents = (value: unknown) => {
    const amount = numberOf(value);
    return amount === undefined ? undefined : amount / 100;
  };
  const [minimum, maximum] = [cents(range.min_cents), cents(range.max_cents)];
  const told = firstText(range.title, range.blurb);
  const ends = [...new Set([minimum, maximum])].filter((end) => end !== undefined).join(' - ');
  const isTarget = told !== undefined && TARGET.test(told) && ends !== '';
  return isTarget
    ? payOf({ minimum: `OTE ${ends}`, currency: range.currency_type })
    : payOf({ minimum, maximum, currency: range.currency_type, period: told });
}

/** Fields that an employer has added, of which one may say from where the job is done. */
function toldIn(metadata: unknown): string[] {
  return listOf(metadata).flatMap((field) =>
    listOf(objectOf(field).value).flatMap((value) => textOf(value) ?? []),
  );
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
    isRemote: isRemoteBy(toldIn(job.metadata), location === undefined ? [] : [location]),
    employment: [],
    pay: payOfJob(job),
    department: nameOf(listOf(job.departments)[0]),
    language: languageOf(job.language),
  });
}

export function readGreenhouse(answer: unknown): SourceReading {
  return readObjects(listOf(objectOf(answer).jobs), postingOf);
}
