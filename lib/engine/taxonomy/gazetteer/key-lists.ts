import { type ColumnReader, firstNotBefore } from './columns';
import type { Column } from './format';

const utf8 = new TextEncoder();

/**
 * Opens the lists of numbers under a key in packed columns: keys in order of their bytes, a run of numbers for each.
 */
export function openKeyLists(
  columns: ColumnReader,
  [text, ends, numbers, numberEnds]: readonly [Column, Column, Column, Column],
) {
  const keys = columns.texts(text, ends);
  const listed = columns.numbers(numbers);
  const listEnds = columns.numbers(numberEnds);

  return (key: string): Uint32Array => {
    const wanted = utf8.encode(key);
    const found = firstNotBefore(keys.count, (index) => keys.compare(index, wanted) < 0);
    if (found === keys.count || keys.compare(found, wanted) !== 0) return listed.subarray(0, 0);
    return listed.subarray(found === 0 ? 0 : listEnds[found - 1], listEnds[found]);
  };
}
