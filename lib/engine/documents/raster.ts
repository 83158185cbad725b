/** A picture in shades of gray: one byte a pixel, row by row from the top, 0 for black. */
export type Raster = { width: number; height: number; gray: Uint8Array };

/** A word that was read from a picture, with its box in pixels. */
export type PictureWord = {
  text: string;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** Certainty of the recogniser, from 0 to 1. */
  certainty: number;
};

/** Words on one line, from left to right. The line rises by `slope` per pixel, and is at `y` where `x` is 0. */
export type PictureLine = { words: PictureWord[]; baseline: { y: number; slope: number } };

/** Returns the lines of a picture; undefined when stopped or out of time. Never throws. */
export type PictureReader = (raster: Raster) => PictureLine[] | undefined;
