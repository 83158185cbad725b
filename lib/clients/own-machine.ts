import { readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { Connections } from './connection';

const LOCAL = 'http://localhost:3000';

/** Which of the environment a command on somebody's own machine reads: where the APIs are, and the account that asks them. */
type Environment = Readonly<Record<string, string | undefined>>;

/** The file that says the same, for those who do not set it in every shell. */
const Settings = z
  .object({ url: z.string(), account: z.string(), key: z.string(), tokenUrl: z.string() })
  .partial()
  .strict();

const READABLE_BY_OTHERS = 0o077;

const settingsFile = ({ SHORTLIST_CONFIG, XDG_CONFIG_HOME }: Environment) =>
  SHORTLIST_CONFIG ?? path.join(XDG_CONFIG_HOME || path.join(homedir(), '.config'), 'shortlist.json');

/**
 * Returns an environment with what the file of settings says where the environment says nothing, or why that file is
 * not used: it holds a key, so nobody else may read it.
 */
export function withSettings(environment: Environment): Environment | string {
  const file = settingsFile(environment);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return environment.SHORTLIST_CONFIG ? `There is no ${file}.` : environment;
  if (process.platform !== 'win32' && (found.mode & READABLE_BY_OTHERS) !== 0)
    return `Others can read ${file}, which holds a key. Run chmod 600 on it.`;
  let settings: unknown;
  try {
    settings = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return `${file} is not JSON.`;
  }
  const read = Settings.safeParse(settings);
  if (!read.success) return `${file} holds something else than url, account, key and tokenUrl.`;
  const { url, account, key, tokenUrl } = read.data;
  const said = {
    SHORTLIST_URL: url,
    TX_ACCOUNT_ID: account,
    TX_SERVICE_KEY: key,
    SHORTLIST_TOKEN_URL: tokenUrl,
  };
  const set = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  return { ...said, ...Object.fromEntries(set) };
}

const isAddress = (url: string) => /^https?:\/\/./.test(url) && URL.canParse(url);

/** Returns the account that a command calls with, or what is missing for it. The key is never an argument, which others could list. */
export function connectionsOf({
  SHORTLIST_URL = LOCAL,
  SHORTLIST_TOKEN_URL: tokenUrl,
  TX_ACCOUNT_ID: id,
  TX_SERVICE_KEY: key,
}: Environment): Connections | string {
  if (!id || !key) return 'Set TX_ACCOUNT_ID and TX_SERVICE_KEY to an account of the API and its key.';
  const root = SHORTLIST_URL.replace(/\/+$/, '').replace(/\/v(?:9|10)$/, '');
  if (!isAddress(root)) return `SHORTLIST_URL is no address of http or https: ${SHORTLIST_URL}`;
  if (tokenUrl && !isAddress(tokenUrl))
    return `SHORTLIST_TOKEN_URL is no address of http or https: ${tokenUrl}`;
  return {
    parser: {
      builtIn: false,
      baseUrl: `${root}/v10`,
      uiOrigin: null,
      credentials: tokenUrl ? { kind: 'client', tokenUrl, id, key } : { kind: 'account', id, key },
      normalize: true,
    },
    market: { builtIn: false, baseUrl: root, credentials: { kind: 'basic', id, key }, limited: true },
  };
}

/** Returns the account for commands on this machine, from the environment and the settings file, or why there is none. */
export function ownConnections(environment: Environment): Connections | string {
  const settings = withSettings(environment);
  return typeof settings === 'string' ? settings : connectionsOf(settings);
}
