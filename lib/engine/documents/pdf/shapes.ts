import type { Box } from '../../kernel';
import { frameBox, type PageFrame } from './frame';
import type { Pdfium } from './pdfium/instance';
import { readRules } from './rules';

/** Drawings on a page other than text, as far as they help to read the text. */
export type Shapes = {
  /** Small dots and squares, which may be the bullets of lists. */
  marks: Box[];
  /** Large filled areas, which may be the grounds of side bars and header bands. */
  panels: Box[];
  /** Coloured areas and pictures, on which white text can be read. */
  grounds: Box[];
  /** Ruling lines, level or upright: the borders of tables and boxes, and underlines. */
  rules: Box[];
  /** True when the page draws a picture, a form that may hold one, or so many paths that they may be letters. */
  hasPicture: boolean;
};

/** A page that draws nothing but text. */
export const NO_SHAPES: Shapes = { marks: [], panels: [], grounds: [], rules: [], hasPicture: false };

const OBJECT_PATH = 2;
const OBJECT_IMAGE = 3;
const OBJECT_SHADING = 4;
const OBJECT_FORM = 5;
/** More than any real page has; a bound for files made to exhaust the reader. */
const MAX_OBJECTS = 20_000;
/** From this many paths on, a page without text may be text turned into outlines. */
const OUTLINED_TEXT = 200;
const MARK_SIZE = { min: 1, max: 7 };
/** Points that a ground of text measures at least. */
const MAX_GROUNDS = 500;
const MAX_RULES = 3000;
const GROUND_SIZE = 6;
/** Shares of the page that a panel takes at least. */
const PANEL_WIDTH = 0.12;
const PANEL_HEIGHT = 0.06;
const WHITE = 0xf9;

/** Returns the marks and panels of a loaded page, in the coordinates of the frame. */
export function readShapes(pdfium: Pdfium, page: number, frame: PageFrame): Shapes {
  const { call } = pdfium;
  const shapes: Shapes = { marks: [], panels: [], grounds: [], rules: [], hasPicture: false };
  const count = Math.min(call.FPDFPage_CountObjects(page), MAX_OBJECTS);
  let paths = 0;
  for (let index = 0; index < count; index++) {
    const object = call.FPDFPage_GetObject(page, index);
    const type = call.FPDFPageObj_GetType(object);
    if (type === OBJECT_IMAGE || type === OBJECT_SHADING || type === OBJECT_FORM) {
      shapes.hasPicture = true;
      const box = boundsOf(pdfium, object, frame);
      if (box !== undefined) shapes.grounds.push(box);
    }
    if (type === OBJECT_PATH) {
      paths++;
      addPath(pdfium, object, frame, shapes);
    }
  }
  if (paths >= OUTLINED_TEXT) shapes.hasPicture = true;
  return shapes;
}

function addPath(pdfium: Pdfium, object: number, frame: PageFrame, shapes: Shapes): void {
  const box = boundsOf(pdfium, object, frame);
  if (box === undefined) return;
  const width = box.x1 - box.x0;
  const height = box.y1 - box.y0;
  if (isMark(width, height)) {
    shapes.marks.push(box);
    return;
  }
  if (shapes.rules.length < MAX_RULES) shapes.rules.push(...readRules(pdfium, object, frame, box));
  if (
    shapes.grounds.length < MAX_GROUNDS &&
    width >= GROUND_SIZE &&
    height >= GROUND_SIZE &&
    isColored(pdfium, object)
  ) {
    shapes.grounds.push(box);
    const isLarge = width >= PANEL_WIDTH * frame.width && height >= PANEL_HEIGHT * frame.height;
    if (isLarge) shapes.panels.push(box);
  }
}

function isMark(width: number, height: number): boolean {
  const [small, large] = [Math.min(width, height), Math.max(width, height)];
  return small >= MARK_SIZE.min && large <= MARK_SIZE.max && small > 0.6 * large;
}

/** Returns the bounds of an object on the page; absent when PDFium does not know them. */
export function boundsOf(
  { call, scratch, memory }: Pdfium,
  object: number,
  frame: PageFrame,
): Box | undefined {
  if (call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0)
    return undefined;
  const { floats } = memory();
  const at = scratch >> 2;
  return frameBox(frame, floats[at] ?? 0, floats[at + 1] ?? 0, floats[at + 2] ?? 0, floats[at + 3] ?? 0);
}

/** True for a path that is filled with a colour other than white. */
function isColored({ call, scratch, memory }: Pdfium, object: number): boolean {
  if (call.FPDFPath_GetDrawMode(object, scratch, scratch + 4) === 0) return false;
  if (memory().integers[scratch >> 2] === 0) return false;
  if (call.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0)
    return false;
  const [red = 0, green = 0, blue = 0, alpha = 0] = memory().integers.subarray(
    scratch >> 2,
    (scratch >> 2) + 4,
  );
  return alpha > 0 && Math.min(red, green, blue) < WHITE;
}
