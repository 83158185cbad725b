import { type Kysely, sql } from 'kysely';
import { columnAfter } from './meant';

/** The count and hash of each column of each table, as `table.column`. */
export type Snapshot = Record<string, string>;

type Column = { table: string; name: string; type: string };

async function columnsOf(db: Kysely<unknown>, schema: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migration'
      and a.attnum > 0 and not a.attisdropped order by 1, 2`.execute(db);
  return rows;
}

/** Returns the count and hash of every column, whatever the order of the rows. */
export async function snapshotOf(db: Kysely<unknown>, schema: string): Promise<Snapshot> {
  const snapshot: Snapshot = {};
  const columns = await columnsOf(db, schema);
  for (const table of new Set(columns.map((column) => column.table))) {
    const sums = columns
      .filter((column) => column.table === table)
      .map(
        ({ name }) => sql`${name}::text, count(*) || ' ' ||
        coalesce(md5(string_agg(md5(coalesce(${sql.id(name)}::text, '(null)')), '' order by md5(coalesce(${sql.id(name)}::text, '(null)')))), '')`,
      );
    const { rows } = await sql<{ sums: Record<string, string> }>`
      select jsonb_build_object(${sql.join(sums.slice(0, 45))}) || jsonb_build_object(${sql.join(sums.slice(45))}) as sums
      from ${sql.id(schema, table)}`.execute(db);
    for (const [name, sum] of Object.entries(rows[0]?.sums ?? {})) snapshot[`${table}.${name}`] = sum;
  }
  return snapshot;
}

/** Compares columns with what they were before these steps ran, wherever the steps moved them. */
export function compareColumns(before: Snapshot, after: Snapshot, steps: readonly string[]) {
  const due = Object.keys(before).flatMap((column) => {
    const place = columnAfter(column, steps);
    return place === undefined ? [] : [{ column, place }];
  });
  const differing = due
    .filter(({ column, place }) => after[place] !== before[column])
    .map(({ column, place }) => `${column}: ${before[column]} became ${after[place] ?? 'nothing'}`);
  return { compared: due.length, differing };
}
