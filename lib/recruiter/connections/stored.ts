import { z } from 'zod';
import type { MarketConnection, ParserConnection } from '@/lib/clients';
import { builtInMarket, builtInParser, type Connections, environmentConnections } from '@/lib/clients';
import { inVersion, PARSER_VERSIONS } from '@/lib/contracts';
import { forget, once, seal, unseal } from '@/lib/platform';
import { records } from '../ground/store';
import { type ConnectedApi, CREDENTIAL_KINDS } from './types';

/** The secret of the installation by which those of connections are sealed. */
export const CONNECTION_SECRET = 'connection-secrets';
/** Time for which another instance may use outdated settings. */
const KEPT_MS = 5000;
const KEPT = 'recruiter:connections';

/** Stored settings of a connection other than its secret. */
export const StoredConnection = z.object({
  builtIn: z.boolean(),
  baseUrl: z.string(),
  uiOrigin: z.string().nullable(),
  region: z.string().nullable(),
  credentials: z.enum(CREDENTIAL_KINDS),
  id: z.string(),
  tokenUrl: z.string().nullable(),
  normalize: z.boolean(),
  version: z.enum(PARSER_VERSIONS).default('v10'),
});

export type StoredConnection = z.output<typeof StoredConnection>;

type Opened = { settings: StoredConnection; secret: string | null };

/** Returns the connection that an owner has set, with its secret opened; undefined without one. */
export async function readConnection(api: ConnectedApi): Promise<Opened | undefined> {
  const db = await records();
  const row = await db.selectFrom('connection').selectAll().where('api', '=', api).executeTakeFirst();
  if (!row) return undefined;
  const secret = row.secret === null ? null : await unseal(CONNECTION_SECRET, row.secret, api);
  return { settings: StoredConnection.parse(row.settings), secret };
}

/** Keeps a connection; it counts at once in this process, and in others within seconds. */
export async function keepConnection(api: ConnectedApi, { settings, secret }: Opened): Promise<void> {
  const sealed = secret === null ? null : await seal(CONNECTION_SECRET, secret, api);
  const row = { settings: JSON.stringify(settings), secret: sealed, changed_at: new Date() };
  const db = await records();
  await db
    .insertInto('connection')
    .values({ api, ...row })
    .onConflict((conflict) => conflict.column('api').doUpdateSet(row))
    .execute();
  forget(KEPT);
}

/** Forgets an owner's settings, so that the environment counts again. */
export async function dropConnection(api: ConnectedApi): Promise<void> {
  const db = await records();
  await db.deleteFrom('connection').where('api', '=', api).execute();
  forget(KEPT);
}

/** Returns a connection to the parsing API as its clients take it. */
export async function parserOf({ settings, secret }: Opened): Promise<ParserConnection> {
  const { builtIn, baseUrl, uiOrigin, credentials, id, tokenUrl, normalize, version } = settings;
  if (builtIn || secret === null) return { ...(await builtInParser()), normalize };
  return {
    builtIn: false,
    baseUrl: inVersion(baseUrl, 'v10'),
    version,
    uiOrigin,
    normalize,
    credentials:
      credentials === 'client' && tokenUrl !== null
        ? { kind: 'client', tokenUrl, id, key: secret }
        : { kind: 'account', id, key: secret },
  };
}

/** Returns a connection to the job market as its clients take it. */
export async function marketOf({ settings, secret }: Opened): Promise<MarketConnection> {
  if (settings.builtIn || secret === null) return builtInMarket();
  const { baseUrl, id } = settings;
  return { builtIn: false, baseUrl, limited: true, credentials: { kind: 'basic', id, key: secret } };
}

async function resolve(): Promise<Connections> {
  const [given, parser, market] = await Promise.all([
    environmentConnections(),
    readConnection('parser'),
    readConnection('market'),
  ]);
  return {
    parser: parser ? await parserOf(parser) : given.parser,
    market: market ? await marketOf(market) : given.market,
  };
}

type Kept = { until: number; answer: Promise<Connections> };

/**
 * Returns the connections of the app: those that owners have set, else those of the environment. Looked up again every
 * few seconds.
 */
export function resolveConnections(): Promise<Connections> {
  const kept = once<Partial<Kept>>(KEPT, () => ({}));
  if (kept.answer && kept.until && kept.until > performance.now()) return kept.answer;
  const answer = resolve();
  Object.assign(kept, { until: performance.now() + KEPT_MS, answer });
  answer.catch(() => forget(KEPT));
  return answer;
}
