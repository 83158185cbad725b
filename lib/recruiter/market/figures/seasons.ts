/** Fewer jobs in a usual period, and the noise is larger than most seasons. */
const LEAST_USUAL = 30;
/** Years after which a season is told from a single odd month. */
const YEARS = 3;

function medianOf(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** Returns the mean of the year around each count; the periods at its two ends are those of one season and count half. */
function yearsAround(counts: readonly number[], seasons: number): (number | undefined)[] {
  const half = seasons / 2;
  return counts.map((_, at) => {
    const year = counts.slice(Math.max(at - half, 0), at + half + 1);
    if (at < half || year.length <= seasons) return undefined;
    const ends = ((year[0] ?? 0) + (year.at(-1) ?? 0)) / 2;
    return year.slice(1, -1).reduce((sum, count) => sum + count, ends) / seasons;
  });
}

/**
 * Returns the same counts without what recurs every year: each is divided by what its season usually is of the year
 * around it (the median over the years, of all seasons one in the mean). Counts are one a period without a gap, `seasons`
 * of them a year. Undefined for less than three years, few jobs, or a season without any.
 */
export function adjustedForSeason(counts: readonly number[], seasons: number): number[] | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (counts.length < YEARS * seasons || total < LEAST_USUAL * counts.length) return undefined;
  const years = yearsAround(counts, seasons);
  const usual = Array.from({ length: seasons }, (_, season) =>
    medianOf(
      counts.flatMap((count, at) => (at % seasons === season && years[at] ? [count / years[at]] : [])),
    ),
  );
  const mean = usual.reduce<number>((sum, factor) => sum + (factor ?? 0), 0) / seasons;
  if (usual.some((factor) => !factor)) return undefined;
  return counts.map((count, at) => (count * mean) / (usual[at % seasons] ?? mean));
}
