import { encodingOf } from '@/lib/engine/documents';

/** Decodes the text of a content in pieces, with whole characters; a byte order mark is left out. */
export async function* textOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const bytes of stream) {
    decoder ??= new TextDecoder(encodingOf(bytes));
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder?.decode() ?? '';
}
