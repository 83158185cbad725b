import { DEFAULT_READ_LIMITS } from '../limits';
import type { Line, ReadLimits, SourceDocument } from '../model';
import { readDocument } from '../read';

/** Returns each character as one byte. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Reads a document that is expected to be readable. */
export async function read(
  source: Uint8Array | string,
  limits: ReadLimits = DEFAULT_READ_LIMITS,
): Promise<SourceDocument> {
  const reading = await readDocument(
    typeof source === 'string' ? new TextEncoder().encode(source) : source,
    limits,
  );
  if (!reading.ok)
    throw new Error(`${reading.failure.code}: ${reading.failure.detail ?? reading.failure.message}`);
  return reading.value;
}

export async function linesOf(source: Uint8Array | string): Promise<Line[]> {
  return (await read(source)).lines;
}

export async function textsOf(source: Uint8Array | string): Promise<string[]> {
  return (await linesOf(source)).map((line) => line.text);
}
