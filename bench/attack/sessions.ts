import { randomBytes } from 'node:crypto';
import { signIn, signInCall } from '../faults/client.ts';
import { type Attack, type Attempt, ask, type Target, unless } from './attack.ts';

const SIGNED_OUT = [302, 303, 307, 308, 401, 403];
const TOKEN = /next-auth\.session-token=([^;]+)/;
const BROWSERS = 50;
const READS = 3;
/** Longest that any of the browsers may wait for a page, in milliseconds. */
const READ_BY_MS = 30_000;

const tokenOf = (cookie: string) => TOKEN.exec(cookie)?.[1] ?? '';
const look = (target: Target, cookie: string) => ask(target, '/candidates', { headers: { cookie } });

/** Cookies and links that somebody was not given: chosen, changed, of another kind, or over. */
export const sessions: Attack = {
  name: 'Sessions and links',
  holds:
    'a cookie or a link that was chosen, changed or is over opens nothing, and fifty browsers are kept apart',
  async *attempts(target): AsyncIterable<Attempt> {
    const { email, password } = target.owner;
    const cookie = await signIn(target.baseUrl, email, password);
    const token = tokenOf(cookie);
    yield { what: 'the session itself', run: async () => unless((await look(target, cookie)).status, [200]) };
    for (const [what, changed] of changedTokens(token))
      yield {
        what: `a session ${what}`,
        run: async () => {
          const answer = await look(target, cookie.replace(token, changed));
          return answer.wrong ?? unless(answer.status, SIGNED_OUT);
        },
      };
    yield { what: 'a session chosen before the sign-in', run: () => fixed(target, email, password) };
    yield { what: 'a session after signing out', run: () => copied(target, email, password) };
    for (const link of ['invitations', 'shared', 'apply'])
      for (const [what, changed] of changedTokens(randomBytes(32).toString('base64url')))
        yield {
          what: `a link of ${link} ${what}`,
          run: async () => {
            const answer = await ask(target, `/${link}/${changed}`);
            const opens = answer.headers.getSetCookie().some((one) => tokenOf(one) !== '');
            return opens ? 'opened a session' : answer.wrong;
          },
        };
    const cookies: string[] = [];
    for (let browser = 0; browser < BROWSERS; browser++)
      cookies.push(await signIn(target.baseUrl, email, password));
    yield {
      what: `${BROWSERS} sign-ins give as many sessions`,
      run: async () => (new Set(cookies.map(tokenOf)).size === BROWSERS ? undefined : 'two are the same'),
    };
    const reads = Promise.all(cookies.map((one) => readPages(target, one)));
    for (const browser of cookies.keys())
      yield { what: `browser ${browser}`, run: async () => (await reads)[browser] };
  },
};

/** Tokens near a true one: with a character changed, cut, empty, doubled, and invented. */
function changedTokens(token: string): [string, string][] {
  const swapped = (at: number) =>
    `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
  return [
    ...[2, Math.floor(token.length / 2), token.length - 3].map((at): [string, string] => [
      `changed at ${at}`,
      swapped(at),
    ]),
    ['cut by half', token.slice(0, Math.floor(token.length / 2))],
    ['with more behind it', `${token}AA`],
    ['twice over', `${token}.${token}`],
    ['without algorithm', `eyJhbGciOiJub25lIn0.${Buffer.from('{"sessionId":"1"}').toString('base64url')}.`],
    ['invented', randomBytes(40).toString('base64url')],
  ];
}

/** A browser that was given a session before its person signs in has another one afterwards, which lives by itself. */
async function fixed(target: Target, email: string, password: string): Promise<string | undefined> {
  const attacker = await signIn(target.baseUrl, email, password);
  const { path, headers, ...call } = await signInCall(target.baseUrl, email, password);
  const cookie = `${headers.cookie}; next-auth.session-token=${tokenOf(attacker)}`;
  const answer = await ask(target, path, { ...call, headers: { ...headers, cookie } });
  const given = answer.headers.getSetCookie().map(tokenOf).find(Boolean);
  if (given === undefined) return answer.wrong ?? 'no session was given at the sign-in';
  if (given === tokenOf(attacker)) return 'the session is the one that was chosen';
  await signOut(target, attacker);
  const own = await look(target, `next-auth.session-token=${given}`);
  return own.wrong ?? unless(own.status, [200]) ?? unless((await look(target, attacker)).status, SIGNED_OUT);
}

async function signOut(target: Target, cookie: string): Promise<void> {
  const asked = await ask(target, '/api/auth/csrf', { headers: { cookie } });
  const { csrfToken } = JSON.parse(asked.text) as { csrfToken: string };
  const set = asked.headers.getSetCookie().map((one) => one.split(';')[0]);
  await ask(target, '/api/auth/signout', {
    method: 'POST',
    headers: { cookie: [cookie, ...set].join('; '), origin: target.baseUrl },
    body: new URLSearchParams({ csrfToken, json: 'true' }),
  });
}

/** A cookie that was copied is of no use once its owner signed out. */
async function copied(target: Target, email: string, password: string): Promise<string | undefined> {
  const cookie = await signIn(target.baseUrl, email, password);
  await signOut(target, cookie);
  return unless((await look(target, cookie)).status, SIGNED_OUT);
}

/** Reads lists in one of many browsers; says what was wrong with one of the answers. */
async function readPages(target: Target, cookie: string): Promise<string | undefined> {
  for (let read = 0; read < READS; read++) {
    const startedAt = performance.now();
    const { status, wrong, text } = await ask(target, read % 2 ? '/jobs' : '/candidates', {
      headers: { cookie },
    });
    const took = performance.now() - startedAt;
    const problem = wrong ?? unless(status, [200], text);
    if (problem) return problem;
    if (took > READ_BY_MS) return `waited ${(took / 1000).toFixed(1)} s`;
  }
  return undefined;
}
