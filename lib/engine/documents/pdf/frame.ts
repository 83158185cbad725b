import type { Pdfium } from './pdfium/instance';

/** A page as it is shown: its size in points, and how PDFium's coordinates become those of the reader. */
export type PageFrame = {
  width: number;
  height: number;
  /** Quarter turns clockwise. */
  rotation: number;
  left: number;
  bottom: number;
};

/** Returns the frame of a loaded page: the crop box turned by the rotation of the page. */
export function readPageFrame({ call, scratch, memory }: Pdfium, page: number): PageFrame {
  call.FPDF_GetPageBoundingBox(page, scratch);
  const [left = 0, top = 0, right = 0, bottom = 0] = memory().floats.subarray(
    scratch >> 2,
    (scratch >> 2) + 4,
  );
  const rotation = call.FPDFPage_GetRotation(page) & 3;
  const isTurned = rotation === 1 || rotation === 3;
  const [across, up] = [Math.abs(right - left), Math.abs(top - bottom)];
  return {
    width: isTurned ? up : across,
    height: isTurned ? across : up,
    rotation,
    left: Math.min(left, right),
    bottom: Math.min(bottom, top),
  };
}

/** Returns the horizontal place of a point of the page, in points from the left edge of the page as it is shown. */
export function frameX(frame: PageFrame, x: number, y: number): number {
  if (frame.rotation === 1) return y - frame.bottom;
  if (frame.rotation === 2) return frame.width - (x - frame.left);
  if (frame.rotation === 3) return frame.width - (y - frame.bottom);
  return x - frame.left;
}

/** Returns the vertical place of a point of the page, in points from the top edge of the page as it is shown. */
export function frameY(frame: PageFrame, x: number, y: number): number {
  if (frame.rotation === 1) return x - frame.left;
  if (frame.rotation === 2) return y - frame.bottom;
  if (frame.rotation === 3) return frame.height - (x - frame.left);
  return frame.height - (y - frame.bottom);
}

/** Returns the box between two opposite corners that are given in the page's own coordinates. */
export function frameBox(frame: PageFrame, xa: number, ya: number, xb: number, yb: number) {
  const [x0, x1] = [frameX(frame, xa, ya), frameX(frame, xb, yb)];
  const [y0, y1] = [frameY(frame, xa, ya), frameY(frame, xb, yb)];
  return { x0: Math.min(x0, x1), y0: Math.min(y0, y1), x1: Math.max(x0, x1), y1: Math.max(y0, y1) };
}
