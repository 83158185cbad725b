import { dayOf } from '../days';
import type { SourceReading } from '../model';
import { readObjects, titled } from '../reading';
import { addressOf, type JsonObject, listOf, objectOf, payOf, textOf } from '../values';
import { isRemoteBy } from '../ways-of-working';

/** Lever postings, `GET /v0/postings/{site}?mode=json` (https://github.com/lever/postings-api). */

function descriptionOf(posting: JsonObject): string | undefined {
  const lists = listOf(posting.lists).map(objectOf);
  const parts = [
    textOf(posting.description) ?? textOf(posting.descriptionPlain),
    ...lists.map(({ text, content }) => `<h3>${textOf(text) ?? ''}</h3><ul>${textOf(content) ?? ''}</ul>`),
    textOf(posting.additional) ?? textOf(posting.additionalPlain),
    textOf(posting.salaryDescription),
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join('\n') : undefined;
}

function placesOf(posting: JsonObject) {
  const { location, allLocations } = objectOf(posting.categories);
  const texts = listOf(allLocations).flatMap((text) => textOf(text) ?? []);
  const only = textOf(location);
  const all = texts.length > 0 ? texts : only === undefined ? [] : [only];
  return all.map((text) => ({ text, country: textOf(posting.country) }));
}

function postingOf(posting: JsonObject) {
  const { commitment, department, team, level } = objectOf(posting.categories);
  const places = placesOf(posting);
  const { min, max, currency, interval } = objectOf(posting.salaryRange);
  return titled({
    id: textOf(posting.id),
    url: addressOf(posting.hostedUrl),
    title: textOf(posting.text),
    description: descriptionOf(posting),
    isHtml: true,
    date: dayOf(posting.createdAt),
    places,
    isRemote: isRemoteBy(
      [textOf(posting.workplaceType)],
      places.map(({ text }) => text),
    ),
    employment: [textOf(commitment)].filter((word) => word !== undefined),
    pay: payOf({ minimum: min, maximum: max, currency, period: interval }),
    department: textOf(department) ?? textOf(team),
    experience: textOf(level),
  });
}

export function readLever(answer: unknown): SourceReading {
  return readObjects(listOf(answer), postingOf);
}
