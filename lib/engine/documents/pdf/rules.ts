import type { Box } from '../../kernel';
import { frameX, frameY, type PageFrame } from './frame';
import type { Pdfium } from './pdfium/instance';

/** In points: anything thinner is a line, and anything shorter is not. */
const THICKEST = 3;
const SHORTEST = 5;
/** Drawings with more points are pictures. */
const MAX_POINTS = 400;
const WHITE = 0xf9;

const LINE_TO = 0;
const MOVE_TO = 2;

/** Way in which a path is drawn. */
type Drawing = { isStroked: boolean; isFilled: boolean };

/** True for a box that is drawn as a line: level or upright, and thin. */
export function isThin({ x0, y0, x1, y1 }: Box): boolean {
  const [width, height] = [x1 - x0, y1 - y0];
  return Math.min(width, height) <= THICKEST && Math.max(width, height) >= SHORTEST;
}

/**
 * The ruling lines that a path of the page draws, level or upright, in the coordinates of the frame: lines, the edges
 * of rectangles, and rectangles so thin that they are lines. `box` is the place of the path. White ones do not count.
 */
export function readRules(pdfium: Pdfium, object: number, frame: PageFrame, box: Box): Box[] {
  const drawing = readDrawing(pdfium, object);
  if (!drawing.isFilled && !drawing.isStroked) return [];
  if (isThin(box)) return [box];
  const { call } = pdfium;
  const count = call.FPDFPath_CountSegments(object);
  if (count < 2 || count > MAX_POINTS || (!drawing.isStroked && count < 4)) return [];
  const figures = readFigures(pdfium, object, frame, count);
  if (drawing.isStroked) return figures.flatMap(edgesOf).filter(isThin);
  // A table may be drawn as one path of thin rectangles.
  return figures.flatMap((points) => (points.length >= 4 ? boxOf(points) : [])).filter(isThin);
}

/** Returns which parts of a path are drawn in a colour that is visible on white. */
function readDrawing({ call, scratch, memory }: Pdfium, object: number): Drawing {
  if (call.FPDFPath_GetDrawMode(object, scratch, scratch + 4) === 0)
    return { isStroked: false, isFilled: false };
  const [fill = 0, stroke = 0] = memory().integers.subarray(scratch >> 2, (scratch >> 2) + 2);
  const isSeen = (read: PdfiumColor) => {
    if (read(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return true;
    const [red = 0, green = 0, blue = 0, alpha = 0] = memory().integers.subarray(
      scratch >> 2,
      (scratch >> 2) + 4,
    );
    return alpha > 0 && Math.min(red, green, blue) < WHITE;
  };
  return {
    isFilled: fill !== 0 && isSeen(call.FPDFPageObj_GetFillColor),
    isStroked: stroke !== 0 && isSeen(call.FPDFPageObj_GetStrokeColor),
  };
}

type PdfiumColor = Pdfium['call']['FPDFPageObj_GetFillColor'];
type Point = { x: number; y: number };

/** Returns the corners of the figures of a path that is made of straight lines; figures with curves are left out. */
function readFigures({ call, scratch, memory }: Pdfium, object: number, frame: PageFrame, count: number) {
  if (call.FPDFPageObj_GetMatrix(object, scratch) === 0) return [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = memory().floats.slice(scratch >> 2, (scratch >> 2) + 6);
  const figures: Point[][] = [];
  let figure: Point[] = [];
  for (let index = 0; index < count; index++) {
    const segment = call.FPDFPath_GetPathSegment(object, index);
    const type = call.FPDFPathSegment_GetType(segment);
    if (call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4) === 0) continue;
    const [x = 0, y = 0] = memory().floats.subarray(scratch >> 2, (scratch >> 2) + 2);
    const [across, up] = [a * x + c * y + e, b * x + d * y + f];
    const point = { x: frameX(frame, across, up), y: frameY(frame, across, up) };
    if (type === MOVE_TO) {
      figure = [point];
      figures.push(figure);
    } else if (type === LINE_TO) figure.push(point);
    else figure.length = 0;
    const [first] = figure;
    if (call.FPDFPathSegment_GetClose(segment) !== 0 && first !== undefined) figure.push(first);
  }
  return figures;
}

function edgesOf(points: readonly Point[]): Box[] {
  return points.slice(1).flatMap((point, index) => {
    const before = points[index];
    return before === undefined ? [] : boxOf([before, point]);
  });
}

function boxOf(points: readonly Point[]): Box[] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [{ x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }];
}
