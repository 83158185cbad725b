import { cpus } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

/**
 * The environment, read and validated once. Nothing else reads `process.env`.
 * Nothing here has a secret default: keys that are not given are made on first start (lib/platform/secrets).
 */

const DEFAULT_PORT = 3000;

type Environs = Readonly<Record<string, string | undefined>>;

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const count = (fallback: number, minimum = 1) => z.coerce.number().int().min(minimum).default(fallback);
const httpUrl = z.url({ protocol: /^https?$/ });

const origin = httpUrl.refine(
  (url) => new URL(url).origin === url,
  'an origin without a path, e.g. https://match.example.com',
);

const HOST = /^(?:(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?|[\da-f]*(?::[\da-f.]*){2,})$/;

const hostList = z
  .string()
  .transform((hosts) =>
    hosts
      .toLowerCase()
      .split(',')
      .map((host) => host.trim()),
  )
  .refine(
    (hosts) => hosts.every((host) => HOST.test(host)),
    'hosts with commas between them, without http:// and without a path: localhost for all its ports, localhost:8080 for one',
  );

const accountPairs = z
  .string()
  .regex(/^[\w-]+:[^,:\s]{8,}(,[\w-]+:[^,:\s]{8,})*$/, 'id:key,id2:key2 with keys of 8 characters or more')
  .transform((pairs) =>
    pairs.split(',').map((pair) => {
      const [id = '', key = ''] = pair.split(':');
      return { id, key };
    }),
  );

const ids = z
  .string()
  .regex(/^[\w-]+(,[\w-]+)*$/, 'id,id2')
  .transform((list) => list.split(','));

/** Groups of a provider with the role that each gives: `HR leads=owner,Recruiting=recruiter`. */
const rolesOfGroups = z
  .string()
  .regex(
    /^[^=,]+=(?:owner|recruiter|viewer)(?:,[^=,]+=(?:owner|recruiter|viewer))*$/,
    'group=role,group2=role',
  )
  .transform((pairs) =>
    pairs.split(',').map((pair) => {
      const [group = '', role] = pair.split('=');
      return { group: group.trim(), role: role as 'owner' | 'recruiter' | 'viewer' };
    }),
  );

const addressList = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(httpUrl).min(1));

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time of day such as 03:00');

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(DEFAULT_PORT),
  HOST: z.string().default('127.0.0.1'),
  BASE_URL: httpUrl.optional(),
  MATCHER_ORIGIN: origin.optional(),
  TRUST_PROXY: flag.default(false),
  DATA_DIR: z.string().default('data'),
  DEMO: flag.default(false),
  DEMO_DATA_DIR: z.string().default('data-demo'),
  DEMO_RESET_AT: timeOfDay.default('03:00'),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  CLICKHOUSE_URL: httpUrl.optional(),
  CLICKHOUSE_CLUSTER: z.string().regex(/^\w+$/, 'a name').optional(),
  CLICKHOUSE_SERVERS: addressList.optional(),
  CLICKHOUSE_REPLICATED: flag.default(true),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(12, 'at least 12 characters').optional(),
  ADMIN_NAME: z.string().trim().min(1).max(100).optional(),
  OIDC_ISSUER: httpUrl.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().default('Single sign-on'),
  OIDC_ALLOWED_DOMAIN: z.string().optional(),
  OIDC_SCOPE: z.string().default('openid email profile'),
  OIDC_ROLES: rolesOfGroups.optional(),
  OIDC_SIGN_OUT: z.enum(['here', 'provider']).default('here'),
  OIDC_GROUPS_CLAIM: z.string().default('groups'),
  OIDC_DEFAULT_ROLE: z.enum(['recruiter', 'viewer']).default('viewer'),
  SERVICE_ACCOUNTS: accountPairs.optional(),
  SERVICE_REGION: z.string().default('local'),
  SERVICE_CREDITS: count(1_000_000),
  SERVICE_CONCURRENCY: count(10),
  SERVICE_TAXONOMY_V1: ids.optional(),
  SERVICE_SCANS: ids.optional(),
  ASSISTANT_PEOPLE: ids.optional(),
  ASSISTANT_WRITE: ids.optional(),
  PARSER_URL: httpUrl.optional(),
  PARSER_ACCOUNT_ID: z.string().optional(),
  PARSER_SERVICE_KEY: z.string().optional(),
  PARSER_UI_ORIGIN: origin.optional(),
  PARSER_NORMALIZE: flag.default(true),
  MARKET_URL: httpUrl.optional(),
  MARKET_USERNAME: z.string().optional(),
  MARKET_PASSWORD: z.string().optional(),
  MARKET_LIMIT_APP: flag.default(false),
  LLM_BASE_URL: httpUrl.optional(),
  LLM_MODEL: z.string().optional(),
  LLM_API_KEY: z.string().optional(),
  EMBEDDINGS_MODEL: z.string().optional(),
  LLM_TIMEOUT_MS: count(30_000, 100),
  LLM_MAX_TOKENS: count(2000, 100),
  LLM_MAX_CHARACTERS: count(40_000, 1000),
  PARSE_WORKERS: count(cpus().length),
  PARSE_MEMORY_MB: count(1024, 512),
  PARSE_TIMEOUT_MS: count(25_000, 1000),
  SCAN_WORKERS: count(Math.max(1, Math.floor(cpus().length / 2)), 0),
  SCAN_TIMEOUT_MS: count(60_000, 1000),
  MAX_DOCUMENT_MB: count(12),
  UPLOAD_QUOTA_MB: count(5000),
  PRIVATE_HOSTS: hostList.optional(),
  IMAP_HOST: z.string().optional(),
  IMAP_PORT: z.coerce.number().int().min(1).max(65_535).default(993),
  IMAP_SECURITY: z.enum(['tls', 'starttls', 'none']).default('tls'),
  IMAP_USER: z.string().optional(),
  IMAP_PASSWORD: z.string().optional(),
  IMAP_FOLDER: z.string().default('INBOX'),
  IMAP_DONE_FOLDER: z.string().default(''),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(587),
  SMTP_SECURITY: z.enum(['tls', 'starttls', 'none']).default('starttls'),
  SMTP_USER: z.string().default(''),
  SMTP_PASSWORD: z.string().default(''),
  MAIL_FROM: z.string().optional(),
  MAIL_PER_MINUTE: z.coerce.number().int().min(1).max(1000).default(20),
  GOOGLE_GEOCODING_KEY: z.string().optional(),
  GOOGLE_GEOCODING_URL: httpUrl.default('https://maps.googleapis.com/maps/api/geocode/json'),
  BING_MAPS_KEY: z.string().optional(),
  BING_LOCATIONS_URL: httpUrl.default('https://dev.virtualearth.net/REST/v1/Locations'),
});

