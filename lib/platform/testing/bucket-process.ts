/**
 * A server for the part of S3 that the file store uses, in a separate process so that it can be killed. It refuses
 * requests that are not signed with its key or whose body differs from the signed one. Objects are files of a
 * directory, written as a store has to: acknowledged objects are on disk, and never incomplete under their name.
 *
 *   node bucket-process.ts DIRECTORY PORT ACCESS_KEY_ID
 */
import { createHash, randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';

const [directory = '', port = '', accessKeyId = ''] = process.argv.slice(2);

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

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request);
  if (isRefused(request, body)) {
    response.writeHead(403).end();
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
