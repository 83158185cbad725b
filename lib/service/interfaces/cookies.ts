import { config } from '@/lib/config';

/**
 * The cookie of a session holds the secret of one visitor. Served over HTTPS it is partitioned, so that it works in a
 * frame where cookies of third parties are blocked; on a laptop without HTTPS there are two, since not every browser
 * takes a secure cookie from there.
 */

const LONGEST_SECONDS = 2 * 24 * 60 * 60;
/** A browser keeps no more of them than fit into the header of a request. */
const MOST_COOKIES = 24;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.localhost)$/;
const OURS = /^(?:__Host-)?matcher-[\w-]{22}(?:-framed)?$/;

const FRAMED = 'Path=/; HttpOnly; Secure; SameSite=None; Partitioned';
const PLAIN = 'Path=/; HttpOnly; SameSite=Lax';

function kindsOf(id: string): { name: string; attributes: string }[] {
  const { protocol, hostname } = new URL(config().MATCHER_ORIGIN);
  if (protocol === 'https:') return [{ name: `__Host-matcher-${id}`, attributes: FRAMED }];
  const plain = { name: `matcher-${id}`, attributes: PLAIN };
  return LOOPBACK.test(hostname) ? [plain, { name: `matcher-${id}-framed`, attributes: FRAMED }] : [plain];
}

function cookiesOf(header: string | null): { name: string; value: string }[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at < 0 ? [] : [{ name: pair.slice(0, at).trim(), value: pair.slice(at + 1).trim() }];
  });
}

/** Returns the secrets that a browser sends for a session. */
export function secretsFor(id: string, header: string | null): string[] {
  const names = new Set(kindsOf(id).map(({ name }) => name));
  return cookiesOf(header).flatMap(({ name, value }) => (names.has(name) && value ? [value] : []));
}

/**
 * Returns the `Set-Cookie` that gives a browser a secret, and takes the oldest sessions from it where it has too many.
 */
export function cookiesWith(id: string, secret: string, header: string | null): string[] {
  const kinds = kindsOf(id);
  const others = cookiesOf(header)
    .map(({ name }) => name)
    .filter((name) => OURS.test(name) && !kinds.some((kind) => kind.name === name));
  const dropped = others.slice(0, Math.max(0, others.length + kinds.length - MOST_COOKIES));
  return [
    ...kinds.map(({ name, attributes }) => `${name}=${secret}; ${attributes}; Max-Age=${LONGEST_SECONDS}`),
    ...dropped.map((name) => `${name}=; ${/Host|framed/.test(name) ? FRAMED : PLAIN}; Max-Age=0`),
  ];
}
