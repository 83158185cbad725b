import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Reads the colour tokens of app/globals.css and measures them as WCAG 2.2 does (1.4.3 and 1.4.11). */

type Colour = readonly [red: number, green: number, blue: number];

const css = readFileSync(new URL('../../app/globals.css', import.meta.url), 'utf8');

/** Returns linear light of the three channels of sRGB (https://www.w3.org/TR/css-color-4/#color-conversion-code). */
function linear(lightness: number, chroma: number, hue: number): Colour {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels: Colour = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return channels.map((channel) => Math.min(1, Math.max(0, channel))) as unknown as Colour;
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

function token(name: string, theme: 'light' | 'dark'): Colour {
  const declaration = new RegExp(
    `--color-${name}: light-dark\\((oklch\\([^)]*\\)), (oklch\\([^)]*\\))\\)`,
  ).exec(css);
  const written = declaration?.[theme === 'light' ? 1 : 2];
  const [lightness, chroma, hue] = (written?.match(/[\d.]+/g) ?? []).map(Number);
  if (lightness === undefined || chroma === undefined || hue === undefined) {
    throw new Error(`--color-${name} is not an opaque pair of colours`);
  }
  return linear(lightness, chroma, hue);
}

const grounds = ['sunken', 'canvas', 'surface', 'raised'];
const words = ['ink', 'ink-muted', 'ink-faint', 'accent', 'positive', 'caution', 'critical', 'info'];
const edges = ['field', 'focus', 'marker-line'];
const tinted = ['accent', 'positive', 'caution', 'critical', 'info'];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const measure = (front: string, ground: string) => contrast(token(front, theme), token(ground, theme));

  it.each(words.flatMap((word) => grounds.map((ground) => [word, ground] as const)))(
    '%s can be read on %s',
    (word, ground) => expect(measure(word, ground)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(tinted)('%s can be read on its own tint, and so can ink', (tone) => {
    expect(measure(tone, `${tone}-soft`)).toBeGreaterThanOrEqual(4.5);
    expect(measure('ink-muted', `${tone}-soft`)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['on-critical', 'critical'],
    ['on-critical', 'critical-hover'],
    ['ink', 'marker'],
    ['ink', 'marker-soft'],
  ])('%s can be read on %s', (word, ground) => {
    expect(measure(word, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges.flatMap((edge) => grounds.slice(1).map((ground) => [edge, ground] as const)))(
    '%s can be told from %s',
    (edge, ground) => expect(measure(edge, ground)).toBeGreaterThanOrEqual(3),
  );
});
