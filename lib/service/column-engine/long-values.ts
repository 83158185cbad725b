import type { ColumnStatement, ParameterValue } from './port';

/** A server takes values of 128 KiB by HTTP (`http_max_field_value_size`), however a client sends them. */
const LONGEST = 100_000;
/** Extra length of a quoted value. */
const QUOTES = 3;

function lengthOf(value: string | number): number {
  return Buffer.byteLength(String(value)) + QUOTES;
}

function partsOf(values: readonly (string | number)[]): (string | number)[][] {
  const parts: (string | number)[][] = [[]];
  let length = 0;
  for (const value of values) {
    length += lengthOf(value);
    if (length > LONGEST) {
      parts.push([]);
      length = lengthOf(value);
    }
    parts.at(-1)?.push(value);
  }
  return parts;
}

/** Splits a list that is too long for one value into several, which the statement puts together again. */
export function partLongValues({ sql, parameters }: ColumnStatement): ColumnStatement {
  let text = sql;
  const values: Record<string, ParameterValue> = {};
  for (const [name, value] of Object.entries(parameters)) {
    const parts = Array.isArray(value) ? partsOf(value) : [];
    if (parts.length < 2) values[name] = value;
    else {
      const placeholder = new RegExp(`\\{${name}:(Array\\(\\w+\\))\\}`, 'g');
      for (const [index, part] of parts.entries()) values[`${name}_${index}`] = part;
      text = text.replace(
        placeholder,
        (_, type) => `arrayConcat(${parts.map((__, index) => `{${name}_${index}:${type}}`).join(', ')})`,
      );
    }
  }
  return { sql: text, parameters: values };
}
