/** The colours of series, in their order; each has a shape of its own as well, so that none speaks by colour alone. */
export const SERIES = [
  { stroke: 'var(--color-accent)', dash: undefined },
  { stroke: 'var(--color-info)', dash: '6 3' },
  { stroke: 'var(--color-caution)', dash: '2 3' },
  { stroke: 'var(--color-critical)', dash: '10 3 2 3' },
] as const;

export const GRID = 'var(--color-line)';
export const AXIS_TEXT = { fill: 'var(--color-ink-muted)', fontSize: 11 } as const;
export const INK = 'var(--color-ink)';
export const BAR = 'var(--color-accent)';
export const BAR_PARTIAL = 'var(--color-accent-line)';
export const BAR_FALLING = 'var(--color-caution)';

/** The height of one bar of a ranking with its gap. */
export const ROW_HEIGHT = 26;

/** The room for the names of values beside their bars. */
export const LABEL_WIDTH = 148;

/** The height of a bar among those of several questions with its gap. */
export const SERIES_HEIGHT = 15;
const GROUP_GAP = 12;

/** The height of so many values with bars of so many questions each. */
export function comparedHeight(values: number, series: number): number {
  return values * (series * SERIES_HEIGHT + GROUP_GAP) + 4;
}

/** Narrower than this a datum is no target for a finger (WCAG 2.5.8); the table leads to the same place. */
export const LEAST_TARGET = 24;

const LETTER_WIDTH = 6.1;

/** A text cut to what fits into a width of the axis, since SVG does not. */
export function fittingText(text: string, width: number): string {
  const most = Math.max(Math.floor(width / LETTER_WIDTH), 4);
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
