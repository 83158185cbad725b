import { type Lifetime, lifetimeFigure } from '../../figures/distribution';
import { type Movement, trendFigure } from '../../figures/trend';
import type { Figure } from '../../figures/types';
import { textOf } from '../../search/members';
import { type Asking, buckets, countsByPeriod, ENDED, jobsOf } from '../ask';

/** Returns the jobs that began and ended, by period. */
export async function movementOf(asking: Asking): Promise<Movement> {
  const [all, begun, ended] = await Promise.all([
    countsByPeriod({ ...asking, filters: [] }, 'date'),
    countsByPeriod(asking, 'date'),
    'expiration_date' in asking.fields ? countsByPeriod(asking, 'expiration_date', ENDED) : null,
  ]);
  const known = [...all.keys()].sort();
  const [first, last] = [known[0], known.at(-1)];
  const reach = first !== undefined && last !== undefined ? { first, last } : null;
  return { unit: asking.unit, today: asking.today, reach, begun, ended };
}

/** Returns new and open jobs over time. */
export async function trend(asking: Asking): Promise<Figure | null> {
  const figure = trendFigure(await movementOf(asking));
  return figure.rows.length > 0 ? figure : null;
}

/** Returns lifetimes by the weeks in which jobs began and ended, which is as exact as the market knows. */
export async function lifetimes(asking: Asking): Promise<Lifetime[]> {
  const [begun, ended] = ['date__week', 'expiration_date__week'];
  const found = await buckets(asking, { _group: `${ended},${begun}` }, ENDED);
  return found.map((bucket) => ({
    begun: textOf(bucket[begun]) ?? '',
    ended: textOf(bucket[ended]) ?? '',
    jobs: jobsOf(bucket),
  }));
}

/** Returns how long jobs that ended were online. */
export async function lifetime(asking: Asking): Promise<Figure | null> {
  return lifetimeFigure(await lifetimes(asking));
}
