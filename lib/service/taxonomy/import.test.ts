import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESCO_ATTRIBUTION, normaliseTitle, ONET_ATTRIBUTION } from '@/lib/engine/taxonomy';
import { importTaxonomies, loadTaxonomies, taxonomyAttributions, taxonomyPlaces } from './index';
import { readTaxonomies } from './load';

const OCCUPATIONS = `conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,hiddenLabels,status
Occupation,http://example.org/1,2512,Quabbelsoftwarer/Quabbelsoftwarerin,"Quabbelfachkraft
Softwareentwickler",,released
Occupation,http://example.org/2,2512,Altes,Veraltetes,,obsolete
Occupation,http://example.org/3,9999,Niemand,,,released`;
const ISCO = `conceptType,conceptUri,code,preferredLabel
ISCOGroup,http://example.org/isco/C2512,2512,Writers of software
ISCOGroup,http://example.org/isco/C25,25,Professionals`;
const ALTERNATE = `O*NET-SOC Code\tAlternate Title\tShort Title\tSource(s)
15-1252.00\tGlorp Wrangler (GW)\tn/a\t08
99-9999.00\tNobody\tn/a\t08`;
const NAMES = 'O*NET-SOC Code\tTitle\tDescription\n15-1252.00\tThose Who Write Software\tThey write it.';
const SKILLS = `conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels,status
Skill,http://example.org/skill/aaaaaaaa-0001,skill/competence,sector-specific,polish the quabbel,,released
Skill,http://example.org/skill/aaaaaaaa-0002,skill/competence,sector-specific,rust the quabbel,,obsolete`;

/** Returns the files of the project's own tables, with when each was written last. */
async function changedTables(own: string): Promise<string[]> {
  const files = await readdir(own, { recursive: true });
  const times = await Promise.all(
    files.map(async (file) => `${file} ${(await stat(path.join(own, file))).mtimeMs}`),
  );
  return times.sort();
}

describe('importing released classifications', () => {
  let folder: string;
  let before: string[];
  const places = () => ({ ...taxonomyPlaces(process.cwd(), path.join(folder, 'data')), packed: folder });

  beforeAll(async () => {
    before = await changedTables(path.join(process.cwd(), 'lib/engine/taxonomy'));
    folder = await mkdtemp(path.join(tmpdir(), 'taxonomy-'));
    await writeFile(path.join(folder, 'occupations_de.csv'), OCCUPATIONS);
    await writeFile(path.join(folder, 'ISCOGroups_en.csv'), ISCO);
    await writeFile(path.join(folder, 'Alternate Titles.txt'), ALTERNATE);
    await writeFile(path.join(folder, 'Occupation Data.txt'), NAMES);
    await writeFile(path.join(folder, 'skills_en.csv'), SKILLS);
    await writeFile(path.join(folder, 'skills_fi.csv'), SKILLS.replace('polish the quabbel', 'kiillota'));
    await writeFile(path.join(folder, 'occupations_fi.csv'), OCCUPATIONS);
    await writeFile(path.join(folder, 'readme.txt'), 'Nothing to see here.');
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('says what each file added, and keeps what must be said of the sources', async () => {
    expect(await taxonomyAttributions(places())).toEqual([]);
    const answers = Object.fromEntries(
      (await importTaxonomies([folder], places())).map(({ file, told }) => [file, told]),
    );
    expect(answers['occupations_de.csv']).toBe(
      '3 added, 1 known already, 2 left out, whose occupations are not in force, 1 left out, whose occupations are none of ours: 9999',
    );
    expect(answers['Alternate Titles.txt']).toMatch(/^1 added, 0 known already, 1 left out, .*99-9999\.00$/u);
    expect(answers['skills_en.csv']).toMatch(/^1 skills added.*1 skills left out that are not in force$/u);
    for (const file of ['readme.txt', 'skills_fi.csv', 'occupations_fi.csv'])
      expect(answers[file]).toContain('passed over');
    expect((await taxonomyAttributions(places())).toSorted()).toEqual(
      [ESCO_ATTRIBUTION, ONET_ATTRIBUTION].toSorted(),
    );
  });

  it('gives their titles, names and skills to what is loaded from then on', () => {
    const { professions, skills } = loadTaxonomies(places());
    const own = readTaxonomies({ ...places(), imported: '' });
    const found = (title: string, language: string) => normaliseTitle(professions, title, { language })[0];
    expect(found('Quabbelsoftwarerin', 'de')).toMatchObject({ profession: { isco: 2512 } });
    expect(found('Glorp Wrangler', 'en')).toMatchObject({ profession: { onet2019: '15-1252.00' } });
    expect(professions.nameOfIsco(2512)).toBe('Writers of software');
    expect(professions.nameOfOnet('15-1252.00', '2019')).toBe('Those Who Write Software');
    expect(own.professions.nameOfIsco(2512)).toBe('Software developers');
    expect(skills.skills.size).toBe(own.skills.skills.size + 1);
  });

  it('writes into the data directory alone', async () => {
    const { imported, packed } = places();
    expect((await readdir(imported)).filter((name) => name.endsWith('.bin'))).toHaveLength(1);
    expect((await readdir(packed)).filter((name) => name.endsWith('.bin'))).toEqual([]);
    expect(await changedTables(path.join(process.cwd(), 'lib/engine/taxonomy'))).toEqual(before);
  });

  it('is the same when it is done again', async () => {
    const earlier = loadTaxonomies(places()).professions.titles().length;
    await importTaxonomies([path.join(folder, 'occupations_de.csv')], places());
    expect(readTaxonomies(places()).professions.titles()).toHaveLength(earlier);
  });
});
