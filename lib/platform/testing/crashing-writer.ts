/**
 * A separate process for tests of the embedded records: opens the directory that it is given, writes rows of the given
 * word, reports it, and waits to be killed.
 */
import { Kysely, sql } from 'kysely';
import { embeddedDialect } from '../records';

const [directory = '', word = ''] = process.argv.slice(2);
const ROWS = 20_000;

const db = new Kysely<unknown>({ dialect: await embeddedDialect(directory) });
await sql`create table if not exists person (email text)`.execute(db);
await sql`insert into person select ${word} || n || '@example.org' from generate_series(1, ${ROWS}::int) n`.execute(
  db,
);
process.stdout.write('written\n');
setInterval(() => undefined, 1000);
