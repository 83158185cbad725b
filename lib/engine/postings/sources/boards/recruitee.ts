import { dayOf } from '../days';
import type { SourceReading } from '../model';
import { readObjects, titled } from '../reading';
import {
  addressOf,
  booleanOf,
  firstText,
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  payOf,
  textOf,
} from '../values';

/** Recruitee careers site API, `GET /api/offers/` (https://docs.recruitee.com/reference/offers). */

function placesOf(offer: JsonObject) {
  const several = listOf(offer.locations).map(objectOf);
  const all = several.length > 0 ? several : [offer];
  return all.map((place) => ({
    text: textOf(place.location) ?? textOf(place.full_address),
    municipality: textOf(place.city),
    region: firstText(place.state_name, place.state, place.state_code),
    country: firstText(place.country_code, place.country),
    postalCode: textOf(place.postal_code),
  }));
}

/** The first language that an offer is written in, for what it does not say itself. */
function translationOf(offer: JsonObject): JsonObject {
  return objectOf(Object.values(objectOf(offer.translations))[0]);
}

/** Three flags of which several may be set: who may also come in does not work from anywhere. */
function remoteOf(offer: JsonObject): boolean | undefined {
  const others = [offer.hybrid, offer.on_site].map(booleanOf);
  if (others.includes(true)) return false;
  const isRemote = booleanOf(offer.remote);
  return isRemote === false && others.includes(false) ? undefined : isRemote;
}

function descriptionOf(offer: JsonObject): string | undefined {
  const other = translationOf(offer);
  const parts = [
    firstText(offer.description, other.description),
    firstText(offer.requirements, other.requirements),
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join('\n') : undefined;
}

function postingOf(offer: JsonObject) {
  const salary = objectOf(offer.salary);
  return titled({
    id: firstText(offer.id, offer.guid),
    url: addressOf(offer.careers_url) ?? addressOf(offer.careers_apply_url),
    title: firstText(offer.title, translationOf(offer).title),
    organization: textOf(offer.company_name),
    description: descriptionOf(offer),
    isHtml: true,
    date: dayOf(offer.published_at) ?? dayOf(offer.created_at),
    expirationDate: dayOf(offer.close_at),
    places: placesOf(offer),
    isRemote: remoteOf(offer),
    employment: [textOf(offer.employment_type_code)].filter((word) => word !== undefined),
    pay: payOf({
      minimum: salary.min,
      maximum: salary.max,
      currency: salary.currency,
      period: salary.period,
    }),
    hoursPerWeek: {
      from: numberOf(firstText(offer.min_hours_per_week, offer.min_hours)),
      to: numberOf(firstText(offer.max_hours_per_week, offer.max_hours)),
    },
    department: textOf(offer.department),
    education: textOf(offer.education_code),
    experience: textOf(offer.experience_code),
  });
}

export function readRecruitee(answer: unknown): SourceReading {
  return readObjects(listOf(objectOf(answer).offers), postingOf);
}
