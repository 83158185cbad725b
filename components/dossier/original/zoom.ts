/** `fit` fills the width of the pane; a number is a scale, 1 being the size on paper. */
export type Zoom = 'fit' | number;

const STEPS: readonly number[] = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3];
const MARGIN = 32;

/** CSS pixels to a point of a PDF page. */
const PIXELS_PER_POINT = 96 / 72;

/** Returns the scale of a zoom for a page of `pageWidth` points in a pane of `paneWidth` pixels. */
export function scaleOf(zoom: Zoom, paneWidth: number, pageWidth: number): number {
  if (zoom !== 'fit') return zoom * PIXELS_PER_POINT;
  return Math.max(0.2, (paneWidth - MARGIN) / Math.max(1, pageWidth));
}

/** Returns the next zoom step from the scale that is shown now. */
export function stepped(scale: number, direction: 1 | -1): Zoom {
  const shown = scale / PIXELS_PER_POINT;
  const next =
    direction > 0 ? STEPS.find((step) => step > shown + 0.02) : STEPS.findLast((step) => step < shown - 0.02);
  return next ?? (direction > 0 ? STEPS.at(-1) : STEPS[0]) ?? 1;
}

/** Returns text like `85 %`. */
export function percentText(scale: number): string {
  return `${Math.round((scale / PIXELS_PER_POINT) * 100)} %`;
}
