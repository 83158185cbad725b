import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import type { OperationFailure } from '../operations';

/** Most bytes of the rest of an oversized body to wait for. */
const MAX_DRAINED_BYTES = 512 * 1024 * 1024;

const unzip = promisify(gunzip);

const TOO_LARGE: OperationFailure = { code: 'RequestTooLarge', message: 'Request body was too large.' };
const BROKEN_OFF: OperationFailure = { code: 'InvalidParameter', message: 'The request body ended early.' };

type Received = { bytes: Buffer; tooLarge: boolean };

async function receive(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Received> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
    if (length > MAX_DRAINED_BYTES) break;
  }
  return { bytes: Buffer.concat(chunks), tooLarge: length > maxBytes };
}

async function unpack(bytes: Buffer, maxBytes: number): Promise<Result<Buffer, OperationFailure>> {
  try {
    return succeed(await unzip(bytes, { maxOutputLength: maxBytes }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return fail(TOO_LARGE);
    return fail({ code: 'InvalidParameter', message: 'The request body is not valid gzip.' });
  }
}

/**
 * The bytes of a request body, unpacked when they come gzipped. A body of more than `maxBytes`, packed or unpacked,
 * is read to its end, kept nowhere and refused, so that the client is there to read the refusal (wire-facts 1.4).
 */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Result<Buffer, OperationFailure>> {
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity' && encoding !== 'gzip') {
    await discardBody(request);
    return fail({
      code: 'UnsupportedContentTypeHeader',
      message: `Content-Encoding ${encoding.slice(0, 40)} is not supported; send gzip or none.`,
    });
  }
  if (!request.body) return succeed(Buffer.alloc(0));
  try {
    const { bytes, tooLarge } = await receive(request.body, maxBytes);
    if (tooLarge) return fail(TOO_LARGE);
    return encoding === 'gzip' ? await unpack(bytes, maxBytes) : succeed(bytes);
  } catch {
    return fail(BROKEN_OFF);
  }
}

/** Reads a body to its end though nobody needs it, so that a client that still sends can read its answer. */
export async function discardBody(request: Request): Promise<void> {
  if (request.body && !request.bodyUsed) await receive(request.body, 0).catch(() => undefined);
}
