import { dayOf } from '../days';
import type { SourceReading } from '../model';
import { readObjects, titled } from '../reading';
import {
  addressOf,
  booleanOf,
  firstText,
  type JsonObject,
  languageOf,
  listOf,
  nameOf,
  numberOf,
  objectOf,
  textOf,
} from '../values';

/**
 * SmartRecruiters Posting API, `GET /v1/companies/{company}/postings` and `…/postings/{id}`
 * (https://developers.smartrecruiters.com/docs/posting-api). The list has no texts: each posting is followed by its
 * `ref`.
 */

const SECTIONS = ['companyDescription', 'jobDescription', 'qualifications', 'additionalInformation'];

function descriptionOf(posting: JsonObject): string | undefined {
  const sections = objectOf(objectOf(posting.jobAd).sections);
  const parts = SECTIONS.map((name) => objectOf(sections[name])).flatMap(({ title, text }) => {
    const body = textOf(text);
    return body === undefined ? [] : [`<h3>${textOf(title) ?? ''}</h3>${body}`];
  });
  return parts.length > 0 ? parts.join('\n') : undefined;
}

function postingOf(posting: JsonObject) {
  const location = objectOf(posting.location);
  return titled({
    id: firstText(posting.id, posting.uuid),
    url: addressOf(posting.postingUrl) ?? addressOf(posting.applyUrl) ?? addressOf(posting.ref),
    title: textOf(posting.name),
    organization: nameOf(posting.company),
    description: descriptionOf(posting),
    isHtml: true,
    date: dayOf(posting.releasedDate),
    places: [
      {
        text: textOf(location.fullLocation),
        municipality: textOf(location.city),
        region: textOf(location.region),
        country: textOf(location.country),
        postalCode: textOf(location.postalCode),
        latitude: numberOf(location.latitude),
        longitude: numberOf(location.longitude),
      },
    ],
    isRemote: booleanOf(location.hybrid) === true ? false : booleanOf(location.remote),
    employment: [nameOf(posting.typeOfEmployment)].filter((word) => word !== undefined),
    industry: nameOf(posting.industry),
    department: nameOf(posting.department) ?? nameOf(posting.function),
    experience: nameOf(posting.experienceLevel),
    language: languageOf(objectOf(posting.language).code),
  });
}

/** Reads one posting with its text, or a page of the list, whose postings and next page are to be followed. */
export function readSmartRecruiters(answer: unknown, address?: string): SourceReading {
  const page = objectOf(answer);
  if (!Array.isArray(page.content)) return readObjects([page], postingOf);
  const details = page.content.flatMap((item) => addressOf(objectOf(item).ref) ?? []);
  const next = nextPage(page, address);
  return { postings: [], rejected: [], follow: next ? [...details, next] : details };
}

function nextPage(page: JsonObject, address: string | undefined): string | undefined {
  const end = (numberOf(page.offset) ?? 0) + listOf(page.content).length;
  const isLast = end >= (numberOf(page.totalFound) ?? 0) || listOf(page.content).length === 0;
  if (isLast || address === undefined) return undefined;
  const next = new URL(address);
  next.searchParams.set('offset', String(end));
  return next.href;
}
