import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSource, findImport, findSource } from './imports';
import { finishRemoval, removeSource } from './removal';
import { type ImportTools, runImport, undoImport } from './run-import';
import * as testing from './testing/imports';

/** Real stores and real threads: the removal of a source. */

let tools: ImportTools;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ tools, stop } = await testing.openTestImports('removal', { today: () => '2026-06-01' }));
}, 120_000);

afterAll(async () => stop());

const remove = (id: string, takesBack: boolean) =>
  removeSource(tools.records, tools.files, id, { takesBack });
const textOf = (...rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n');

async function sourceIn(text: string, name: string) {
  const origin = await testing.fileOrigin(text, tools);
  const { run, source } = await testing.newImport(origin, name, tools);
  const parts = origin.at === 'file' ? origin.content.parts : [];
  const keepsFile = async () =>
    (await Promise.all(parts.map((part) => tools.files.has(part)))).every(Boolean);
  return { run, source, keepsFile };
}

async function postingsOf(run: string) {
  const sql = 'select posting_id as id from posting where import_id = {run:String}';
  return tools.market.rows<{ id: number }>({ sql, parameters: { run } });
}

describe('the removal of a source', () => {
  it('deletes one that was never read with its file', async () => {
    const origin = await testing.fileOrigin(textOf(testing.testRow('never')), tools);
    const { id } = await addSource(tools.records, { name: 'never', origin, everyHours: null });
    const parts = origin.at === 'file' ? origin.content.parts : [];
    expect(await remove(id, false)).toBe('removed');
    expect(await findSource(tools.records, id)).toBeUndefined();
    for (const part of parts) expect(await tools.files.has(part)).toBe(false);
    expect(await remove(id, false)).toBe('missing');
  });

  it('leaves the postings, unless they are to go, and a file that another source has', async () => {
    const text = textOf(testing.testRow('kept-1'), testing.testRow('kept-2', { title: 'Miller' }));
    const first = await sourceIn(text, 'first');
    const second = await sourceIn(text, 'second');
    await runImport(first.run, tools);
    await runImport(second.run, tools);
    expect(await remove(second.source, false)).toBe('removed');
    expect(await findImport(tools.records, second.run)).toBeUndefined();
    expect(await postingsOf(first.run)).toHaveLength(2);
    expect(await first.keepsFile()).toBe(true);
    expect(await remove(first.source, true)).toBe('begun');
    expect(await remove(first.source, true)).toBe('under way');
    await finishRemoval(first.source, tools, (run) => undoImport(run, tools));
    expect(await postingsOf(first.run)).toEqual([]);
    expect(await findSource(tools.records, first.source)).toBeUndefined();
    expect(await first.keepsFile()).toBe(false);
  });

  it('waits for nothing: a source that is being read stays', async () => {
    const { source, keepsFile } = await sourceIn(textOf(testing.testRow('busy')), 'busy');
    expect(await remove(source, true)).toBe('under way');
    expect(await findSource(tools.records, source)).toBeDefined();
    expect(await keepsFile()).toBe(true);
  });

  it('goes on where a crash cut it short', async () => {
    const rows = Array.from({ length: 3 }, (_, index) =>
      testing.testRow(`cut-${index}`, { title: `Baker ${index}` }),
    );
    const { run, source, keepsFile } = await sourceIn(textOf(...rows), 'cut');
    await runImport(run, tools);
    expect(await remove(source, true)).toBe('begun');
    const killed = Promise.reject(new Error('killed'));
    await expect(finishRemoval(source, tools, () => killed)).rejects.toThrow('killed');
    expect(await keepsFile()).toBe(true);
    await finishRemoval(source, tools, (id) => undoImport(id, tools));
    expect(await postingsOf(run)).toEqual([]);
    expect(await findSource(tools.records, source)).toBeUndefined();
    await finishRemoval(source, tools, (id) => undoImport(id, tools));
  });
});
