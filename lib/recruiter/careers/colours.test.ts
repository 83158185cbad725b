import { expect, it } from 'vitest';
import { brandColours } from './colours';

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (parts[0] ?? 0) + 0.7152 * (parts[1] ?? 0) + 0.0722 * (parts[2] ?? 0);
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Every 51st of each part of a colour: from black over loud yellows to white. */
const COLOURS = [0, 51, 102, 153, 204, 255].flatMap((red, _, parts) =>
  parts.flatMap((green) =>
    parts.map((blue) => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`),
  ),
);

it('reads any colour of a workspace in both looks, on the ground, on a field and on a button', () => {
  const bad = COLOURS.filter((colour) => {
    const { light, dark } = brandColours(colour);
    const seen = [
      ...['#ffffff', '#f7f7f5'].map((ground) => contrast(light.accent, ground)),
      ...['#171a19', '#1f2322'].map((ground) => contrast(dark.accent, ground)),
      ...[light, dark].map(({ accent, on }) => contrast(accent, on)),
    ];
    return seen.some((one) => one < 4.5);
  });
  expect(COLOURS).toHaveLength(216);
  expect(bad).toEqual([]);
});

it('leaves a colour that can be read as it is', () => {
  expect(brandColours('#14694f').light.accent).toBe('#14694f');
  expect(brandColours('#9fd8c3').dark.accent).toBe('#9fd8c3');
});
