import type { KeyFigure } from '../../figures/types';
import { type Asking, buckets, facets, jobsOf } from '../ask';
import { daysOnline, direct, has, movement } from './counts';
import { median } from './pay';

/** The numbers at the head of a dashboard, for the period of its question, with their changes. */

/** The most buckets that the API returns at once. */
const MOST_BUCKETS = 10_000;

/** Postings per job. Older jobs had more time to be posted again, so nothing is compared. */
async function postings(asking: Asking): Promise<KeyFigure[]> {
  const [found, { total }] = await Promise.all([buckets(asking, { _group: 'posting' }), facets(asking)]);
  const count = found.reduce((sum, bucket) => sum + jobsOf(bucket), 0);
  return [
    {
      ...{ id: 'postings', label: 'Postings per job', form: { type: 'decimal' }, changes: [] },
      ...{ value: total > 0 ? count / total : null, narrows: [] },
      basis: {
        n: count,
        of: 'postings',
        method:
          'Postings of the jobs of the question, by jobs. Older jobs had more time to be posted again, so it is not compared.',
      },
    },
  ];
}

async function employers(asking: Asking): Promise<KeyFigure[]> {
  if (!has(asking, 'organization_name')) return [];
  const [found, { total }] = await Promise.all([
    buckets(asking, { _group: 'organization_name', _limit: MOST_BUCKETS, _labels: false }),
    facets(asking),
  ]);
  const isAll = found.length < MOST_BUCKETS;
  return [
    {
      ...{ id: 'employers', label: isAll ? 'Employers' : 'Employers, at least', changes: [], narrows: [] },
      ...{ value: found.length, form: { type: 'count' } },
      basis: {
        n: total,
        of: 'jobs',
        method: `Different names of employers of these jobs${isAll ? '' : `; the market gives the first ${MOST_BUCKETS} alone`}.`,
      },
    },
  ];
}

/** The groups of key figures in the order in which they are shown; each is queried separately. */
export const KEY_FIGURES = { movement, postings, employers, direct, median, daysOnline } as const;
