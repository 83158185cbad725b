import { CONTENT_ROLES, withVoice } from '@/lib/engine/postings/sources/column-types/model';

/** Fits how much the name of a column counts beside its values, on tables whose values were judged by what others taught. */

/** A column with the shares of its roles by its values, and the place of its role; the last place is that of none. */
export type NamedColumn = { table: string; column: string; shares: readonly number[]; role: number };

const FACTORS = Array.from({ length: 25 }, (_, at) => Number((2 ** (at / 4)).toFixed(2)));
const LEAST_SHARE = 0.001;

/** Returns how surprising the roles of columns are where names count so much: the mean of all tables, each once. */
function surprise(columns: readonly NamedColumn[], times: number): number {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const losses = [...tables.values()].map((own) => {
    const each = own.map(({ column, shares, role }) => {
      const heard = withVoice(shares, column, times);
      const none = 1 - heard.reduce((sum, share) => sum + share, 0);
      return -Math.log(Math.max(LEAST_SHARE, role < CONTENT_ROLES.length ? (heard[role] ?? 0) : none));
    });
    return each.reduce((sum, loss) => sum + loss, 0) / each.length;
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

function best(columns: readonly NamedColumn[]): number {
  const losses = FACTORS.map((times) => surprise(columns, times));
  return FACTORS[losses.indexOf(Math.min(...losses))] ?? 1;
}

/** Returns the factor; prints what the factor of the other tables does for each that it is not learned from. */
export function fittedVoice(columns: readonly NamedColumn[]): number {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const folds = tables.map((table) => {
    const own = columns.filter((each) => each.table === table);
    const times = best(columns.filter((each) => each.table !== table));
    console.log(
      `${table}: factor of the others ${times}, surprise ${surprise(own, times).toFixed(3)}, without names ${surprise(own, 1).toFixed(3)}`,
    );
    return { learned: surprise(own, times), unheard: surprise(own, 1), eight: surprise(own, 8) };
  });
  const mean = (of: (fold: (typeof folds)[number]) => number) =>
    (folds.reduce((sum, fold) => sum + of(fold), 0) / folds.length).toFixed(3);
  const times = best(columns);
  console.log(
    `names: factor ${times}; surprise ${mean((fold) => fold.learned)} over folds, ${mean((fold) => fold.unheard)} without names, ${mean((fold) => fold.eight)} with 8`,
  );
  return times;
}
