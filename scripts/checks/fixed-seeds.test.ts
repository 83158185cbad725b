import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TESTS = globSync(['{lib,components,scripts}/**/*.test.{ts,tsx}', 'lib/**/testing/**/*.ts'], {
  cwd: ROOT,
});
/** A seed or a value that is another one in the next run. */
const DRAWN = /Math\.random\(|\bseed:[^,\n]{0,80}(Date|performance|random|process\.)/;

describe('tests are the same in every run', () => {
  it('property tests start from one seed', () => {
    const draw = () => fc.sample(fc.string(), 5);
    expect(fc.readConfigureGlobal()?.seed).toBeTypeOf('number');
    expect(draw()).toEqual(draw());
  });

  it('no test draws a seed or a value of its own', () => {
    expect(TESTS.length).toBeGreaterThan(300);
    const own = path.relative(ROOT, import.meta.filename);
    const drawing = TESTS.filter(
      (file) => file !== own && DRAWN.test(readFileSync(path.join(ROOT, file), 'utf8')),
    );
    expect(drawing).toEqual([]);
  });

  it('sees one that does', () => {
    for (const source of ['x(Math.random())', '{ seed: Date.now() }', '{ seed: performance.now() }'])
      expect(source).toMatch(DRAWN);
  });
});
