import { dayOf } from '../days';
import type { SourceReading } from '../model';
import { readObjects, titled } from '../reading';
import {
  addressOf,
  booleanOf,
  firstText,
  type JsonObject,
  listOf,
  nameOf,
  numberOf,
  objectOf,
  payOf,
  textOf,
} from '../values';

/** Results of an Adzuna search (https://developer.adzuna.com/docs/search). Their salaries are yearly. */

function placeOf(result: JsonObject) {
  const { area, display_name } = objectOf(result.location);
  const names = listOf(area).flatMap((name) => textOf(name) ?? []);
  return {
    text: textOf(display_name),
    country: names[0],
    region: names[1],
    municipality: names.length > 2 ? names.at(-1) : undefined,
    latitude: numberOf(result.latitude),
    longitude: numberOf(result.longitude),
  };
}

function postingOf(result: JsonObject) {
  return titled({
    id: firstText(result.id, result.adref),
    url: addressOf(result.redirect_url),
    title: textOf(result.title)?.replace(/<\/?strong>/g, ''),
    organization: nameOf(result.company),
    description: textOf(result.description),
    isHtml: true,
    date: dayOf(result.created),
    places: [placeOf(result)],
    employment: [textOf(result.contract_type), textOf(result.contract_time)].filter(
      (word) => word !== undefined,
    ),
    pay: payOf({
      minimum: result.salary_min,
      maximum: result.salary_max,
      currency: result.salary_currency,
      period: 'year',
      isPredicted: booleanOf(result.salary_is_predicted) === true,
    }),
    industry: nameOf(result.category),
  });
}

export function readAdzuna(answer: unknown): SourceReading {
  return readObjects(listOf(objectOf(answer).results), postingOf);
}
