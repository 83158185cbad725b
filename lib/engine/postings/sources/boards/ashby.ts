import { dayOf } from '../days';
import type { RawPlace, SourceReading } from '../model';
import { readObjects, titled } from '../reading';
import { addressOf, booleanOf, type JsonObject, listOf, objectOf, payOf, textOf } from '../values';
import { isRemoteBy } from '../ways-of-working';

/** Ashby, `GET /posting-api/job-board/{board}?includeCompensation=true` (https://developers.ashbyhq.com). */

function placeOf(value: JsonObject): RawPlace[] {
  const { addressLocality, addressRegion, addressCountry, postalCode } = objectOf(
    objectOf(value.address).postalAddress,
  );
  const place: RawPlace = {
    text: textOf(value.location),
    municipality: textOf(addressLocality),
    region: textOf(addressRegion),
    country: textOf(addressCountry),
    postalCode: textOf(postalCode),
  };
  return Object.values(place).some((member) => member !== undefined) ? [place] : [];
}

function payOfJob(job: JsonObject) {
  const { summaryComponents, compensationTiers, scrapeableCompensationSalarySummary } = objectOf(
    job.compensation,
  );
  const tiers = listOf(compensationTiers).flatMap((tier) => listOf(objectOf(tier).components));
  const salary = [...listOf(summaryComponents), ...tiers]
    .map(objectOf)
    .find(({ compensationType }) => textOf(compensationType) === 'Salary');
  if (!salary) return payOf({ minimum: textOf(scrapeableCompensationSalarySummary) });
  return payOf({
    minimum: salary.minValue,
    maximum: salary.maxValue,
    currency: salary.currencyCode,
    period: salary.interval,
  });
}

function postingOf(job: JsonObject) {
  if (booleanOf(job.isListed) === false) return { reason: 'The board does not list it.' };
  const html = textOf(job.descriptionHtml);
  return titled({
    id: textOf(job.id),
    url: addressOf(job.jobUrl),
    title: textOf(job.title),
    description: html ?? textOf(job.descriptionPlain),
    isHtml: html !== undefined,
    date: dayOf(job.publishedAt),
    places: [...placeOf(job), ...listOf(job.secondaryLocations).map(objectOf).flatMap(placeOf)],
    isRemote: isRemoteBy([textOf(job.workplaceType)], []) ?? booleanOf(job.isRemote),
    employment: [textOf(job.employmentType)].filter((word) => word !== undefined),
    pay: payOfJob(job),
    department: textOf(job.department) ?? textOf(job.team),
  });
}

export function readAshby(answer: unknown): SourceReading {
  return readObjects(listOf(objectOf(answer).jobs), postingOf);
}
