/** Places the names on a map: next to their circles, none over another or over the edge. */

type Circle = { id: string; x: number; y: number; radius: number };
type Box = { left: number; right: number; top: number; bottom: number };

/** Start, end or middle of a name, and the height of its middle. */
export type PlacedName = {
  id: string;
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
};

type Room = { width: number; height: number; fontSize: number };

const LETTER_SHARE = 0.56;
const GAP = 4;
const EDGE = 2;

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function boxOf({ text, x, y, anchor }: PlacedName, fontSize: number): Box {
  const width = text.length * fontSize * LETTER_SHARE;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - fontSize * 0.6, bottom: y + fontSize * 0.6 };
}

/**
 * Returns the places to try: to the right, else to the left, below, above; the last two as far from the middle as the
 * edge requires.
 */
function choices({ id, x, y, radius }: Circle, text: string, { width, fontSize }: Room): PlacedName[] {
  const [beside, over] = [radius + GAP, radius + GAP / 2 + fontSize * 0.6];
  const half = (text.length * fontSize * LETTER_SHARE) / 2 + EDGE;
  const middle = Math.min(Math.max(x, half), width - half);
  return [
    { id, text, x: x + beside, y, anchor: 'start' },
    { id, text, x: x - beside, y, anchor: 'end' },
    { id, text, x: middle, y: y + over, anchor: 'middle' },
    { id, text, x: middle, y: y - over, anchor: 'middle' },
  ];
}

/** Returns names up to a number of circles, the first before the others; one that fits nowhere is left out. */
export function placeNames(
  circles: readonly Circle[],
  nameOf: (id: string) => string,
  room: Room,
  most: number,
): PlacedName[] {
  const { width, height, fontSize } = room;
  const placed: PlacedName[] = [];
  const taken: Box[] = circles.slice(0, most).map(({ x, y, radius }) => {
    const half = radius * 0.7;
    return { left: x - half, right: x + half, top: y - half, bottom: y + half };
  });
  for (const circle of circles) {
    const fitting = choices(circle, nameOf(circle.id), room).find((name) => {
      const box = boxOf(name, fontSize);
      const isWithin =
        box.left >= EDGE && box.right <= width - EDGE && box.top >= EDGE && box.bottom <= height - EDGE;
      return isWithin && !taken.some((one) => overlap(one, box));
    });
    if (!fitting) continue;
    placed.push(fitting);
    taken.push(boxOf(fitting, fontSize));
    if (placed.length === most) break;
  }
  return placed;
}
