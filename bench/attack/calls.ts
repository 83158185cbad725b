import {
  type Attack,
  type Attempt,
  ask,
  basicOf,
  headersOf,
  type Operation,
  type Target,
  turnOf,
  unless,
} from './attack.ts';

/** Names for the parts of a path, of which nobody has anything. */
const PARTS: Readonly<Record<string, string>> = {
  index: 'nobodys',
  document: 'nobodys',
  endpoint: '11111111-1111-4111-8111-111111111111',
  delivery: '11111111-1111-4111-8111-111111111111',
  session: 'AAAAAAAAAAAAAAAAAAAAAA',
  id: '11111111-1111-4111-8111-111111111111',
};

/** Fills the parts of a path; with `parts` those of somebody's data. */
export function pathOf({ path }: Operation, parts: Readonly<Record<string, string>> = PARTS): string {
  return path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(parts[part] ?? 'x'));
}

const DEEP = 20_000;
const LONG = 'x'.repeat(1_000_000);

/** Bodies that no caller sends, each by what is wrong with it. */
const BODIES: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  'nothing at all': '',
  null: 'null',
  'a number beyond all measure': '1e999',
  'a list': '[]',
  'a text': '"x"',
  'cut off': '{"DocumentAsBase64String": "QUJD',
  'brackets without end': '['.repeat(DEEP),
  'members within members': `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  'bytes that are no text': new Uint8Array([0x7b, 0xff, 0xfe, 0x22, 0xc3, 0x28, 0x7d]),
  'the prototype of everything':
    '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"DocumentAsBase64String":"QUJD"}',
  'members of wrong types':
    '{"DocumentAsBase64String":{"a":1},"DocumentLastModified":[],"ResumeData":7,"JobData":"x","FilterCriteria":[],"IndexIdsToSearchInto":{},"SourceResume":1,"Url":{},"DocumentIds":"*"}',
  'a megabyte of one letter': `{"DocumentAsBase64String":"${LONG}","DocumentLastModified":"2026-01-01"}`,
  'zero bytes':
    '{"DocumentAsBase64String":"\\u0000\\u0000","DocumentLastModified":"\\u0000","Url":"\\u0000"}',
  'days that are none': '{"DocumentAsBase64String":"QUJD","DocumentLastModified":"-271821-04-20T00:00:00Z"}',
  'half of a pair of surrogates': '{"DocumentAsBase64String":"QUJD","DocumentLastModified":"\\ud800"}',
  'the same member twice': '{"DocumentAsBase64String":"QUJD","DocumentAsBase64String":[]}',
  statements: `{"IndexIdsToSearchInto":["a'; drop table documents; --"],"FilterCriteria":{"SearchExpression":"' or 1=1 --"}}`,
};

/** What is sent is no JSON of ours: every operation refuses it in the caller's words, and none falls. */
export const bodies: Attack = {
  name: 'Bodies',
  holds: 'every operation refuses what is not a request of its own, and says nothing of its insides',
  *attempts(target) {
    let number = 0;
    for (const operation of target.operations) {
      if (operation.media === undefined) continue;
      const isForm = !operation.media.includes('json');
      for (const [what, body] of Object.entries(BODIES)) {
        const account = turnOf(target, number++);
        const headers = isForm
          ? { ...basicOf(account), 'Content-Type': operation.media }
          : headersOf(account);
        yield attemptOf(`${operation.id}, ${what}`, () => send(target, operation, headers, body));
      }
    }
  },
};

const attemptOf = (what: string, run: Attempt['run']): Attempt => ({ what, run });

async function send(
  target: Target,
  operation: Operation,
  headers: Record<string, string>,
  body?: string | Uint8Array<ArrayBuffer>,
): Promise<string | undefined> {
  const { wrong } = await ask(target, pathOf(operation), { method: operation.method, headers, body });
  return wrong;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const LATER = 4_000_000_000;

function forgedTokens({ first }: Target): Readonly<Record<string, string>> {
  const claims = { sub: first.id, iss: 'shortlist', aud: 'shortlist-api', exp: LATER, client_id: first.id };
  const unsigned = (head: object, body: object = claims) => `${encoded(head)}.${encoded(body)}.`;
  return {
    'without a signature': unsigned({ alg: 'none', typ: 'JWT' }),
    'without one, in capitals': unsigned({ alg: 'NONE' }),
    'signed with nothing': `${unsigned({ alg: 'HS256' })}AAAA`,
    'with a key of its own': unsigned({ alg: 'HS256', jwk: { kty: 'oct', k: 'AAAA' } }),
    'with a key from elsewhere': unsigned({ alg: 'RS256', jku: 'http://127.0.0.1/keys' }),
    'with a path as the name of its key': unsigned({ alg: 'HS256', kid: '../../../../dev/null' }),
    'of no parts': 'AAAA',
    'of zero bytes': 'a.b.c%00',
    'longer than a page': 'A'.repeat(9000),
  };
}

/** Who has no key, a wrong one or an invented token gets nothing from any operation. */
export const credentials: Attack = {
  name: 'Keys and tokens',
  holds: 'no operation answers without a key, with a wrong one, or with an invented token',
  *attempts(target) {
    const { first, second } = target;
    const tokens = Object.entries(forgedTokens(target));
    const kinds: [string, Record<string, string>][] = [
      ['no key', {}],
      ['a wrong key', headersOf({ id: first.id, key: 'guessed' })],
      ["another account's key", headersOf({ id: first.id, key: second.key })],
      ['an account that is none', headersOf({ id: 'nobody', key: first.key })],
      ['a list of keys', { ...headersOf(first), 'Tx-ServiceKey': `${first.key},${second.key}x` }],
      ['a wrong key, Basic', basicOf({ id: first.id, key: 'guessed' })],
      ['Basic without a colon', { authorization: 'Basic AAAA' }],
      ...tokens.map(([what, token]): [string, Record<string, string>] => [
        `a token ${what}`,
        { authorization: `Bearer ${token}` },
      ]),
    ];
    for (const operation of target.operations)
      for (const [what, headers] of kinds)
        yield attemptOf(`${operation.id}, ${what}`, () => refused(target, operation, headers));
  },
};

/** Refusals in other words: those of OAuth, and of an address whose documents nobody else may know of. */
const OTHERWISE_REFUSED: Readonly<Record<string, readonly number[]>> = {
  issueToken: [400, 401, 429],
  readEventBinary: [401, 404, 429],
};

async function refused(target: Target, operation: Operation, headers: Record<string, string>) {
  const body = operation.media === undefined ? undefined : operation.media.includes('json') ? '{}' : '';
  const type: Record<string, string> =
    operation.media === undefined ? {} : { 'Content-Type': operation.media };
  const answer = await ask(target, pathOf(operation), {
    method: operation.method,
    headers: { ...headers, ...type },
    body,
  });
  return answer.wrong ?? unless(answer.status, OTHERWISE_REFUSED[operation.id] ?? [401, 429], answer.text);
}
