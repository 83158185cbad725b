import { CALLS } from '@/lib/contracts';
import { callOf, type Endpoint, type PathSource } from './endpoint';

/**
 * A call of an endpoint as one pastes it: into a shell after `export TX_ACCOUNT_ID=… TX_SERVICE_KEY=…`, or into a
 * TypeScript file, which reads the same two variables. Where the path needs an id that only another call knows, that
 * call comes first.
 */
export type Sample = { lang: 'Shell' | 'TypeScript'; label: string; source: string };

type Form = Record<string, string>;

/** Way in which a call authenticates. */
type Credentials = 'account' | 'basic' | 'bearer';

/** One call within a sample; its address may use results of earlier calls, as `{name}`. */
type SampleCall = {
  method: string;
  address: string;
  credentials: Credentials;
  form?: Form | undefined;
  body?: unknown;
};

/** A token is requested first where one is needed. */
const TOKEN: PathSource = {
  call: CALLS.issueToken,
  form: { grant_type: 'client_credentials' },
  says: '"access_token":"([^"]+)"',
};

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function addressOf(endpoint: Endpoint, baseUrl: string): string {
  const { pathFrom = {}, pathExample = {} } = endpoint;
  const { method, path: template } = callOf(endpoint);
  const path = template.replace(/\{(\w+)\}/g, (whole, name) =>
    name in pathFrom ? whole : (pathExample[name] ?? whole),
  );
  const inAddress = endpoint.kind === 'market' && method === 'GET';
  return `${baseUrl}${path}${inAddress ? `?${new URLSearchParams(endpoint.queryExample)}` : ''}`;
}

/** Returns the form that an endpoint takes, if any; the values of the token endpoint are those of the account. */
function formOf(endpoint: Endpoint): Form | undefined {
  if (endpoint.kind === 'market' && endpoint.call.method === 'POST') return endpoint.queryExample;
  return endpoint.kind === 'token' ? TOKEN.form : undefined;
}

const CREDENTIALS: Readonly<Record<Endpoint['kind'], Credentials>> = {
  json: 'account',
  interface: 'account',
  market: 'basic',
  token: 'basic',
  file: 'bearer',
};

function sampleOf(endpoint: Endpoint, baseUrl: string): SampleCall {
  return {
    method: callOf(endpoint).method,
    address: addressOf(endpoint, baseUrl),
    credentials: CREDENTIALS[endpoint.kind],
    form: formOf(endpoint),
    body: endpoint.kind === 'json' || endpoint.kind === 'interface' ? endpoint.bodyExample : undefined,
  };
}

/** Returns the look-ups before the call, by name, in the order of their dependencies. */
function sourcesOf({ kind, pathFrom = {} }: Endpoint): [string, PathSource][] {
  return [
    ...(kind === 'file' ? ([['token', TOKEN]] as [string, PathSource][]) : []),
    ...Object.entries(pathFrom),
  ];
}

const sourceCall = ({ call, form, body }: PathSource, baseUrl: string): SampleCall => ({
  method: call.method,
  address: `${baseUrl}${call.path}`,
  credentials: form ? 'basic' : 'account',
  form,
  body,
});

const hasNames = (address: string) => /\{\w+\}/.test(address);

const SHELL_CREDENTIALS: Readonly<Record<Credentials, readonly string[]>> = {
  account: ['-H "Tx-AccountId: $TX_ACCOUNT_ID"', '-H "Tx-ServiceKey: $TX_SERVICE_KEY"'],
  basic: ['-u "$TX_ACCOUNT_ID:$TX_SERVICE_KEY"'],
  bearer: ['-H "Authorization: Bearer $token"'],
};

function curlOf({ method, address, credentials, form, body }: SampleCall): string {
  const named = hasNames(address) ? `"${address.replace(/\{(\w+)\}/g, '$$$1')}"` : quoted(address);
  const lines = [
    `curl -sS -X ${method} ${named}`,
    ...SHELL_CREDENTIALS[credentials],
    ...Object.entries(form ?? {}).map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body, null, 2))}`]),
  ];
  return lines.join(' \\\n  ');
}

/** Returns shell code for the first place with the wanted value in an answer, with tools that every shell has. */
const found = (says: string) =>
  `grep -oE ${quoted(says)} | head -n 1 | sed -E ${quoted(String.raw`s|${says}|\1|`)}`;

function curl(endpoint: Endpoint, baseUrl: string): string {
  const before = sourcesOf(endpoint).map(
    ([name, source]) => `${name}=$(${curlOf(sourceCall(source, baseUrl))} |\n  ${found(source.says)})\n`,
  );
  const file = endpoint.kind === 'file' ? ' \\\n  -O -J' : '';
  return `${before.join('')}${curlOf(sampleOf(endpoint, baseUrl))}${file}`;
}

const SCRIPT_CREDENTIALS: Readonly<Record<Credentials, readonly string[]>> = {
  account: ["'Tx-AccountId': accountId,", "'Tx-ServiceKey': serviceKey,"],
  basic: ["Authorization: 'Basic ' + btoa(accountId + ':' + serviceKey),"],
  bearer: ["Authorization: 'Bearer ' + token,"],
};

function fetchOf({ method, address, credentials, form, body }: SampleCall): string {
  const named = hasNames(address) ? `\`${address.replace(/\{(\w+)\}/g, '$${$1}')}\`` : `'${address}'`;
  const headers = [
    ...SCRIPT_CREDENTIALS[credentials],
    ...(body === undefined ? [] : ["'Content-Type': 'application/json',"]),
  ];
  const members = [
    `method: '${method}',`,
    `headers: {\n    ${headers.join('\n    ')}\n  },`,
    ...(form ? [`body: new URLSearchParams(${JSON.stringify(form)}),`] : []),
    ...(body === undefined
      ? []
      : [`body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),`]),
  ];
  return [`await fetch(${named}, {`, ...members.map((member) => `  ${member}`), '})'].join('\n');
}

function typeScript(endpoint: Endpoint, baseUrl: string): string {
  const before = sourcesOf(endpoint).flatMap(([name, source]) => [
    `const ${name}Answer = ${fetchOf(sourceCall(source, baseUrl))};`,
    `const [, ${name} = ''] = /${source.says}/.exec(await ${name}Answer.text()) ?? [];`,
    '',
  ]);
  return [
    "const accountId = process.env.TX_ACCOUNT_ID ?? '';",
    "const serviceKey = process.env.TX_SERVICE_KEY ?? '';",
    '',
    ...before,
    `const response = ${fetchOf(sampleOf(endpoint, baseUrl))};`,
    "if (!response.ok) throw new Error(response.status + ' ' + (await response.text()));",
    endpoint.kind === 'file'
      ? 'console.log((await response.arrayBuffer()).byteLength);'
      : 'console.log(await response.json());',
  ].join('\n');
}

/** Returns the samples of an endpoint at an address. */
export function samplesOf(endpoint: Endpoint, baseUrl: string): Sample[] {
  return [
    { lang: 'Shell', label: 'curl', source: curl(endpoint, baseUrl) },
    { lang: 'TypeScript', label: 'TypeScript', source: typeScript(endpoint, baseUrl) },
  ];
}
