import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { TITLE_LANGUAGES } from './model';
import { readTables } from './tables';
import { shipped, shippedTables } from './testing/shipped';

const professions = [...shipped.professions.values()];

describe('the tables of professions', () => {
  it('are as large as was promised', () => {
    expect(professions.length).toBeGreaterThanOrEqual(1200);
    const distinct = new Set(
      shipped.titles().map(({ language, title }) => `${language} ${title.toLowerCase()}`),
    );
    expect(distinct.size).toBeGreaterThanOrEqual(12_000);
  });

  it('have an id and a label of its own for each profession, in every language', () => {
    expect(shipped.list).toHaveLength(professions.length);
    expect(new Set(professions.map(({ labels }) => labels.en.toLowerCase())).size).toBe(professions.length);
    for (const { labels } of professions)
      for (const language of TITLE_LANGUAGES) expect(labels[language]).toMatch(/\S/u);
  });

  it('reach every unit group of ISCO-08', () => {
    const named = shippedTables()
      .isco?.split('\n')
      .filter((line) => /^\d/u.test(line))
      .map((line) => Number(line.split('\t')[0]));
    expect(named).toHaveLength(436);
    expect(new Set(professions.map(({ isco }) => isco))).toEqual(new Set(named));
  });

  it('have codes of the form of O*NET-SOC', () => {
    for (const { onet2010, onet2019 } of professions)
      for (const code of [onet2010, onet2019]) expect(code).toMatch(/^\d{2}-\d{4}\.\d{2}$/u);
  });

  it('refuse a profession of a group that does not exist', () => {
    const tables = { ...shippedTables(), wrong: '999901\t2512\t15-1132.00\t15-1252.00\ta\tb\tc\td\te\tf' };
    expect(() => readTables(tables)).toThrow('group 9999');
  });
});

const folder = process.env.TAXONOMY_DIR ?? '';
const crosswalk = path.join(folder, 'crosswalk', 'onet_2010_to_2019_Crosswalk.csv');
const occupations = path.join(folder, 'onet', 'Occupation_Data.txt');
const areThere = folder !== '' && [crosswalk, occupations].every((file) => existsSync(file));

const codesIn = (file: string, pattern: RegExp) =>
  new Set([...readFileSync(file, 'utf8').matchAll(pattern)].map(([, code]) => code));

describe('the codes', () => {
  it.skipIf(!areThere)('are codes of both versions of O*NET-SOC (needs TAXONOMY_DIR)', () => {
    const old = codesIn(crosswalk, /^(\d{2}-\d{4}\.\d{2}),/gmu);
    const current = codesIn(occupations, /^(\d{2}-\d{4}\.\d{2})\t/gmu);
    expect(professions.filter(({ onet2010 }) => !old.has(onet2010)).map(({ id }) => id)).toEqual([]);
    expect(professions.filter(({ onet2019 }) => !current.has(onet2019)).map(({ id }) => id)).toEqual([]);
  });
});
