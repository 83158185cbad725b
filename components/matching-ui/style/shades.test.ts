import { readFileSync } from 'node:fs';
import { converter, parse, wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { styleTokens, type Theme } from './shades';

const css = readFileSync(new URL('../../../app/globals.css', import.meta.url), 'utf8');

function token(name: string, theme: Theme): string {
  const pair = new RegExp(`--color-${name}: light-dark\\((oklch\\([^)]*\\)), (oklch\\([^)]*\\))\\)`).exec(
    css,
  );
  return pair?.[theme === 'light' ? 1 : 2] ?? '';
}

/** As a screen shows it: within the gamut of sRGB. */
const shown = (written: string) => {
  const colour = converter('rgb')(parse(written));
  if (!colour) throw new Error(`${written} is no colour`);
  const within = (channel: number) => Math.min(1, Math.max(0, channel));
  return { ...colour, r: within(colour.r), g: within(colour.g), b: within(colour.b) };
};
const contrast = (one: string, other: string) => wcagContrast(shown(one), shown(other));

const GROUNDS = ['sunken', 'canvas', 'surface', 'raised'];

const channel = fc.integer({ min: 0, max: 255 });
const colour = fc.oneof(
  fc.tuple(channel, channel, channel).map((rgb) => `rgb(${rgb.join(', ')})`),
  fc.constantFrom('yellow', '#fff', '#000', 'rebeccapurple', 'hsl(60 100% 50%)', '#0f0', 'lime', 'navy'),
);

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it('can be read, whatever colour comes in', () => {
    fc.assert(
      fc.property(colour, colour, (primaryColor, headerColor) => {
        const tokens = styleTokens({ primaryColor, headerColor }, theme);
        const at = (name: string) => tokens[`--color-${name}`] ?? '';
        for (const ground of GROUNDS) {
          expect(contrast(at('accent'), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
          expect(contrast(at('header'), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
        }
        for (const ground of GROUNDS.slice(1))
          expect(contrast(at('focus'), token(ground, theme))).toBeGreaterThanOrEqual(3);
        expect(contrast(at('on-accent'), at('accent'))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(at('on-accent'), at('accent-hover'))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(at('accent'), at('accent-soft'))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(token('ink-muted', theme), at('accent-soft'))).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 400 },
    );
  });
});

it('keeps a colour that can be read as it is', () => {
  expect(styleTokens({ primaryColor: '#1d4ed8' }, 'light')['--color-accent']).toContain('oklch(0.488');
});

it('changes nothing for what is no colour', () => {
  expect(styleTokens({ primaryColor: 'no colour', headerColor: null }, 'dark')).toEqual({});
});
