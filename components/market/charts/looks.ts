import { wrapped } from './wrapped';

/** The colours of series, in their order; each has a separate shape as well, so that none relies on colour alone. */
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

const LETTER_WIDTH = 6.1;
const NAMES_WIDTH = 156;
const NAMES_SHARE = 0.4;
/** Between the names and their bars. */
const NAMES_GAP = 16;

/**
 * Returns the room in pixels for the names of values next to their bars: the same in all charts, so that bars of
 * neighbours begin alike, and more where a name is longer and the chart is wide enough for it.
 */
export function roomForNames(names: readonly string[], chartWidth: number): number {
  const longest = Math.max(...names.map(({ length }) => length), 0) * LETTER_WIDTH + NAMES_GAP;
  return Math.ceil(Math.max(NAMES_WIDTH, Math.min(longest, chartWidth * NAMES_SHARE)));
}

/** Returns the room in pixels for the longest of some texts. */
export function roomForText(texts: readonly string[]): number {
  return Math.ceil(Math.max(...texts.map(({ length }) => length), 0) * LETTER_WIDTH);
}

/** The height of a bar among those of several questions with its gap. */
export const SERIES_HEIGHT = 15;
const GROUP_GAP = 12;

/** Returns the height for a number of values with the bars of several questions each. */
export function comparedHeight(values: number, series: number): number {
  return values * (series * SERIES_HEIGHT + GROUP_GAP) + 4;
}

/** Narrower than this a datum is not a target for a finger (WCAG 2.5.8); the table leads to the same place. */
export const LEAST_TARGET = 24;

/** Returns a name on one line or two that fit its room, the last one cut: SVG neither wraps nor cuts. */
export function fittingLines(text: string, width: number): readonly [first: string, second?: string] {
  const most = Math.max(Math.floor((width - NAMES_GAP) / LETTER_WIDTH), 4);
  const [first = '', ...others] = wrapped(text, most, ({ length }) => length);
  const fitting = (line: string) => (line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`);
  return others.length === 0
    ? [fitting(first)]
    : [fitting(first), fitting(text.slice(first.length).trimStart())];
}
