import type { CustomCategories } from '../context';
import type { Grouping } from '../grouping';
import { presenceToGroup, shownColumn } from './field-columns';
import type { Parameters, ParameterType } from './statement';

/** Key that rows are grouped by, and the condition for rows that have it. */
export type GroupKey = { expression: string; present: string[]; type: ParameterType };

const INTERVAL_STARTS = {
  week: 'toMonday',
  month: 'toStartOfMonth',
  quarter: 'toStartOfQuarter',
  year: 'toStartOfYear',
} as const;

function keyType({ field, by }: Grouping): ParameterType {
  if (by.type === 'categories' || by.type === 'ranges') return 'Int64';
  if (field.type === 'date') return 'Date';
  return field.type === 'text' ? 'String' : 'Int64';
}

/** Returns the category of each value; 0 for a value that has none. */
function categoryOf(
  grouping: Grouping,
  level: 1 | 2,
  parameters: Parameters,
  categories: CustomCategories,
  column: string,
): string {
  const { field } = grouping;
  const ids = new Map<number | string, number>();
  for (const { id, parent, values } of categories[field.name] ?? []) {
    if (level === 2 && parent === undefined) continue;
    for (const value of values) ids.set(value, level === 1 ? (parent ?? id) : id);
  }
  const type = field.type === 'text' ? 'Array(String)' : 'Array(Int64)';
  const values = parameters.of(type, [...ids.keys()]);
  const codes = parameters.of('Array(Int64)', [...ids.values()]);
  const of = (value: string) =>
    `transform(${field.type === 'text' ? `toString(${value})` : `toInt64(${value})`}, ${values}, ${codes}, toInt64(0))`;
  if (field.kind !== 'codes') return of(column);
  return `arrayJoin(arrayDistinct(arrayMap(value -> ${of('value')}, ${field.column})))`;
}

/**
 * Returns the key of a grouping; a list of values puts the row into the group of each. `single` is the value where each
 * row has one and only one.
 */
export function groupKey(
  grouping: Grouping,
  parameters: Parameters,
  categories: CustomCategories,
  single?: string,
): GroupKey {
  const { field, by } = grouping;
  const column = single ?? shownColumn(field);
  const present = single === undefined ? presenceToGroup(field) : undefined;
  const key = (expression: string, ...more: string[]): GroupKey => ({
    expression,
    present: [...(present ? [present] : []), ...more],
    type: keyType(grouping),
  });
  if (by.type === 'interval') return key(`${INTERVAL_STARTS[by.interval]}(${column})`);
  if (by.type === 'categories') return key(categoryOf(grouping, by.level, parameters, categories, column));
  if (by.type === 'ranges')
    return key(
      `${by.from} + intDiv(toInt64(${column}) - ${by.from}, ${by.step}) * ${by.step}`,
      `${column} >= ${by.from}`,
      `${column} < ${by.to}`,
    );
  return key(field.kind === 'codes' && single === undefined ? `arrayJoin(${column})` : column);
}
