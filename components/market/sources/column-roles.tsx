'use client';

import { Select } from '@/components/ui/select';
import { MAPPING_TARGETS, type MarketSourceSummary } from '@/lib/recruiter/vocabulary';
import { count, targetName, usedOf } from './words';

type Mapping = Record<string, string>;

/** Stands for no field: a choice may not be the empty text. */
const NONE = ' ';

const OPTIONS = [
  { value: NONE, label: 'Not read' },
  ...MAPPING_TARGETS.map((target) => ({ value: target as string, label: targetName(target) })),
];

const targetOf = (mapping: Mapping, column: string) =>
  Object.keys(mapping).find((target) => mapping[target] === column);

/** Returns why a column has its role, or why it is not read. */
function reasonOf(column: string, mapping: Mapping, source: MarketSourceSummary): string {
  const target = targetOf(mapping, column);
  const proposed = targetOf(source.mapping, column);
  if (target !== proposed) return 'Chosen by you';
  if (target === undefined)
    return source.filled[column] === 0
      ? 'Empty in every row'
      : 'Neither its name nor its values match a field';
  const certainty = source.certainties[target];
  if (certainty !== undefined) return `By its values, ${Math.round(certainty * 100)}% certain`;
  return source.isChosen ? 'As chosen before' : 'By its name';
}

/** A field is in one column: choosing it for another takes it from the first. */
function withField(mapping: Mapping, column: string, target: string): Mapping {
  const others = Object.entries(mapping).filter(([each, from]) => from !== column && each !== target);
  return Object.fromEntries(target === NONE ? others : [...others, [target, column]]);
}

/** Each column of a table with the field that is read from it, how certain that is, and how much of it there is. */
export function ColumnRoles({
  source,
  mapping,
  onChange,
}: {
  source: MarketSourceSummary;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}) {
  const columns = source.columns.filter((column) => column.trim() !== '');
  const read = columns.filter((column) => targetOf(mapping, column) !== undefined);
  return (
    <section aria-label="Columns">
      <h3 className="mb-1 font-medium text-sm">
        {count(read.length)} of {count(columns.length)} columns are read
      </h3>
      <ul className="divide-y border-y">
        {columns.map((column) => (
          <li
            key={column}
            className="grid items-center gap-x-4 gap-y-1 py-1.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1.4fr)_minmax(0,2fr)]"
          >
            <p className="min-w-0">
              <span className="block break-words font-medium text-sm">{column}</span>
              <span className="block text-ink-muted text-xs tabular-nums">{filledIn(column, source)}</span>
            </p>
            <Select
              aria-label={column}
              options={OPTIONS}
              value={targetOf(mapping, column) ?? NONE}
              onValueChange={(target) => onChange(withField(mapping, column, target))}
              className="w-full"
            />
            <p className="text-ink-muted text-xs">
              {reasonOf(column, mapping, source)}
              <UsedValues column={column} source={source} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function filledIn(column: string, { filled, rows }: MarketSourceSummary): string {
  const cells = filled[column];
  if (cells === undefined || rows === null) return '';
  return cells === rows ? 'In every row' : `In ${count(cells)} of ${count(rows)} rows`;
}

/** Number of values of a column that the last import used. */
function UsedValues({ column, source }: { column: string; source: MarketSourceSummary }) {
  const used = usedOf(targetOf(source.mapping, column), source.lastImport);
  const cells = source.filled[column];
  if (used === null || cells === undefined) return null;
  const isPoor = used < cells / 2;
  return (
    <span className={isPoor ? 'block text-caution' : 'block'}>
      Last import: {count(used)} {used === 1 ? 'value' : 'values'} used
    </span>
  );
}
