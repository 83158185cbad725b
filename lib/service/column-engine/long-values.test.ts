import { expect, it } from 'vitest';
import { partLongValues } from './long-values';

it('leaves values alone that are short enough', () => {
  const statement = { sql: 'select {p1:Array(String)}, {p2:Int64}', parameters: { p1: ['a'], p2: 7 } };
  expect(partLongValues(statement)).toEqual(statement);
});

it('parts a long list, wherever it is asked for, and loses nothing of it', () => {
  const words = Array.from({ length: 30_000 }, (_, index) => `wörd${index}`);
  const parted = partLongValues({
    sql: 'select {p1:Array(String)}, {p10:Int64}, has({p1:Array(String)}, 1)',
    parameters: { p1: words, p10: 7 },
  });
  const names = Object.keys(parted.parameters).filter((name) => name !== 'p10');
  expect(names.flatMap((name) => parted.parameters[name])).toEqual(words);
  for (const name of names)
    expect(Buffer.byteLength(JSON.stringify(parted.parameters[name]))).toBeLessThan(131_072);
  const list = `arrayConcat(${names.map((name) => `{${name}:Array(String)}`).join(', ')})`;
  expect(parted.sql).toBe(`select ${list}, {p10:Int64}, has(${list}, 1)`);
});
