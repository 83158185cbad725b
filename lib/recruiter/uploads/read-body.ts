import { done, type Outcome, refused } from '../ground/outcome';

/**
 * Reads a body up to a limit. A larger one is read to its end and discarded, so that the sender gets an answer instead
 * of a broken connection; beyond ten times the limit it is broken off.
 */
export async function readBody(body: AsyncIterable<Uint8Array>, limit: number): Promise<Outcome<Uint8Array>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
    if (size > limit * 10) break;
  }
  if (size > limit)
    return refused(
      'too-large',
      `This file is too large: at most ${Math.floor(limit / 1024 / 1024)} MB can be read.`,
    );
  if (size === 0) return refused('invalid', 'This file is empty.');
  return done(Buffer.concat(chunks));
}
