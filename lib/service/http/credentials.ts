import type { Credentials } from '../accounts';

/** wire-facts 1.1: the pair of today and that of older clients, which send both or only the second. */
const PAIRS = [
  ['tx-accountid', 'tx-servicekey'],
  ['sovren-accountid', 'sovren-servicekey'],
] as const;

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;
const BASIC = /^Basic +([A-Za-z0-9+/]+={0,2})$/i;

/** Returns the credentials of a call of the parsing and matching APIs, if it carries any. */
export function readCredentials(headers: Headers): Credentials | undefined {
  for (const [idName, keyName] of PAIRS) {
    const [id, key] = [headers.get(idName), headers.get(keyName)];
    if (id && key) return { kind: 'pair', id, key };
  }
  const token = BEARER.exec(headers.get('authorization') ?? '')?.[1];
  return token === undefined ? undefined : { kind: 'bearer', token };
}

/** Returns the name and password of HTTP Basic (RFC 7617), still encoded: the caller knows the further encoding. */
export function readBasic(headers: Headers): { id: string; key: string } | undefined {
  const encoded = BASIC.exec(headers.get('authorization') ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  return colon < 0 ? undefined : { id: pair.slice(0, colon), key: pair.slice(colon + 1) };
}
