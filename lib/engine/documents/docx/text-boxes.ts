import { childNamed, elementsOf, textOf, type XmlElement } from '../xml';

/** Text boxes of one paragraph: where each is, and the order in which they are read. */

/** In points from the edge of `origin`: the page, the margin, the column or the paragraph. */
export type BoxPosition = { origin: string; left: number; top: number };

export type TextBox = { content: XmlElement; position: BoxPosition };

export const UNPLACED: BoxPosition = { origin: '', left: 0, top: 0 };

const EMU = 12_700;

/** Returns the position within an element of a drawing, where `around` is the one of the element around it. */
export function positionWithin(element: XmlElement, around: BoxPosition): BoxPosition {
  switch (element.name) {
    case 'wp:anchor':
      return anchored(element) ?? around;
    case 'wps:wsp':
      return shifted(around, offsetOf(childNamed(element, 'wps:spPr')));
    case 'v:shape':
    case 'v:rect':
    case 'v:roundrect':
    case 'v:group':
      return shapePosition(element.attributes.style ?? '', around);
    default:
      return around;
  }
}

function anchored(anchor: XmlElement): BoxPosition | undefined {
  const [across, down] = [childNamed(anchor, 'wp:positionH'), childNamed(anchor, 'wp:positionV')];
  const [left, top] = [across, down].map((axis) => axis && childNamed(axis, 'wp:posOffset'));
  if (!across || !down || !left || !top) return undefined;
  const origin = `${across.attributes.relativeFrom} ${down.attributes.relativeFrom}`;
  return { origin, left: Number(textOf(left)) / EMU || 0, top: Number(textOf(top)) / EMU || 0 };
}

/** Returns where a shape is in its group. */
function offsetOf(properties: XmlElement | undefined): XmlElement | undefined {
  const transform = properties && childNamed(properties, 'a:xfrm');
  return transform && childNamed(transform, 'a:off');
}

function shifted(position: BoxPosition, offset: XmlElement | undefined): BoxPosition {
  if (offset === undefined) return position;
  const [x, y] = [Number(offset.attributes.x) || 0, Number(offset.attributes.y) || 0];
  return { ...position, left: position.left + x / EMU, top: position.top + y / EMU };
}

/** "position:absolute;margin-left:12pt;margin-top:4pt" of the older way of drawing. */
function shapePosition(style: string, around: BoxPosition): BoxPosition {
  const of = (name: string) => new RegExp(`(?:^|;)\\s*${name}:\\s*(-?[\\d.]{1,9})pt`, 'u').exec(style)?.[1];
  const [left, top] = [of('margin-left'), of('margin-top')];
  return left === undefined || top === undefined
    ? around
    : { origin: around.origin || 'shape', left: Number(left), top: Number(top) };
}

/** Boxes whose left edges are nearer than this many points are in one column. */
const COLUMN = 70;

/**
 * The boxes column by column, each from top to bottom, beginning with the column of the highest box; in the order of
 * the file where that has no positions.
 */
export function inReadingOrder(boxes: readonly TextBox[]): TextBox[] {
  const [first] = boxes;
  const isPlaced = boxes.every(
    ({ position }) => position.origin !== '' && position.origin === first?.position.origin,
  );
  if (boxes.length < 2 || !isPlaced) return [...boxes];
  const columns: TextBox[][] = [];
  for (const box of boxes.toSorted((a, b) => a.position.left - b.position.left)) {
    const column = columns.at(-1);
    const edge = column?.[0]?.position.left ?? Number.NEGATIVE_INFINITY;
    if (column && box.position.left - edge < COLUMN) column.push(box);
    else columns.push([box]);
  }
  const top = (column: readonly TextBox[]) => Math.min(...column.map(({ position }) => position.top));
  return columns
    .map((column) => column.toSorted((a, b) => a.position.top - b.position.top))
    .toSorted((a, b) => top(a) - top(b))
    .flat();
}

const LONGEST_HEADING = 45;

/** True for a box with one short line, as headings are set: it belongs to the text that it is in. */
export function holdsHeading({ content }: TextBox): boolean {
  const texts = elementsOf(content).map((child) =>
    child.name === 'w:p' ? shownText(child).trim() : undefined,
  );
  const written = texts.filter((text) => text !== '');
  const [only] = written;
  return written.length === 1 && only !== undefined && only.length <= LONGEST_HEADING;
}

function shownText(element: XmlElement): string {
  return elementsOf(element)
    .map((child) =>
      child.name === 'w:t'
        ? textOf(child)
        : child.name === 'w:r' || child.name === 'w:hyperlink'
          ? shownText(child)
          : '',
    )
    .join('');
}
