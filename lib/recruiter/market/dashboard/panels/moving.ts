import { type Mover, moversFigure } from '../../figures/movers';
import { isWithin, spanLabel } from '../../figures/spans';
import type { Figure } from '../../figures/types';
import { textOf, valuesOf } from '../../search/members';
import { type Asking, buckets, countsByPeriod, jobsOf } from '../ask';
import { ofAllDays, ofSpans, spansOf, sumWithin } from '../spans';

const SHOWN = 6;
/** Of each period; rarer values could hardly show more than chance. */
const LOOKED_AT = 1000;

/**
 * Returns the values that rose and fell between the time of the question and the one before; for all days, the last two
 * complete periods.
 */
export function moving(field: string, subject: string, by: 'share' | 'count') {
  return async (asking: Asking): Promise<Figure | null> => {
    const spans = await spansOf(asking);
    if (!spans?.before) return null;
    const { now, before } = spans;
    const group = `date__${spans.unit}`;
    const [found, totals] = await Promise.all([
      buckets(ofSpans(asking, { ...spans, yearBefore: null }), {
        ...{ _group: `${group},${field}`, _limit: `,${LOOKED_AT}` },
      }),
      countsByPeriod(ofAllDays(asking, spans), 'date'),
    ]);
    const movers = new Map<string, Mover>();
    for (const bucket of found)
      for (const { value, label } of valuesOf(bucket[field])) {
        const mover = movers.get(value) ?? { value, label, before: 0, now: 0 };
        const at = isWithin(textOf(bucket[group]) ?? '', now) ? 'now' : 'before';
        movers.set(value, { ...mover, [at]: mover[at] + jobsOf(bucket) });
      }
    return moversFigure({
      subject,
      field,
      movers: [...movers.values()],
      totals: { before: sumWithin(totals, before), now: sumWithin(totals, now) },
      periods: { before: spanLabel(before), now: spanLabel(now) },
      by,
      most: SHOWN,
    });
  };
}
