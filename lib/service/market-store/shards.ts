import type { ColumnEngine, ColumnStatement } from '../column-engine';

/**
 * Location of the rows of the market. On one engine that is the engine itself. On a cluster every server has separate
 * tables with a part of the jobs and everything that belongs to them, so that a statement that changes rows is the same
 * text on each; queries go to tables that represent all parts (`cluster.ts`).
 */
export type Shards = {
  /** One server of each part: changes go to each. */
  parts: readonly ColumnEngine[];
};

export function wholeOn(engine: ColumnEngine): Shards {
  return { parts: [engine] };
}

/** Changes rows of every part. */
export async function onEachPart({ parts }: Shards, statement: ColumnStatement): Promise<void> {
  await Promise.all(parts.map((part) => part.run(statement)));
}

/** Returns the results of every part, one after the other. */
export async function rowsOfParts<Row>({ parts }: Shards, statement: ColumnStatement): Promise<Row[]> {
  return (await Promise.all(parts.map((part) => part.rows<Row>(statement)))).flat();
}
