/** Between the pointer and its tip, in pixels. */
export const TIP_GAP = 10;
/** As wide as a tip may be (`max-w-72`). */
const WIDEST = 288;

/**
 * Returns how far a tip that begins next to the pointer is moved, as a CSS length in which 100 % is its own width: not
 * at all where there is room to the right, to the other side of the pointer where there is room there, else as far as
 * the edge requires.
 */
export function tipShift(pointer: number, chartWidth: number): string {
  const begin = pointer + TIP_GAP;
  if (begin + WIDEST <= chartWidth) return '0px';
  if (pointer - TIP_GAP >= WIDEST) return `calc(-100% - ${2 * TIP_GAP}px)`;
  return `clamp(${-begin}px, ${chartWidth - begin}px - 100%, 0px)`;
}
