/** The colour of a workspace as its career page uses it: moved as far as text needs it (WCAG 2.2, 1.4.3), and no further. */

type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** Of the grounds of the page (look.ts) the one that is harder to read on. */
const LIGHT: Rgb = [247, 247, 245];
const DARK: Rgb = [31, 35, 34];
const LEAST = 4.5;
const STEPS = 50;

const rgbOf = (hex: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) || 0,
  );
  return [red, green, blue];
};

const hexOf = (colour: Rgb) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Whole parts, as they are written. */
const mixed = (from: Rgb, to: Rgb, share: number): Rgb => {
  const part = (at: 0 | 1 | 2) => Math.round(from[at] + (to[at] - from[at]) * share);
  return [part(0), part(1), part(2)];
};

/** Moves a colour towards another until it can be read on its ground. */
function readable(colour: Rgb, ground: Rgb, towards: Rgb): Rgb {
  for (let step = 0; step < STEPS; step += 1) {
    const next = mixed(colour, towards, step / STEPS);
    if (contrast(next, ground) >= LEAST) return next;
  }
  return towards;
}

/** Returns the colour of words on a colour. */
const wordsOn = (colour: Rgb) => (contrast(colour, WHITE) >= LEAST ? WHITE : BLACK);

/** Returns the colour for words and buttons in both looks, each with the colour of words upon it. */
export function brandColours(hex: string) {
  const colour = rgbOf(hex);
  const look = (found: Rgb) => ({ accent: hexOf(found), on: hexOf(wordsOn(found)) });
  return { light: look(readable(colour, LIGHT, BLACK)), dark: look(readable(colour, DARK, WHITE)) };
}
