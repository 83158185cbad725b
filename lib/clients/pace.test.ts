import { describe, expect, it } from 'vitest';
import { createPace } from './pace';

describe('a pace', () => {
  it('lets calls begin within its limits, in their order', async () => {
    const pace = createPace([
      { calls: 2, milliseconds: 60 },
      { calls: 3, milliseconds: 200 },
    ]);
    const startedAt = performance.now();
    const begun: [number, number][] = [];
    await Promise.all(
      [1, 2, 3, 4].map((call) =>
        pace(async () => {
          begun.push([call, performance.now() - startedAt]);
        }),
      ),
    );
    expect(begun.map(([call]) => call)).toEqual([1, 2, 3, 4]);
    expect(begun[2]?.[1]).toBeGreaterThanOrEqual(55);
    expect(begun[3]?.[1]).toBeGreaterThanOrEqual(195);
  });

  it('holds back no call that is within them', async () => {
    const pace = createPace([{ calls: 2, milliseconds: 60 * 60_000 }]);
    expect(await Promise.all(['one', 'two'].map((call) => pace(async () => call)))).toEqual(['one', 'two']);
  });
});
