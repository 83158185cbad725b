import { type Attack, type Attempt, ask, basicOf, headersOf, type Target, turnOf, unless } from './attack.ts';

const CLIMBS = ['../', '..%2f', '%2e%2e/', '..%5c', '....//', '%252e%252e%252f', '..;/', '%c0%ae%c0%ae/'];
const GOALS = ['etc/passwd', 'package.json', 'data/secrets/auth', 'proc/self/environ'];
const FOUND = /root:x?:0:0|"private": true|PATH=\//;
const BEGINNINGS = [
  '/',
  '/_next/static/',
  '/original/',
  '/shared/',
  '/apply/',
  '/matcher/',
  '/api/v3/',
  '/docs/',
];

/** Files of the machine are asked for in every spelling of a path. */
export const paths: Attack = {
  name: 'Paths',
  holds: 'no spelling of a path gives a file of the machine',
  *attempts(target) {
    for (const beginning of BEGINNINGS)
      for (const climb of CLIMBS)
        for (const goal of GOALS) {
          const path = `${beginning}${climb.repeat(6)}${goal}`;
          yield { what: path, run: () => givesNoFile(target, path) };
        }
    for (const path of [
      '/%00',
      '/%zz',
      '/candidates/%00',
      '/original/%ff',
      `/${'a/'.repeat(4000)}`,
      '/?%E0%A4%A',
    ])
      yield { what: path.slice(0, 40), run: () => givesNoFile(target, path) };
  },
};

async function givesNoFile(target: Target, path: string): Promise<string | undefined> {
  const { text, wrong } = await ask(target, path);
  return FOUND.test(text) ? 'gave a file' : wrong;
}

/** Spellings of the loopback and of the address at which clouds keep keys; `%p` is the port of the trap. */
const INSIDE = [
  'http://127.0.0.1:%p/',
  'http://localhost:%p/',
  'http://LOCALHOST.:%p/',
  'http://127.1:%p/',
  'http://2130706433:%p/',
  'http://0x7f000001:%p/',
  'http://0177.0.0.1:%p/',
  'http://0:%p/',
  'http://0.0.0.0:%p/',
  'http://[::1]:%p/',
  'http://[::]:%p/',
  'http://[::ffff:127.0.0.1]:%p/',
  'http://[::ffff:7f00:1]:%p/',
  'http://[64:ff9b::127.0.0.1]:%p/',
  'http://user:pass@127.0.0.1:%p/',
  'http://127.0.0.1:%p#@example.org/',
  'http://example.org@127.0.0.1:%p/',
  'http://①②⑦.0.0.1:%p/',
  'http://127。0。0。1:%p/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[fd00:ec2::254]/latest/',
  'http://10.0.0.1/',
  'http://192.168.0.1/',
  'http://100.64.0.1/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:%p/_x',
  'ftp://127.0.0.1:%p/',
  'javascript:alert(1)',
  'data:text/html,x',
];

/** The service is made to call inside, as the receiver of events. */
export const outgoing: Attack = {
  name: 'Calls inside',
  holds: 'no address that a caller names leads into the network of the server',
  *attempts(target): Iterable<Attempt> {
    for (const spelling of INSIDE) {
      const url = spelling.replace('%p', String(target.trap.port));
      yield { what: `events to ${spelling}`, run: () => reachesNothing(target, url) };
    }
  },
};

async function reachesNothing(target: Target, url: string): Promise<string | undefined> {
  const before = target.trap.visits();
  const headers = headersOf(target.first);
  const made = await ask(target, '/events/v1/endpoints', {
    method: 'POST',
    headers,
    body: JSON.stringify({ Name: 'A system', Url: url, WaitSeconds: 0 }),
  });
  const { Value } = JSON.parse(made.text) as { Value?: { Endpoint?: { Id: string } } };
  if (Value?.Endpoint) {
    const endpoint = `/events/v1/endpoints/${Value.Endpoint.Id}`;
    const tested = await ask(target, `${endpoint}/test`, { method: 'POST', headers });
    await ask(target, endpoint, { method: 'DELETE', headers });
    if (/"State":\s*"Delivered"/.test(tested.text)) return 'was delivered inside';
  }
  return target.trap.visits() === before ? made.wrong : 'reached the loopback';
}

const QUERIES = [
  "'; drop table postings; --",
  "profession='x' or 1=1",
  'profession="x" union select * from postings',
  '"'.repeat(999),
  '('.repeat(5000),
  `${'not '.repeat(3000)}java`,
  'a OR '.repeat(4000),
  '*'.repeat(300),
  `"${'a '.repeat(2000)}"~999999999`,
  `${'?*'.repeat(200)}`,
  'date=[* TO 99999999999999]',
  'salary=[-1e308 TO 1e309]',
  '\u0000',
  '\ud800',
  '{{7*7}}<%= 7*7 %>',
  `profession=${'1,'.repeat(20_000)}`,
  Array.from({ length: 40_000 }, (_, number) => `no such value ${number}`).join('|'),
  'such words as no field has '.repeat(150),
  'sleep(10)--',
  "select(url('http://127.0.0.1/x'))",
  'file(/etc/passwd)',
];
const PLACES: Readonly<Record<string, readonly string[]>> = {
  search: [
    'full_text',
    'job_title',
    'profession',
    'it_skills',
    'salary',
    'date',
    '_fields',
    '_limit',
    '_sort',
    '_facets',
    '_snippets',
  ],
  aggregate: [
    'full_text',
    'location',
    'salary',
    'date',
    '_group',
    '_limit',
    '_sort',
    '_metric',
    '_labels',
    '_totals',
  ],
};

/** Statements and endless questions in every parameter of the market. */
export const language: Attack = {
  name: 'Questions to the market',
  holds: 'a question that is none is refused in words, whatever it holds and wherever it stands',
  *attempts(target) {
    let number = 0;
    for (const [operation, places] of Object.entries(PLACES))
      for (const place of places)
        for (const query of QUERIES) {
          const headers = basicOf(turnOf(target, number++));
          yield {
            what: `${operation}?${place}=${query.slice(0, 30)}`,
            run: async () => {
              const body = new URLSearchParams({ [place]: query });
              const answer = await ask(target, `/api/v3/${operation}`, { method: 'POST', headers, body });
              return answer.wrong ?? unless(answer.status, [200, 400, 404, 413, 422], answer.text);
            },
          };
        }
  },
};
