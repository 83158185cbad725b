import { type Mover, moversFigure } from '../../figures/movers';
import { lastDayOf } from '../../figures/periods';
import type { Figure } from '../../figures/types';
import { textOf, valuesOf } from '../../search/members';
import { type Asking, buckets, countsByPeriod, jobsOf, periodsOf } from '../ask';

const SHOWN = 6;
/** Of each period; rarer values could hardly show more than chance. */
const LOOKED_AT = 1000;

/** What rose and fell between the last two complete periods. */
export function moving(field: string, subject: string, by: 'share' | 'count') {
  return async (asking: Asking): Promise<Figure | null> => {
    const { last, before } = await periodsOf(asking);
    const group = `date__${asking.unit}`;
    const range = { name: 'date__range', value: `${before}__${lastDayOf(last, asking.unit)}` };
    const [found, totals] = await Promise.all([
      buckets(asking, { _group: `${group},${field}`, _limit: `,${LOOKED_AT}` }, range),
      countsByPeriod(asking, 'date'),
    ]);
    const movers = new Map<string, Mover>();
    for (const bucket of found)
      for (const { value, label } of valuesOf(bucket[field])) {
        const mover = movers.get(value) ?? { value, label, before: 0, now: 0 };
        const at = textOf(bucket[group]) === last ? 'now' : 'before';
        movers.set(value, { ...mover, [at]: mover[at] + jobsOf(bucket) });
      }
    return moversFigure({
      subject,
      field,
      movers: [...movers.values()],
      totals: { before: totals.get(before) ?? 0, now: totals.get(last) ?? 0 },
      periods: { before: `the ${asking.unit} from ${before}`, now: `the ${asking.unit} from ${last}` },
      by,
      most: SHOWN,
    });
  };
}
