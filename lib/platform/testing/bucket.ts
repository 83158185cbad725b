import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A server that speaks as much of S3 as the file store uses, and refuses requests that are not signed. */
export async function testBucket(
  accessKeyId: string,
): Promise<{ endpoint: string; stop: () => Promise<void> }> {
  const objects = new Map<string, Buffer>();

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await bodyOf(request);
    const signed = request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKeyId}/`);
    const declared = request.headers['x-amz-content-sha256'];
    const intact =
      declared === 'UNSIGNED-PAYLOAD' || declared === createHash('sha256').update(body).digest('hex');
    const key = String(request.url);
    if (!signed || !intact) return response.writeHead(403).end();
    if (request.method === 'PUT') objects.set(key, body);
    if (request.method === 'DELETE') return response.writeHead(objects.delete(key) ? 204 : 404).end();
    const found = objects.get(key);
    return found ? response.writeHead(200).end(found) : response.writeHead(404).end();
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
