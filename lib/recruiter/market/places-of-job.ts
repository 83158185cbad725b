import type { ParsedJob } from '@/lib/contracts';
import { type Asking, countsByPeriod } from './dashboard/ask';
import type { KnownFields } from './search/fields';
import type { MarketFilter } from './search/view';

/** The part of the market that a job of one's own is compared with. */
export type MarketOfJob = {
  profession: { id: string; name: string };
  /** Filters of the market other than the profession. */
  filters: MarketFilter[];
  /** Location of the compared jobs; a country is its code (ISO 3166-1 alpha-2). */
  where: { near: string } | { country: string } | null;
};

/** The first and last month (yyyy-MM-dd, its first day) in which compared jobs were first posted. */
export type MarketPeriod = { first: string; last: string };

type Place = Pick<MarketOfJob, 'filters' | 'where'>;

const NEAR_KM = 50;

/** Returns the profession that a job was normalised to; null for a job without one. */
export function professionOfJob(job: ParsedJob): MarketOfJob['profession'] | null {
  const known = (job.normalizedProfession ?? job.jobTitles?.normalizedProfession)?.profession;
  return known?.codeId && known.description ? { id: String(known.codeId), name: known.description } : null;
}

/** Returns the places around a job, from near to far; the whole market comes last. */
export function placesOfJob(fields: KnownFields, { currentLocation: place }: ParsedJob): Place[] {
  const { municipality, countryCode, geoCoordinates: point } = place ?? {};
  const [latitude, longitude] = [point?.latitude, point?.longitude];
  const hasPoint = typeof latitude === 'number' && typeof longitude === 'number';
  return [
    ...(municipality && hasPoint && 'location' in fields
      ? [
          {
            filters: [{ name: 'location__radius', value: `${latitude},${longitude}__${NEAR_KM}` }],
            where: { near: municipality },
          },
        ]
      : []),
    ...(countryCode && 'country' in fields
      ? [
          {
            filters: [{ name: 'country', value: countryCode.toUpperCase() }],
            where: { country: countryCode.toUpperCase() },
          },
        ]
      : []),
    { filters: [], where: null },
  ];
}

/** Returns when the jobs of a question were first posted; null where no day is known. */
export async function periodOfMarket(
  asking: Asking,
  ...more: readonly MarketFilter[]
): Promise<MarketPeriod | null> {
  if (!('date' in asking.fields)) return null;
  const months = [...(await countsByPeriod(asking, 'date', ...more)).keys()].filter(Boolean).sort();
  const [first, last] = [months[0], months.at(-1)];
  return first !== undefined && last !== undefined ? { first, last } : null;
}
