import type { Endpoint } from './endpoint';

/**
 * A call of an endpoint as one pastes it: into a shell after `export TX_ACCOUNT_ID=… TX_SERVICE_KEY=…`, or into a
 * TypeScript file, which reads the same two variables.
 */
export type Sample = { lang: 'Shell' | 'TypeScript'; label: string; source: string };

type Form = Record<string, string>;

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function addressOf(endpoint: Endpoint, baseUrl: string): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => endpoint.pathExample?.[name] ?? `{${name}}`);
  const inAddress = endpoint.kind === 'market' && endpoint.method === 'get';
  return `${baseUrl}${path}${inAddress ? `?${new URLSearchParams(endpoint.queryExample)}` : ''}`;
}

/** The form that an endpoint takes, if it takes one; the values of the token endpoint are those of the account. */
function formOf(endpoint: Endpoint): Form | undefined {
  if (endpoint.kind === 'market' && endpoint.method === 'post') return endpoint.queryExample;
  return endpoint.kind === 'token' ? { grant_type: 'client_credentials' } : undefined;
}

function bodyOf(endpoint: Endpoint): unknown {
  return endpoint.kind === 'json' || endpoint.kind === 'interface' ? endpoint.bodyExample : undefined;
}

const signsInByBasic = ({ kind }: Endpoint) => kind === 'market' || kind === 'token';

function curl(endpoint: Endpoint, baseUrl: string): string {
  const form = formOf(endpoint);
  const body = bodyOf(endpoint);
  const lines = [
    `curl -sS -X ${endpoint.method.toUpperCase()} ${quoted(addressOf(endpoint, baseUrl))}`,
    ...(signsInByBasic(endpoint)
      ? ['-u "$TX_ACCOUNT_ID:$TX_SERVICE_KEY"']
      : ['-H "Tx-AccountId: $TX_ACCOUNT_ID"', '-H "Tx-ServiceKey: $TX_SERVICE_KEY"']),
    ...Object.entries(form ?? {}).map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body, null, 2))}`]),
  ];
  return lines.join(' \\\n  ');
}

function typeScript(endpoint: Endpoint, baseUrl: string): string {
  const form = formOf(endpoint);
  const body = bodyOf(endpoint);
  const headers = signsInByBasic(endpoint)
    ? ["Authorization: 'Basic ' + btoa(accountId + ':' + serviceKey),"]
    : ["'Tx-AccountId': accountId,", "'Tx-ServiceKey': serviceKey,"];
  if (body !== undefined) headers.push("'Content-Type': 'application/json',");
  const members = [
    `method: '${endpoint.method.toUpperCase()}',`,
    `headers: {\n    ${headers.join('\n    ')}\n  },`,
    ...(form ? [`body: new URLSearchParams(${JSON.stringify(form)}),`] : []),
    ...(body === undefined
      ? []
      : [`body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),`]),
  ];
  return [
    "const accountId = process.env.TX_ACCOUNT_ID ?? '';",
    "const serviceKey = process.env.TX_SERVICE_KEY ?? '';",
    '',
    `const response = await fetch('${addressOf(endpoint, baseUrl)}', {`,
    ...members.map((member) => `  ${member}`),
    '});',
    "if (!response.ok) throw new Error(response.status + ' ' + (await response.text()));",
    'console.log(await response.json());',
  ].join('\n');
}

/** The samples of an endpoint at an address. */
export function samplesOf(endpoint: Endpoint, baseUrl: string): Sample[] {
  return [
    { lang: 'Shell', label: 'curl', source: curl(endpoint, baseUrl) },
    { lang: 'TypeScript', label: 'TypeScript', source: typeScript(endpoint, baseUrl) },
  ];
}
