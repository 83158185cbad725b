import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { evaluateLayouts } from './run.ts';

/** Files of ten that are wholly right; none may become fewer. */
const RIGHT = { plain: 10, icons: 9, capitals: 9, painted: 10, twice: 8, aligned: 8 };

it('reads made CVs of broken layouts as it did', { timeout: 120_000 }, async () => {
  const out = await mkdtemp(path.join(tmpdir(), 'layouts-'));
  try {
    const tallies = await evaluateLayouts({ only: Object.keys(RIGHT).join(';'), errors: false, out });
    for (const [kind, right] of Object.entries(RIGHT))
      expect(tallies.get(kind)?.right, kind).toBeGreaterThanOrEqual(right);
  } finally {
    await rm(out, { recursive: true, force: true });
  }
});
