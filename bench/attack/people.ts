import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/setup/install.mjs';
import { signIn, signInCall } from '../faults/client.ts';
import { type Attack, type Attempt, ask, type Target, unless } from './attack.ts';

const ELSEWHERE = 'https://elsewhere.invalid';
const REFUSED = [401, 403];

/** What the pages call to change something; their actions are attacked in the browser (e2e/security.spec.ts). */
const CHANGES: readonly [string, string][] = [
  ['POST', '/api/recruiter/uploads?kind=candidate'],
  ['PUT', `/api/recruiter/uploads/${randomUUID()}/items/${randomUUID()}?name=x.txt`],
  ['POST', '/api/recruiter/market/files?name=x.csv'],
  ['POST', '/api/recruiter/move-in?name=x.csv'],
];

/** Returns the addresses of all that members read: each route of the app but the documents, with names that nobody has. */
function readsOfMembers(): string[] {
  const routes = globSync('app/{api/recruiter,original,*recruiter*}/**/{route.ts,page.tsx}', {
    cwd: ROOT,
    exclude: ['**/docs'],
  });
  return routes.map(
    (file) =>
      `/${path
        .dirname(file)
        .split(path.sep)
        .slice(1)
        .filter((part) => !part.startsWith('('))
        .map((part) => (part.startsWith('[') ? randomUUID() : part))
        .join('/')}`,
  );
}

/** From another site, with the cookie of somebody who is signed in, and without any. */
export const crossSite: Attack = {
  name: 'Other sites and strangers',
  holds:
    'nothing is changed from another site with the cookie of a member, and strangers read and change nothing',
  async *attempts(target): AsyncIterable<Attempt> {
    const cookie = await signIn(target.baseUrl, target.owner.email, target.owner.password);
    for (const [method, address] of CHANGES)
      for (const [what, headers] of Object.entries<Record<string, string>>({
        'from another site': { cookie, origin: ELSEWHERE },
        'from an origin of no name': { cookie, origin: 'null' },
        'by a forwarded host': { cookie, origin: ELSEWHERE, 'x-forwarded-host': 'elsewhere.invalid' },
        'of a stranger': { origin: target.baseUrl },
        'with an invented session': { origin: target.baseUrl, cookie: 'next-auth.session-token=AAAA' },
      }))
        yield {
          what: `${method} ${address.split('?')[0]} ${what}`,
          run: async () => {
            const answer = await ask(target, address, { method, headers, body: 'x' });
            return answer.wrong ?? unless(answer.status, REFUSED, answer.text);
          },
        };
    for (const address of readsOfMembers())
      yield {
        what: `GET ${address} of a stranger`,
        run: async () => {
          const answer = await ask(target, address);
          return answer.wrong ?? unless(answer.status, [302, 307, 308, 400, 405, ...REFUSED], answer.text);
        },
      };
  },
};

const GUESSES = 40;

/** Passwords are guessed in turn: of the owner, and of somebody who is not there. */
export const guesses: Attack = {
  name: 'Guessed passwords',
  holds: 'guessing is slowed, and says nothing of who is a member',
  *attempts(target): Iterable<Attempt> {
    const answers = { owner: [] as string[], nobody: [] as string[] };
    for (let number = 0; number < GUESSES; number++)
      for (const [who, email] of [
        ['owner', target.owner.email],
        ['nobody', `nobody-${target.port}@example.org`],
      ] as const)
        yield { what: `${who}, guess ${number}`, run: () => guess(target, email, answers[who]) };
    yield { what: 'the answers side by side', run: async () => comparedGuesses(answers) };
  },
};

async function guess(target: Target, email: string, answers: string[]) {
  const { path: address, ...call } = await signInCall(target.baseUrl, email, `guess ${answers.length}`);
  const answer = await ask(target, address, call);
  answers.push(answer.text);
  if (answer.headers.getSetCookie().some((one) => /session-token=[^;]/.test(one))) return 'opened a session';
  return answer.wrong;
}

/** The answers may change once, when guessing is slowed: for both addresses in the same round or the next. */
function comparedGuesses({ owner, nobody }: { owner: readonly string[]; nobody: readonly string[] }) {
  const slowedFrom = (answers: readonly string[]) => answers.findIndex((answer) => answer !== answers[0]);
  if (slowedFrom(owner) < 0) return `${GUESSES} guesses were not slowed`;
  if (owner[0] !== nobody[0] || owner.at(-1) !== nobody.at(-1)) return 'a member is answered in other words';
  return Math.abs(slowedFrom(owner) - slowedFrom(nobody)) > 1
    ? 'a member is slowed at another time'
    : undefined;
}

const MARK = 'window.injected=1';
const SCRIPTS = [
  `<script>${MARK}</script>`,
  `<img src=x onerror=${MARK}>`,
  `"><svg onload=${MARK}>`,
  `javascript:${MARK}`,
  `</title><script>${MARK}</script>`,
  `<!--<script>${MARK}</script>-->`,
  `<iframe srcdoc="<script>${MARK}</script>">`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${MARK}>`,
  `{{constructor.constructor('${MARK}')()}}`,
  `</script><script>${MARK}</script>`,
];
/** Markup of ours around their text: a tag of theirs that came through as a tag. */
const CAME_THROUGH =
  /<(?:script|svg|img|iframe|math)(?:\s[^>]*)?(?:onerror|onload|srcdoc)?[^>]*>?\s*window\.injected|<(?:img|svg)[^>]*onerror=window/i;

/** CVs, names of files and addresses that hold scripts. */
export const scripts: Attack = {
  name: 'Scripts in documents',
  holds: 'no markup of a document, of the name of a file or of an address comes through into a page',
  async *attempts(target): AsyncIterable<Attempt> {
    const cookie = await signIn(target.baseUrl, target.owner.email, target.owner.password);
    for (const [at, script] of SCRIPTS.entries()) {
      yield {
        what: `address, ${script}`,
        run: () => pageHolds(target, cookie, `/candidates?q=${encodeURIComponent(script)}`),
      };
      yield {
        what: `path, ${script}`,
        run: () => pageHolds(target, cookie, `/candidates/${encodeURIComponent(script)}`),
      };
      for (const extension of ['html', 'txt'])
        yield {
          what: `${extension} ${at}, ${script}`,
          run: () => uploadAndLook(target, cookie, script, extension),
        };
    }
  },
};

async function pageHolds(target: Target, cookie: string, path: string): Promise<string | undefined> {
  const { text, wrong } = await ask(target, path, { headers: { cookie } });
  return CAME_THROUGH.test(text) ? 'markup came through' : wrong;
}

async function uploadAndLook(target: Target, cookie: string, script: string, extension: string) {
  const headers = { cookie, origin: target.baseUrl };
  const begun = await ask(target, '/api/recruiter/uploads?kind=candidate', { method: 'POST', headers });
  const { id } = JSON.parse(begun.text) as { id: string };
  const name = encodeURIComponent(`${script}.${extension}`);
  const text = `Mallory ${script} Hollis\nmallory@example.org\n\nExperience\nWelder ${script}, Harbour Works, 2019 - 2022\n`;
  const body = extension === 'html' ? `<html><body><h1>Mallory</h1><p>${text}</p></body></html>` : text;
  const sent = await ask(target, `/api/recruiter/uploads/${id}/items/${randomUUID()}?name=${name}`, {
    method: 'PUT',
    headers,
    body,
  });
  return (
    sent.wrong ??
    unless(sent.status, [201, 400, 415, 422], sent.text) ??
    pageHolds(target, cookie, '/candidates')
  );
}
