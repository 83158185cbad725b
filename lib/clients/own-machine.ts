import type { Connections } from './connection';

const LOCAL = 'http://localhost:3000';

/** Which of the environment a command on somebody's own machine reads: where the APIs are, and the account that asks them. */
type Environment = Readonly<Record<string, string | undefined>>;

/** Returns whom a command calls, or what is missing to say it. The key is in no argument, which others could list. */
export function connectionsOf({
  SHORTLIST_URL = LOCAL,
  TX_ACCOUNT_ID: id,
  TX_SERVICE_KEY: key,
}: Environment): Connections | string {
  if (!id || !key) return 'Set TX_ACCOUNT_ID and TX_SERVICE_KEY to an account of the API and its key.';
  const root = SHORTLIST_URL.replace(/\/+$/, '').replace(/\/v(?:9|10)$/, '');
  if (!/^https?:\/\/./.test(root) || !URL.canParse(root))
    return `SHORTLIST_URL is no address of http or https: ${SHORTLIST_URL}`;
  return {
    parser: {
      builtIn: false,
      baseUrl: `${root}/v10`,
      uiOrigin: null,
      credentials: { kind: 'account', id, key },
      normalize: true,
    },
    market: { builtIn: false, baseUrl: root, credentials: { kind: 'basic', id, key }, limited: true },
  };
}
