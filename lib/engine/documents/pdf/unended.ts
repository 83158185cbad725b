/**
 * Streams of a damaged PDF that do not end. PDFium looks for the words that end a stream of unknown length from its
 * beginning on, in a file without them to the last byte: four thousand such streams in 3 MB took it twenty seconds.
 */

/** Bytes that may be looked through in search of ends; a file that is whole needs twice its size at most. */
const MOST_SEARCHED = 128 * 1024 * 1024;
const KEYWORD = 'stream';
const END_OF_STREAM = 'endstream';
const END_OF_OBJECT = 'endobj';
const NOT_THERE = -1;

/** Returns the next place of a word from a place on, for places that only grow, so that all bytes are read once. */
function finderOf(bytes: Buffer, word: string): (from: number) => number {
  let at = bytes.indexOf(word, 0, 'latin1');
  return (from) => {
    if (at !== NOT_THERE && at < from) at = bytes.indexOf(word, from, 'latin1');
    return at === NOT_THERE ? bytes.length : at;
  };
}

/**
 * Returns the places of the keywords, in bytes from the beginning, whose streams are too far from an end once the
 * search for ends has reached its limit.
 */
function unendedStreams(bytes: Uint8Array): number[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const nextStream = finderOf(buffer, KEYWORD);
  const nextEnd = finderOf(buffer, END_OF_STREAM);
  const nextObjectEnd = finderOf(buffer, END_OF_OBJECT);
  const unended: number[] = [];
  let searched = 0;
  for (let at = nextStream(0); at < buffer.length; at = nextStream(at + KEYWORD.length)) {
    if (nextEnd(Math.max(0, at - 3)) === at - 3) continue;
    const cost = nextEnd(at) - at + nextObjectEnd(at) - at;
    if (searched + cost > MOST_SEARCHED) unended.push(at);
    else searched += cost;
  }
  return unended;
}

/**
 * Overwrites the keywords of streams without an end with spaces, only as far as needed; changes nothing in a sound
 * file.
 */
export function blankUnendedStreams(bytes: Uint8Array): void {
  for (const at of unendedStreams(bytes)) bytes.fill(0x20, at, at + KEYWORD.length);
}
