import type { ColumnEngine, ColumnStatement } from '../column-engine';

/**
 * Where the rows of the market are. On one engine that is the engine itself. On a cluster every server has tables of its
 * own with a part of the jobs and all that belongs to these, so that a statement that changes rows is the same text on each;
 * what is asked goes to tables that stand for all parts (`cluster.ts`).
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

/** Returns what every part answers, one after the other. */
export async function rowsOfParts<Row>({ parts }: Shards, statement: ColumnStatement): Promise<Row[]> {
  return (await Promise.all(parts.map((part) => part.rows<Row>(statement)))).flat();
}
