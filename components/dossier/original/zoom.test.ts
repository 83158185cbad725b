import { describe, expect, it } from 'vitest';
import { percentText, scaleOf, stepped } from './zoom';

describe('zoom', () => {
  it('fits the width of the pane', () => {
    expect(scaleOf('fit', 632, 600)).toBe(1);
    expect(scaleOf('fit', 0, 600)).toBe(0.2);
  });

  it('steps from what is shown and stops at both ends', () => {
    expect(stepped(scaleOf(1, 0, 0), 1)).toBe(1.25);
    expect(stepped(scaleOf(1, 0, 0), -1)).toBe(0.8);
    expect(stepped(scaleOf(0.9, 0, 0), 1)).toBe(1);
    expect(stepped(scaleOf(3, 0, 0), 1)).toBe(3);
    expect(stepped(scaleOf(0.5, 0, 0), -1)).toBe(0.5);
  });

  it('names the size as a share of the size on paper', () => {
    expect(percentText(scaleOf(0.8, 0, 0))).toBe('80 %');
  });
});
