import { isBlank, type JsonObject } from './values';

/** Lists that an export wrote as a column an item: `skills[0]`, `skills[1]`. */

const ITEM = /^(.{1,100})\[(\d{1,3})\]$/u;

/** Creates a reader that puts such cells of a row back into lists, without their empty items; other rows stay as they are. */
export function createUnflattener(): (row: JsonObject) => JsonObject {
  const known = new Map<string, string | undefined>();
  const listOf = (column: string) => {
    if (!known.has(column)) known.set(column, ITEM.exec(column)?.[1]);
    return known.get(column);
  };
  return (row) => {
    const columns = Object.keys(row);
    if (columns.every((column) => listOf(column) === undefined)) return row;
    const whole: JsonObject = {};
    for (const column of columns) {
      const list = listOf(column);
      if (list === undefined) whole[column] = row[column];
      else if (!Array.isArray(whole[list])) whole[list] = isBlank(row[column]) ? [] : [row[column]];
      else if (!isBlank(row[column])) (whole[list] as unknown[]).push(row[column]);
    }
    return whole;
  };
}
