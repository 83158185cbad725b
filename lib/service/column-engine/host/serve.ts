/**
 * ClickHouse's HTTP interface over chDB: the part that `@clickhouse/client` and we need. One process holds the data
 * directory, so that a slow statement, or the end of the engine, is never that of the web server.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Session } from 'chdb';
import { type HostRequest, readRequest } from './request.ts';
import type { Sessions } from './sessions.ts';

const MAX_ADDRESS_BYTES = 1_100_000;
const INSERT = /^\s*insert\s+into\s+([`\w.]+)\s*(?:\(([^)]*)\))?\s*format\s+(JSONEachRow)\s*$/i;
const FORMAT_TAIL = /\sformat\s+(\w+)\s*;?\s*$/i;
const CODE = /^Code: (\d+)\./;
const UNKNOWN_EXCEPTION = 1002;
const KEPT_SETTINGS = 'max_execution_time=0, max_memory_usage=0';

function quoted(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** The settings that a session was last given. */
const settled = new WeakMap<Session, string>();

function assignments(pairs: readonly (readonly [name: string, value: string])[]): string[] {
  return pairs.map(([name, value]) => `${name}=${quoted(value)}`);
}

/**
 * Gives a session the settings and parameters of a statement. It keeps its settings, so the limits of the previous
 * statement are reset first, and nothing is sent where they are the same: that costs as much as a small question.
 */
async function prepare(session: Session, { parameters, settings }: HostRequest): Promise<void> {
  const wanted = [KEPT_SETTINGS, ...assignments(settings)].join(', ');
  const values = assignments(parameters.map(([name, value]) => [`param_${name}`, value]));
  const changes = settled.get(session) === wanted ? values : [wanted, ...values];
  if (changes.length === 0) return;
  settled.delete(session);
  await session.queryAsync(`set ${changes.join(', ')}`);
  settled.set(session, wanted);
}

async function insert(session: Session, request: HostRequest, data: Buffer): Promise<Uint8Array> {
  const [, table = '', columns, format = ''] = INSERT.exec(request.query) ?? [];
  if (!table) throw new Error('Code: 62. this insert is not understood');
  await session.insert({
    table: table.replaceAll('`', ''),
    columns: columns?.split(',').map((column) => column.trim().replaceAll('`', '')),
    values: data,
    format: format as 'JSONEachRow',
  });
  return new Uint8Array();
}

async function select(session: Session, { query }: HostRequest): Promise<Uint8Array> {
  const format = FORMAT_TAIL.exec(query)?.[1] ?? 'TabSeparated';
  return (await session.queryAsync(query.replace(FORMAT_TAIL, ''), { format })).bytes();
}

async function answer(sessions: Sessions, request: IncomingMessage, response: ServerResponse) {
  const asked = await readRequest(request);
  const bytes = await sessions.use(async (session) => {
    await prepare(session, asked);
    return asked.data ? insert(session, asked, asked.data) : select(session, asked);
  });
  response.writeHead(200, {
    'content-type': 'text/plain; charset=UTF-8',
    'content-length': bytes.byteLength,
  });
  response.end(bytes);
}

function refuse(response: ServerResponse, error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  const code = CODE.exec(message)?.[1] ?? String(UNKNOWN_EXCEPTION);
  response.writeHead(500, { 'x-clickhouse-exception-code': code });
  response.end(message);
}

/** Creates a server, not yet listening, that answers statements with the results of the sessions. */
export function createHost(sessions: Sessions): Server {
  return createServer({ maxHeaderSize: MAX_ADDRESS_BYTES }, (request, response) => {
    if (request.url === '/ping') return response.end('Ok.\n');
    answer(sessions, request, response).catch((error: unknown) => refuse(response, error));
  });
}