/**
 * What a demonstration takes from its environment: where it listens, and what it may use of the machine. It has stores of its
 * own, sends and reads no mail, and lets nobody in by a key or a provider, whatever else is set for the other installation.
 */
const OF_DEMONSTRATION =
  /^(?:NODE_ENV|PORT|HOST|BASE_URL|MATCHER_ORIGIN|TRUST_PROXY|DATA_DIR|DEMO.*|METRICS_TOKEN|LOG_LEVEL|PARSE_(?:WORKERS|MEMORY_MB|TIMEOUT_MS)|SCAN_.*|MAX_DOCUMENT_MB)$/;

const isDemonstration = ({ DEMO }: Environs) => DEMO === 'true' || DEMO === '1';

/** Groups of variables that only make sense together: giving one asks for all. */
const TOGETHER: (keyof z.input<typeof Environment>)[][] = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['LLM_BASE_URL', 'LLM_MODEL'],
  ['IMAP_HOST', 'IMAP_USER', 'IMAP_PASSWORD'],
  ['SMTP_HOST', 'MAIL_FROM'],
  ['SMTP_USER', 'SMTP_PASSWORD'],
  ['PARSER_URL', 'PARSER_ACCOUNT_ID', 'PARSER_SERVICE_KEY'],
  ['CLICKHOUSE_CLUSTER', 'CLICKHOUSE_SERVERS'],
  ['MARKET_URL', 'MARKET_USERNAME', 'MARKET_PASSWORD'],
];

function missingPartner(environment: Environs): string | undefined {
  for (const group of TOGETHER) {
    const given = group.filter((name) => environment[name]);
    const missing = group.find((name) => !environment[name]);
    if (given.length > 0 && missing)
      return `${missing} is missing: it is needed together with ${given.join(', ')}.`;
  }
  if (environment.CLICKHOUSE_CLUSTER && !environment.CLICKHOUSE_URL)
    return 'CLICKHOUSE_URL is missing: it is needed together with CLICKHOUSE_CLUSTER.';
  if (environment.OIDC_ROLES && !environment.OIDC_ISSUER)
    return 'OIDC_ISSUER is missing: it is needed together with OIDC_ROLES.';
  if (environment.OIDC_SIGN_OUT && !environment.OIDC_ISSUER)
    return 'OIDC_ISSUER is missing: it is needed together with OIDC_SIGN_OUT.';
  if (environment.EMBEDDINGS_MODEL && !environment.LLM_BASE_URL)
    return 'LLM_BASE_URL is missing: it is needed together with EMBEDDINGS_MODEL.';
  return undefined;
}

function explain(error: z.ZodError): string {
  const [issue] = error.issues;
  return `${issue?.path.join('.')} is wrong: ${issue?.message.replace(/^Invalid input: /, '')}.`;
}

/** The settings of this process; throws an error of one line that names the variable and says what is expected. */
export function readConfig(environment: Environs) {
  const taken = (name: string) => !isDemonstration(environment) || OF_DEMONSTRATION.test(name);
  const given = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => value !== '' && taken(name)),
  );
  const read = Environment.safeParse(given);
  if (!read.success) throw new Error(explain(read.error));
  const missing = missingPartner(given);
  if (missing) throw new Error(missing);
  const values = read.data;
  const embeddedUrl = `http://127.0.0.1:${values.PORT}`;
  const baseUrl = (values.BASE_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, '');
  return {
    ...values,
    DATA_DIR: path.resolve(values.DATA_DIR),
    DEMO_DATA_DIR: path.resolve(values.DEMO_DATA_DIR),
    BASE_URL: baseUrl,
    /** Origin of the generated matching UI: its own, or that of the app. */
    MATCHER_ORIGIN: values.MATCHER_ORIGIN ?? new URL(baseUrl).origin,
    /** Base of the parsing API, version included, e.g. https://host/tx/v10. */
    PARSER_URL: (values.PARSER_URL ?? `${embeddedUrl}/v10`).replace(/\/$/, ''),
    /** Base of the job market API, without `/api/v3`. */
    MARKET_URL: (values.MARKET_URL ?? embeddedUrl).replace(/\/$/, ''),
    /** Address at which the embedded service listens, for its administration. */
    EMBEDDED_URL: embeddedUrl,
    usesEmbeddedParser: values.PARSER_URL === undefined,
    usesEmbeddedMarket: values.MARKET_URL === undefined,
  };
}

export type Config = ReturnType<typeof readConfig>;

let current: Config | undefined;

/** The settings of this process, read on first use. */
export function config(): Config {
  current ??= readConfig(process.env);
  return current;
}
