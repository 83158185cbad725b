import { encodingOf } from '@/lib/engine/documents';

/** The text of a content in pieces, letters whole; a byte order mark is left out. */
export async function* textOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const bytes of stream) {
    decoder ??= new TextDecoder(encodingOf(bytes));
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder?.decode() ?? '';
}
