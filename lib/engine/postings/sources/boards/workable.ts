import { dayOf } from '../days';
import type { SourceReading } from '../model';
import { readObjects, titled } from '../reading';
import { addressOf, booleanOf, firstText, type JsonObject, listOf, objectOf, textOf } from '../values';
import { isRemoteBy } from '../ways-of-working';

/** Workable, `GET /api/v1/widget/accounts/{account}?details=true` of apply.workable.com. */

function placesOf(job: JsonObject) {
  const several = listOf(job.locations).map(objectOf);
  const all = several.length > 0 ? several : [job];
  return all.map((place) => ({
    municipality: textOf(place.city),
    region: firstText(place.region, place.state),
    country: firstText(place.countryCode, place.country),
  }));
}

function postingOf(job: JsonObject, organization: string | undefined) {
  return titled({
    id: firstText(job.shortcode, job.id),
    url: addressOf(job.url) ?? addressOf(job.shortlink),
    title: textOf(job.title),
    organization,
    description: textOf(job.description),
    isHtml: true,
    date: dayOf(job.published_on) ?? dayOf(job.created_at),
    places: placesOf(job),
    isRemote:
      isRemoteBy([textOf(job.workplace) ?? textOf(job.workplace_type)], []) ?? booleanOf(job.telecommuting),
    employment: [textOf(job.employment_type)].filter((word) => word !== undefined),
    industry: textOf(job.industry),
    department: textOf(job.department) ?? textOf(job.function),
    education: textOf(job.education),
    experience: textOf(job.experience),
  });
}

export function readWorkable(answer: unknown): SourceReading {
  const account = objectOf(answer);
  const organization = textOf(account.name);
  return readObjects(listOf(account.jobs), (job) => postingOf(job, organization));
}
