import type { ColumnEngine } from '../column-engine';

const VERSION = `select
  (select toString(max(version)) from begun_change) as begun,
  (select toString(max(version)) from last_change) as made`;

/**
 * What the rows are known by: it is another one when a change begins and when all of it is there, by whichever instance.
 * Read before a question is answered, it is never newer than the answer.
 */
export async function versionOf(engine: Pick<ColumnEngine, 'rows'>): Promise<string> {
  const [row] = await engine.rows<{ begun: string; made: string }>({ sql: VERSION, parameters: {} });
  return `${row?.begun}/${row?.made}`;
}
