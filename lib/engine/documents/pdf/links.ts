import type { Box } from '../../kernel';
import { frameBox, type PageFrame } from './frame';
import { type Pdfium, SCRATCH_SIZE } from './pdfium/instance';

/** An area of the page that leads to an address. */
export type LinkArea = { box: Box; href: string };

const utf8 = new TextDecoder();
const URI_ACTION = 3;
/** More than any real page has; a bound for files made to exhaust the reader. */
const MAX_LINKS = 300;

/** Returns the areas of the page that are annotated with an address, in the coordinates of the frame. */
export function readLinks(pdfium: Pdfium, document: number, page: number, frame: PageFrame): LinkArea[] {
  const { call, scratch } = pdfium;
  const areas: LinkArea[] = [];
  const position = scratch;
  const handle = scratch + 4;
  pdfium.memory().integers[position >> 2] = 0;
  while (areas.length < MAX_LINKS && call.FPDFLink_Enumerate(page, position, handle) !== 0) {
    const link = pdfium.memory().integers[handle >> 2] ?? 0;
    const href = readAddress(pdfium, document, link, scratch + 64);
    if (href !== '')
      for (const box of readAreas(pdfium, link, frame, scratch + 16)) areas.push({ box, href });
  }
  return areas;
}

function readAddress({ call, memory }: Pdfium, document: number, link: number, buffer: number): string {
  const action = call.FPDFLink_GetAction(link);
  if (action === 0 || call.FPDFAction_GetType(action) !== URI_ACTION) return '';
  const length = call.FPDFAction_GetURIPath(document, action, buffer, SCRATCH_SIZE - 64);
  if (length <= 1 || length > SCRATCH_SIZE - 64) return '';
  return utf8.decode(memory().bytes.subarray(buffer, buffer + length - 1)).trim();
}

/** A link over several lines has one quadrangle a line; a simple one only its rectangle. */
function readAreas({ call, memory }: Pdfium, link: number, frame: PageFrame, buffer: number): Box[] {
  const count = Math.min(call.FPDFLink_CountQuadPoints(link), 100);
  const boxes: Box[] = [];
  for (let index = 0; index < count; index++) {
    if (call.FPDFLink_GetQuadPoints(link, index, buffer) === 0) continue;
    const q = [...memory().floats.subarray(buffer >> 2, (buffer >> 2) + 8)];
    const xs = q.filter((_, i) => i % 2 === 0);
    const ys = q.filter((_, i) => i % 2 === 1);
    boxes.push(frameBox(frame, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)));
  }
  if (boxes.length > 0) return boxes;
  if (call.FPDFLink_GetAnnotRect(link, buffer) === 0) return [];
  const [left = 0, top = 0, right = 0, bottom = 0] = memory().floats.subarray(buffer >> 2, (buffer >> 2) + 4);
  return [frameBox(frame, left, bottom, right, top)];
}
