/**
 * A server for the part of S3 that the file store uses, in a separate process so that it can be killed. It refuses
 * requests that are not signed with its key or whose body differs from the signed one. Objects are files of a
 * directory, written as a store has to: acknowledged objects are on disk, and never incomplete under their name.
 *
 *   node bucket-process.ts DIRECTORY PORT ACCESS_KEY_ID
 */
import { createHash, randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';

const [directory = '', port = '', accessKeyId = ''] = process.argv.slice(2);
const MOST_KEYS = 20;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function keep(file: string, body: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(draft, 'w');
  await handle.writeFile(body);
  await handle.sync();
  await handle.close();
  await rename(draft, file);
}

function isRefused({ headers }: IncomingMessage, body: Buffer): boolean {
  if (!headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKeyId}/`)) return true;
  const declared = headers['x-amz-content-sha256'];
  return declared !== 'UNSIGNED-PAYLOAD' && declared !== createHash('sha256').update(body).digest('hex');
}

/** A page of ListObjectsV2; pages are small, so that who lists has to ask for the next. */
async function list({ pathname, searchParams }: URL): Promise<string> {
  const after = searchParams.get('continuation-token') ?? '';
  const keys = (await readdir(directory))
    .map((name) => decodeURIComponent(name))
    .filter((name) => name.startsWith(`${pathname}/${searchParams.get('prefix')}`))
    .map((name) => name.slice(pathname.length + 1))
    .filter((key) => key > after)
    .sort();
  const page = keys.slice(0, MOST_KEYS);
  const next = keys.length > MOST_KEYS ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult>${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}${next}</ListBucketResult>`;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request);
  if (isRefused(request, body)) {
    response.writeHead(403).end();
    return;
  }
  const url = new URL(String(request.url), 'http://bucket');
  if (url.searchParams.get('list-type') === '2') {
    response.writeHead(200, { 'Content-Type': 'application/xml' }).end(await list(url));
    return;
  }
  const file = path.join(directory, encodeURIComponent(String(request.url)));
  if (request.method === 'PUT') await keep(file, body);
  if (request.method === 'DELETE') await rm(file, { force: true });
  const found = request.method === 'DELETE' ? null : await readFile(file).catch(() => null);
  const status = request.method === 'DELETE' ? 204 : found ? 200 : 404;
  response.writeHead(status).end(found);
}

createServer((request, response) => {
  answer(request, response).catch(() => response.destroy());
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
