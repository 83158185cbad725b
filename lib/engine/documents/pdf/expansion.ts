/**
 * PDFs of which a few bytes unpack to gigabytes: forms that draw themselves or many others, streams packed several
 * times over. Read without those, they yield the rest of the text.
 */

/** A form that pages and other forms draw (ISO 32000-2, 8.10). */
const FORM = /\/Subtype\s*\/Form(?![A-Za-z])/g;
/** What a note is drawn by: a form, whatever it calls itself (12.5.5). */
const APPEARANCE = /\/AP(?![A-Za-z])/g;
/** Filters of one stream, each unpacking the output of the one before (7.4). No program packs data twice. */
const FILTERS = /\/(?:Filter|F)\s*\[([^\]]*)\]/g;
const UNPACKING = /\/(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)(?![A-Za-z])/g;

/** Returns the places of names that must mean nothing, as offsets of their last characters. */
function namesOf(text: string): number[] {
  const drawn = [...text.matchAll(FORM), ...text.matchAll(APPEARANCE)];
  const forms = drawn.map((match) => match.index + match[0].length - 1);
  const chains = [...text.matchAll(FILTERS)].flatMap((match) => {
    const filters = [...(match[1]?.matchAll(UNPACKING) ?? [])];
    const start = match.index + match[0].length - 1 - (match[1]?.length ?? 0);
    return filters.slice(1).map((filter) => start + filter.index + filter[0].length - 1);
  });
  return [...forms, ...chains];
}

const NOTHING_KNOWN = 'x'.charCodeAt(0);

/**
 * A copy of a PDF in which no form and no note is drawn and no stream unpacked more than once: their names are replaced by
 * meaningless ones, byte by byte, so that the table of references stays valid.
 */
export function withoutExpansion(bytes: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  for (const at of namesOf(text)) copy[at] = NOTHING_KNOWN;
  return copy;
}
