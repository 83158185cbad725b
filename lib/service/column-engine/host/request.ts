import type { IncomingMessage } from 'node:http';

/** A statement as ClickHouse's HTTP interface takes it: the text, its parameters and its settings. */
export type HostRequest = {
  query: string;
  /** Rows of an insert, in the format that the query names. */
  data?: Buffer;
  parameters: [name: string, value: string][];
  settings: [name: string, value: string][];
};

const MAX_BODY_BYTES = 512 * 1024 * 1024;
/** Parameters of the interface itself, which are not settings of the statement. */
const OWN = new Set(['query', 'database', 'user', 'password', 'query_id', 'session_id', 'default_format']);
const SETTING = /^[a-z][a-z0-9_]*$/;
const PARAMETER = /^param_([a-zA-Z0-9_]+)$/;

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    if (length > MAX_BODY_BYTES) throw new Error('the body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Returns the parts of a form, in which clients send parameters that are too long for an address. */
async function readForm(type: string, body: Buffer): Promise<[string, string][]> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return [...form.entries()].map(([name, value]) => [name, String(value)]);
}

/** Reads the query from the address, the body or a form, as ClickHouse does. */
export async function readRequest(request: IncomingMessage): Promise<HostRequest> {
  const given = new URL(request.url ?? '/', 'http://host').searchParams;
  const body = await readBody(request);
  const type = request.headers['content-type'] ?? '';
  const entries = [...given.entries()];
  const isForm = type.startsWith('multipart/form-data');
  if (isForm) entries.push(...(await readForm(type, body)));
  const inAddress = entries.find(([name]) => name === 'query')?.[1];
  const withData = !isForm && inAddress !== undefined && body.byteLength > 0;
  const parameters = entries.flatMap(([name, value]): [string, string][] => {
    const [, parameter] = PARAMETER.exec(name) ?? [];
    return parameter === undefined ? [] : [[parameter, value]];
  });
  return {
    query: inAddress ?? body.toString('utf8'),
    data: withData ? body : undefined,
    parameters,
    settings: entries.filter(([name]) => !OWN.has(name) && !PARAMETER.test(name) && SETTING.test(name)),
  };
}
