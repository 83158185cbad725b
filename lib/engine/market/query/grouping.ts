import type { Field, Level } from './fields';
import { readFieldName } from './fields';
import type { Problems } from './problem';

export const INTERVALS = ['week', 'month', 'quarter', 'year'] as const;

export type Interval = (typeof INTERVALS)[number];

/** Key of one level of groups. */
export type Grouping = {
  /** As it was written; a bucket has a member of this name. */
  written: string;
  field: Field;
  level: Level;
  by:
    | { type: 'value' }
    | { type: 'interval'; interval: Interval }
    /** Ranges of `step` from `from` on, below `to`. */
    | { type: 'ranges'; from: number; to: number; step: number }
    /** The categories of level 1 (the highest) or 2. */
    | { type: 'categories'; level: 1 | 2 };
};

const RANGES = /^(-?\d{1,9})_(-?\d{1,9})_(\d{1,9})$/;
const MAX_RANGES = 1000;
const CATEGORIES = new Map<string, 1 | 2>([
  ['custom', 1],
  ['custom_1', 1],
  ['custom_2', 2],
]);

function intervalOf(modifier: string, field: Field): Grouping['by'] | string {
  const interval = INTERVALS.find((each) => each === modifier);
  if (!interval) return `There is no grouping __${modifier}.`;
  return field.type === 'date' ? { type: 'interval', interval } : `__${modifier} is for date fields.`;
}

function rangesOf(modifier: string, field: Field): Grouping['by'] | string {
  const [, from, to, step] = RANGES.exec(modifier.slice('buckets_'.length)) ?? [];
  if (field.kind !== 'number') return '__buckets is for integer fields that are figures.';
  if (from === undefined || Number(step) === 0 || Number(to) <= Number(from))
    return 'Ranges are written __buckets_<min>_<max>_<step>, with max above min and step above 0.';
  if ((Number(to) - Number(from)) / Number(step) > MAX_RANGES)
    return `At most ${MAX_RANGES} ranges are made.`;
  return { type: 'ranges', from: Number(from), to: Number(to), step: Number(step) };
}

function groupingOf(modifiers: readonly string[], field: Field): Grouping['by'] | string {
  const [modifier, ...more] = modifiers;
  if (more.length > 0) return 'A grouping has one suffix at most.';
  if (modifier === undefined)
    return field.kind === 'shown' || field.name === 'full_text'
      ? `Nothing is grouped by ${field.name}.`
      : { type: 'value' };
  const level = CATEGORIES.get(modifier);
  if (level && !field.hasCategories) return `The field ${field.name} has no categories.`;
  if (level) return { type: 'categories', level };
  return modifier.startsWith('buckets_') ? rangesOf(modifier, field) : intervalOf(modifier, field);
}

/** Reads one part of `_group` (market.md, "Grouping forms"). */
export function readGrouping(text: string, start: number, problems: Problems): Grouping | undefined {
  const named = readFieldName(text, '_group', problems, start);
  if (!named) return undefined;
  const by = groupingOf(named.modifiers, named.field);
  if (typeof by === 'string')
    return problems.add('_group', 'invalid_modifier', by, { start, end: start + text.length });
  return { written: text, field: named.field, level: named.level, by };
}
