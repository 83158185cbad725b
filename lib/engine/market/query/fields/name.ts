import type { Problems } from '../problem';
import type { Field, Level } from './model';
import { FIELDS, fieldByName } from './registry';

/** A field as a request names it: `posting:job_title__prefix__not`. */
export type NamedField = {
  /** As it was written, without modifiers: a bucket or a member is called the same. */
  written: string;
  field: Field;
  level: Level;
  /** The level that was written before the name, if any. */
  prefix?: Level;
  modifiers: string[];
};

const LEVEL = /^(job|posting):/;

/** Returns the names that are nearest to a misspelt one: those that begin alike or contain it. */
function suggestion(name: string): string {
  const start = name.slice(0, 4).toLowerCase();
  const near = FIELDS.filter(
    (field) => field.name.startsWith(start) || field.name.includes(name.toLowerCase()),
  );
  return near.length > 0 && name !== ''
    ? ` Did you mean ${near
        .map((field) => field.name)
        .slice(0, 3)
        .join(', ')}?`
    : '';
}

/** Reads the name of a field with its level and modifiers; `parameter` is where it is. */
export function readFieldName(
  written: string,
  parameter: string,
  problems: Problems,
  start = 0,
): NamedField | undefined {
  const prefix = LEVEL.exec(written)?.[1] as Level | undefined;
  const rest = prefix ? written.slice(prefix.length + 1) : written;
  const [name = '', ...modifiers] = rest.split('__');
  const span = { start, end: start + written.length };
  const field = fieldByName(name);
  if (!field)
    return problems.add(parameter, 'unknown_field', `There is no field "${name}".${suggestion(name)}`, span);
  if (prefix && !field.levels.includes(prefix))
    return problems.add(
      parameter,
      'invalid_modifier',
      `The field ${name} does not exist at the level of the ${prefix}.`,
      span,
    );
  const level = prefix ?? field.levels[0];
  return { written: prefix ? `${prefix}:${name}` : name, field, level, prefix, modifiers };
}
