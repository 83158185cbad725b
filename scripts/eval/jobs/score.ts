import { FIELDS } from './fields.ts';
import type { FieldResult, JobAnswer, JobCase, Tally } from './model.ts';

/**
 * Compares answers with truth. A field counts as found when the truth has a value and the answer a right one, as wrong
 * when the answer has another value, as missed when it has none. F1 is that of precision and recall over all values.
 */

export type Scored = { id: string; group: string; field: string; result: FieldResult };

/** Returns the results of all fields of a document that its truth covers. */
export function scoreJob({ id, group, truth }: JobCase, answer: JobAnswer): Scored[] {
  return FIELDS.flatMap(({ name, read }) => {
    const result = read(truth, answer);
    return result ? [{ id, group, field: name, result }] : [];
  });
}

const percent = (part: number, whole: number) => (whole === 0 ? '-' : ((100 * part) / whole).toFixed(1));

function sumOf(scored: readonly Scored[]): Tally {
  return scored.reduce(
    (sum, { result }) => ({
      right: sum.right + result.right,
      given: sum.given + result.given,
      due: sum.due + result.due,
    }),
    { right: 0, given: 0, due: 0 },
  );
}

const f1 = ({ right, given, due }: Tally) => percent(2 * right, given + due);

/** Returns a table: one row a field with precision, recall and F1, and F1 of each group. */
export function report(scored: readonly Scored[]): string {
  const groups = [...new Set(scored.map(({ group }) => group))].sort();
  const rows = FIELDS.flatMap(({ name }) => {
    const own = scored.filter(({ field }) => field === name);
    if (own.length === 0) return [];
    const sum = sumOf(own);
    const byGroup = groups.map((group) => f1(sumOf(own.filter((item) => item.group === group))));
    return [
      [
        name,
        String(sum.due),
        percent(sum.right, sum.given),
        percent(sum.right, sum.due),
        f1(sum),
        ...byGroup,
      ],
    ];
  });
  const table = [['field', 'values', 'precision', 'recall', 'F1', ...groups], ...rows];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** Returns the errors in one field, one document a line. */
export function errorsOf(scored: readonly Scored[], field: string): string {
  return scored
    .filter(
      (item) =>
        item.field === field &&
        (item.result.right < item.result.due || item.result.right < item.result.given),
    )
    .map(({ id, group, result }) => `${id} [${group}] expected ${result.expected} found ${result.found}`)
    .join('\n');
}
