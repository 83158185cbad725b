import { clampChroma, converter, formatCss, parse, wcagContrast } from 'culori';

/**
 * The colours that a matcher is drawn in, derived from the colours of its style. The hue is the caller's; the lightness
 * moves as far as WCAG AA needs it, and no further, so that whatever colour comes in can be read in both themes.
 */

type Oklch = { mode: 'oklch'; l: number; c: number; h?: number };

export type Theme = 'light' | 'dark';

/** The ground of `app/globals.css` against which text has the least contrast, a little beyond it. */
const WORST_GROUND: Record<Theme, Oklch> = {
  light: { mode: 'oklch', l: 0.945, c: 0.006, h: 82 },
  dark: { mode: 'oklch', l: 0.252, c: 0.01, h: 168 },
};
/** `ink-muted`, which is written on soft tints as well. */
const INK_MUTED: Record<Theme, Oklch> = {
  light: { mode: 'oklch', l: 0.44, c: 0.014, h: 155 },
  dark: { mode: 'oklch', l: 0.76, c: 0.01, h: 145 },
};

/** WCAG 1.4.3, with room for rounding. */
const TEXT = 4.55;
const STEP = 0.004;

const toOklch = converter('oklch');

function colourOf(written: string | null | undefined): Oklch | undefined {
  const read = written ? toOklch(parse(written.trim())) : undefined;
  return read ? { mode: 'oklch', l: read.l, c: read.c, h: read.h ?? 0 } : undefined;
}

const shade = ({ c, h }: Oklch, lightness: number, chroma = c): Oklch =>
  clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: h ?? 0 }, 'oklch') as Oklch;

/** Moves the lightness of a colour away from the ground until every pair can be read. */
function readable(colour: Oklch, theme: Theme, isEnough: (shade: Oklch) => boolean): Oklch {
  const direction = theme === 'light' ? -1 : 1;
  let found = shade(colour, colour.l);
  for (let l = colour.l; l >= 0 && l <= 1 && !isEnough(found); l += direction * STEP)
    found = shade(colour, l);
  return isEnough(found) ? found : shade(colour, theme === 'light' ? 0 : 1, 0);
}

/** Returns a colour that is readable as text on every ground. */
function textShade(colour: Oklch, theme: Theme): Oklch {
  return readable(colour, theme, (each) => wcagContrast(each, WORST_GROUND[theme]) >= TEXT);
}

function softShade(colour: Oklch, theme: Theme): Oklch {
  const chroma = Math.min(colour.c * 0.35, theme === 'light' ? 0.03 : 0.045);
  const soft = shade(colour, theme === 'light' ? 0.945 : 0.285, chroma);
  const isEnough = wcagContrast(INK_MUTED[theme], soft) >= TEXT;
  return isEnough ? soft : shade(colour, theme === 'light' ? 0.965 : 0.25, chroma / 2);
}

function accentsOf(colour: Oklch, theme: Theme) {
  const soft = softShade(colour, theme);
  const accent = readable(
    colour,
    theme,
    (each) => wcagContrast(each, WORST_GROUND[theme]) >= TEXT && wcagContrast(each, soft) >= TEXT,
  );
  const on = shade(colour, theme === 'light' ? 0.99 : 0.17, Math.min(colour.c, 0.01));
  const hover = shade(colour, accent.l + (theme === 'light' ? -0.05 : 0.05));
  return {
    accent,
    'accent-hover': hover,
    'accent-soft': soft,
    'accent-line': shade(colour, theme === 'light' ? 0.82 : 0.42, Math.min(colour.c, 0.06)),
    'on-accent': on,
    focus: accent,
    selected: { ...accent, alpha: theme === 'light' ? 0.1 : 0.14 },
  };
}

/** Returns names and values of the tokens of globals.css that a style changes; an invalid colour changes nothing. */
export function styleTokens(
  style: { primaryColor?: string | null | undefined; headerColor?: string | null | undefined },
  theme: Theme,
): Record<string, string> {
  const primary = colourOf(style.primaryColor);
  const header = colourOf(style.headerColor);
  const tokens = {
    ...(primary && accentsOf(primary, theme)),
    ...(header && { header: textShade(header, theme) }),
  };
  return Object.fromEntries(
    Object.entries(tokens).map(([name, colour]) => [`--color-${name}`, formatCss(colour)]),
  );
}
