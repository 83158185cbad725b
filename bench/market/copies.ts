/** A market enlarged in the engine: copies of its jobs, under other numbers and days. */
import type { ColumnEngine } from '@/lib/service/column-engine/port';

/** Ids below 2^53, as `idOfName` gives them. */
const OTHER = (column: string) => `bitAnd(cityHash64(${column}, {round:UInt64}), 9007199254740991)`;

/** Rows held in memory at a time: those with texts also have their words and the places of these. */
const ROWS_AT_A_TIME = { withTexts: 5000, without: 100_000 };

/** Share at which to stop, since the size of a round depends on hashes: the last rows would take many rounds. */
const NEARLY = 0.99;

/** Rows that one statement copies with their texts. */
const SPAN = 20_000;

async function columnsOf(engine: ColumnEngine, table: string): Promise<string[]> {
  const sql = `select name from system.columns where database = currentDatabase() and table = {table:String}
and default_kind = '' order by position`;
  const rows = await engine.rows<{ name: string }>({ sql, parameters: { table } });
  return rows.map(({ name }) => name);
}

/** Returns how many postings the market has. */
export async function postingsIn(engine: ColumnEngine): Promise<number> {
  const sql = 'select count() as n from posting';
  const [row] = await engine.rows<{ n: number }>({ sql, parameters: {} });
  return row?.n ?? 0;
}

function valueIn(name: string, texts: boolean): string {
  if (/^(posting_id|job_id|block)$/.test(name)) return `${OTHER(name)} as ${name}_`;
  if (!texts && name.startsWith('full_text')) return name.endsWith('_extra') ? '[]' : "''";
  return name === 'date' ? 'date - {round:UInt64} % 300' : name;
}

/** Splits the days of the market into spans of about this many rows, earliest first. */
async function spansOf(engine: ColumnEngine, rows: number): Promise<[first: string, last: string][]> {
  const sql = 'select toString(date) as day, count() as n from posting group by date order by date';
  const spans: [string, string][] = [];
  let held = rows;
  for (const { day, n } of await engine.rows<{ day: string; n: number }>({ sql, parameters: {} })) {
    const last = spans.at(-1);
    if (last && held + n <= rows) last[1] = day;
    else spans.push([day, day]);
    held = last && held + n <= rows ? held + n : n;
  }
  return spans;
}

/**
 * Adds copies until there are some `size` postings; the copies have the same jobs, employers and, if wanted, texts.
 * Copies are earlier than their originals, so a copied span never includes its own copies.
 */
export async function addCopies(engine: ColumnEngine, size: number, { texts }: { texts: boolean }) {
  for (
    let count = await postingsIn(engine), round = 1;
    count < NEARLY * size;
    count = await postingsIn(engine), round++
  ) {
    const spans = await spansOf(engine, texts ? SPAN : size);
    for (const table of ['job', 'posting']) {
      const columns = await columnsOf(engine, table);
      const rows = texts ? ROWS_AT_A_TIME.withTexts : ROWS_AT_A_TIME.without;
      const sql = `insert into ${table} (${columns.join(', ')}) select ${columns.map((name) => valueIn(name, texts)).join(', ')} from ${table}
where date between {first:Date} and {last:Date} and ${OTHER('job_id')} % ${count} < {wanted:UInt64}
settings max_block_size = ${Math.min(rows, 8192)}, max_threads = 1, max_insert_threads = 1, min_insert_block_size_rows = ${rows}, min_insert_block_size_bytes = 0`;
      const parameters = { round: round + count, wanted: size - count };
      const wholly: typeof spans = [['1970-01-01', '2100-01-01']];
      for (const [first, last] of table === 'job' ? wholly : spans)
        await engine.run({ sql, parameters: { ...parameters, first, last } });
    }
    // As a change of the store would, so that nothing is answered from tallies of before.
    await engine.insert('last_change', [{ version: Date.now() * 4096 }]);
    console.log(`  ${await postingsIn(engine)} postings`);
  }
}
