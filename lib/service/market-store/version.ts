import type { ColumnEngine } from '../column-engine';

const VERSION = `select
  (select concat(toString(max(version)), '.', toString(count())) from posting) as postings,
  (select concat(toString(max(version)), '.', toString(count())) from job) as jobs`;

/**
 * What the rows are known by: it is another one after every change, by whichever instance. Read before a question is
 * answered, it is never newer than the answer.
 */
export async function versionOf(engine: Pick<ColumnEngine, 'rows'>): Promise<string> {
  const [row] = await engine.rows<{ postings: string; jobs: string }>({ sql: VERSION, parameters: {} });
  return `${row?.postings}/${row?.jobs}`;
}
