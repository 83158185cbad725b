import { z } from 'zod';
import { type Connections, environmentConnections, probeMarket, probeParser } from '@/lib/clients';
import { inVersion, PARSER_VERSIONS, versionInAddress } from '@/lib/contracts';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads } from '../ground/use-case';
import { explainProbe } from './explain';
import {
  dropConnection,
  keepConnection,
  marketOf,
  parserOf,
  readConnection,
  type StoredConnection,
} from './stored';
import {
  CONNECTED_APIS,
  type ConnectedApi,
  type ConnectionState,
  type ConnectionTest,
  CREDENTIAL_KINDS,
  CREDENTIALS_OF,
} from './types';

const address = z
  .string()
  .trim()
  .transform((url) => url.replace(/\/+$/, ''))
  .pipe(
    z
      .url({ protocol: /^https?$/, error: 'Enter an address that begins with https://.' })
      .refine((url) => !/[?#@]/.test(url), 'Enter the address without a name, a question mark or a hash.'),
  );

const origin = address.refine((url) => new URL(url).origin === url, 'Enter an origin, without a path.');
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

const api = z.enum(CONNECTED_APIS);

/** An empty secret keeps the current one. */
const Hosted = z.object({
  api,
  baseUrl: address,
  uiOrigin: optional(origin).default(null),
  region: optional(z.string().trim().max(40)).default(null),
  credentials: z.enum(CREDENTIAL_KINDS),
  id: z.string().trim().min(1, 'Enter the id.').max(200),
  secret: z.string().max(500).default(''),
  tokenUrl: optional(address).default(null),
  normalize: z.boolean().default(true),
  version: z.enum(PARSER_VERSIONS).default('v10'),
});

type HostedInput = z.output<typeof Hosted>;
type Hosting = { settings: StoredConnection; secret: string };

function stateOf(
  which: ConnectedApi,
  from: ConnectionState['from'],
  settings: StoredConnection,
  secretIsSet: boolean,
): ConnectionState {
  return { api: which, from, ...settings, secretIsSet };
}

function givenBy(environment: Connections, which: ConnectedApi): ConnectionState {
  const { builtIn, baseUrl, credentials } = environment[which];
  const { uiOrigin, normalize, version = 'v10' } = environment.parser;
  const settings: StoredConnection = {
    builtIn,
    baseUrl: which === 'parser' ? inVersion(baseUrl, version) : baseUrl,
    uiOrigin: which === 'parser' && !builtIn ? uiOrigin : null,
    region: null,
    credentials: credentials.kind,
    id: builtIn ? '' : credentials.id,
    tokenUrl: null,
    normalize,
    version,
  };
  return stateOf(which, builtIn ? 'default' : 'environment', settings, !builtIn);
}

async function stateFor(which: ConnectedApi): Promise<ConnectionState> {
  const stored = await readConnection(which);
  if (stored) return stateOf(which, 'settings', stored.settings, stored.secret !== null);
  return givenBy(await environmentConnections(), which);
}

/** Whom the app calls for each API, without secrets. Owners only. */
export const connectionSettings = defineUseCase(
  reads('owner'),
  z.void(),
  async (): Promise<Outcome<ConnectionState[]>> => done(await Promise.all(CONNECTED_APIS.map(stateFor))),
);

/** Keeps the current secret if none is given, unless it would be sent elsewhere, or there without https. */
async function secretFor({
  api: which,
  baseUrl,
  tokenUrl,
  id,
  secret,
}: HostedInput): Promise<string | undefined> {
  if (secret !== '') return secret;
  const stored = await readConnection(which);
  if (!stored || stored.settings.id !== id) return undefined;
  const originsOf = (urls: (string | null)[]) => urls.map((url) => url && new URL(url).origin).join(' ');
  const before = originsOf([stored.settings.baseUrl, stored.settings.tokenUrl]);
  return before === originsOf([baseUrl, tokenUrl]) ? (stored.secret ?? undefined) : undefined;
}

/** The address contains the version too, and must match. */
function problemOfVersion({ api: which, baseUrl, version }: HostedInput): string | undefined {
  if (which !== 'parser') return undefined;
  const said = versionInAddress(baseUrl);
  if (said === undefined && version === 'v9') return 'For version 9 the address has to end with /v9.';
  if (said === undefined || said === version) return undefined;
  return `The address ends with /${said}, and version ${version.slice(1)} is chosen.`;
}

async function hostingOf(input: HostedInput): Promise<Outcome<Hosting>> {
  const { api: which, secret: _, ...settings } = input;
  if (!CREDENTIALS_OF[which].includes(input.credentials))
    return refused('invalid', 'This API does not take these credentials.', 'credentials');
  if (input.credentials === 'client' && input.tokenUrl === null)
    return refused('invalid', 'Enter the address of the token endpoint.', 'tokenUrl');
  const problem = problemOfVersion(input);
  if (problem) return refused('invalid', problem, 'baseUrl');
  const secret = await secretFor(input);
  if (secret === undefined)
    return refused(
      'invalid',
      'Enter the secret. It is asked for again when the address or the id changes.',
      'secret',
    );
  return done({ settings: { ...settings, builtIn: false }, secret });
}

/** Connects an API to a hosted provider. Owners only. */
export const connectHosted = defineUseCase('owner', Hosted, async (actor, input): Promise<Outcome<null>> => {
  const hosting = await hostingOf(input);
  if (!hosting.ok) return hosting;
  await keepConnection(input.api, hosting.value);
  const entry = { actorId: actor.id, action: 'connection-changed', detail: { api: input.api } } as const;
  await audit(await records(), entry);
  return done(null);
});

/** Tries a connection as it was entered, without keeping it. Costs no credits. Owners only. */
export const testConnection = defineUseCase(
  'owner',
  Hosted,
  async (_, input): Promise<Outcome<ConnectionTest>> => {
    const hosting = await hostingOf(input);
    if (!hosting.ok) return hosting;
    const probe =
      input.api === 'parser'
        ? await probeParser(await parserOf(hosting.value))
        : await probeMarket(await marketOf(hosting.value));
    const today = new Date().toISOString().slice(0, 10);
    return done(explainProbe({ api: input.api, settings: hosting.value.settings, today }, probe));
  },
);

const BUILT_IN: Omit<StoredConnection, 'credentials'> = {
  builtIn: true,
  baseUrl: '',
  uiOrigin: null,
  region: null,
  id: '',
  tokenUrl: null,
  normalize: true,
  version: 'v10',
};

/**
 * Connects an API to the built-in service, overriding the environment, or leaves it to the environment. Owners only.
 */
export const connectOtherwise = defineUseCase(
  'owner',
  z.object({ api, to: z.enum(['built-in', 'environment']) }),
  async (actor, { api: which, to }): Promise<Outcome<null>> => {
    const [credentials] = CREDENTIALS_OF[which];
    if (to === 'environment') await dropConnection(which);
    else if (credentials)
      await keepConnection(which, { settings: { ...BUILT_IN, credentials }, secret: null });
    const entry = { actorId: actor.id, action: 'connection-changed', detail: { api: which } } as const;
    await audit(await records(), entry);
    return done(null);
  },
);
