/**
 * PDFs of which a few bytes unpack to gigabytes: forms that draw themselves or many others, streams packed several
 * times over, maps of characters without end. Read without those, they yield the rest of the text.
 */

import { hasEndlessMaps } from './maps';

/** A form that pages and other forms draw (ISO 32000-2, 8.10). */
const FORM = /\/Subtype\s*\/Form(?![A-Za-z])/g;
/** What a note is drawn by: a form, whatever it calls itself (12.5.5). */
const APPEARANCE = /\/AP(?![A-Za-z])/g;
/** Maps of characters (9.7.5, 9.10.3), and those that they begin with: a range of a few bytes may stand for all there are. */
const MAP = /\/(?:ToUnicode|UseCMap|Encoding\s{0,9}(?=\d{1,9}\s{1,9}\d{1,9}\s{1,9}R))(?![A-Za-z])/g;
/** Filters of one stream, each unpacking the output of the one before (7.4). No program packs data twice. */
const FILTERS = /\/(?:Filter|F)\s*\[([^\]]*)\]/g;
const UNPACKING = /\/(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)(?![A-Za-z])/g;

/** Returns the places of names that must mean nothing, as offsets of their last characters. */
function namesOf(text: string): number[] {
  const drawn = [...text.matchAll(FORM), ...text.matchAll(APPEARANCE)];
  const forms = drawn.map((match) => match.index + match[0].length - 1);
  const maps = [...text.matchAll(MAP)].map((match) => match.index + match[0].trimEnd().length - 1);
  const chains = [...text.matchAll(FILTERS)].flatMap((match) => {
    const filters = [...(match[1]?.matchAll(UNPACKING) ?? [])];
    const start = match.index + match[0].length - 1 - (match[1]?.length ?? 0);
    return filters.slice(1).map((filter) => start + filter.index + filter[0].length - 1);
  });
  return [...forms, ...maps, ...chains];
}

const NOTHING_KNOWN = 'x'.charCodeAt(0);

/**
 * A copy of a PDF in which no form and no note is drawn, no map of characters used and no stream unpacked more than once: their names are replaced by
 * meaningless ones, byte by byte, so that the table of references stays valid.
 */
export function withoutExpansion(bytes: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  for (const at of namesOf(text)) copy[at] = NOTHING_KNOWN;
  return copy;
}

/** Returns what is read of a PDF for its pictures: nothing that maps of characters without end are used for. */
export function withoutEndlessMaps(bytes: Uint8Array): Uint8Array {
  return hasEndlessMaps(bytes) ? withoutExpansion(bytes) : bytes;
}
