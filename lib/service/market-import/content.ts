import type { FileStore } from '@/lib/platform';

/** The bytes of a source in the store of files, in parts, so that no file is ever whole in memory. */

/** Location of the bytes: hashes of the parts in their order, and their total size. */
export type KeptContent = { parts: string[]; bytes: number };

const PART_BYTES = 8 * 1024 * 1024;

export class ContentTooLarge extends Error {}

/** Keeps a stream of bytes; throws `ContentTooLarge` past the limit. Parts that are in the store already stay one. */
export async function keepContent(
  stream: AsyncIterable<Uint8Array>,
  files: FileStore,
  maxBytes: number,
): Promise<KeptContent> {
  const kept: KeptContent = { parts: [], bytes: 0 };
  let waiting: Uint8Array[] = [];
  let size = 0;
  const flush = async () => {
    if (size > 0) kept.parts.push(await files.put(Buffer.concat(waiting)));
    waiting = [];
    size = 0;
  };
  for await (const chunk of stream) {
    kept.bytes += chunk.byteLength;
    if (kept.bytes > maxBytes) throw new ContentTooLarge();
    waiting.push(chunk);
    size += chunk.byteLength;
    if (size >= PART_BYTES) await flush();
  }
  await flush();
  return kept;
}

/** The bytes of a content, part by part. */
export async function* bytesOf(content: KeptContent, files: FileStore): AsyncGenerator<Uint8Array> {
  for (const hash of content.parts) {
    const part = await files.get(hash);
    if (!part) throw new Error(`a part of the content is missing: ${hash}`);
    yield part;
  }
}

/** Returns a stream as one buffer; throws `ContentTooLarge` past the limit. */
export async function wholeOf(stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new ContentTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
