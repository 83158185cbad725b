import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dominantTaxonomy } from './dominant';
import { normalisedItems, skillsOfDocument } from './normalised-list';
import { integerShares } from './percent';
import { relatedProfessionClasses } from './related';
import { professionGroups, shipped } from './testing/shipped';
import { skillTree } from './tree';
import type { RawSkill } from './uses';

const groupOf = (id: number) => professionGroups.get(id);
const idOf = (label: string) =>
  [...shipped.skills.values()].find(({ labels }) => labels.en === label)?.id ?? '';
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const RAWS: RawSkill[] = [
  { name: 'Java 8', monthsExperience: { value: 24 }, lastUsed: { value: '2020-01-01' } },
  { name: 'java', monthsExperience: { value: 60 }, foundIn: [{ sectionType: 'SKILLS' }] },
  { name: 'Docker/Kubernetes' },
  { name: 'PostgreSQL', lastUsed: { value: '2026-11-01' } },
  { name: 'Teamwork' },
  { name: 'Whittling of elephants' },
];

describe('the skills of a document', () => {
  const skills = skillsOfDocument(shipped, RAWS, 'en');

  it('are concepts with the raw skills that name them', () => {
    const items = normalisedItems(skills, 'en');
    expect(items.map(({ name, rawSkills }) => [name, rawSkills])).toEqual([
      ['Java', ['Java 8', 'java']],
      ['Docker', ['Docker/Kubernetes']],
      ['Kubernetes', ['Docker/Kubernetes']],
      ['PostgreSQL', ['PostgreSQL']],
      ['Teamwork', ['Teamwork']],
    ]);
    expect(items[0]).toMatchObject({
      type: 'IT',
      monthsExperience: { value: 60 },
      lastUsed: { value: '2020-01-01' },
      foundIn: [{ sectionType: 'SKILLS' }],
    });
    expect(items[4]?.type).toBe('Soft');
  });

  it('say whether a job requires them', () => {
    const raws = [
      { name: 'Java', required: false },
      { name: 'Java 8', required: true },
    ];
    expect(normalisedItems(skillsOfDocument(shipped, raws, 'en'), 'en')[0]?.required).toBe(true);
  });

  it('are called in the language of the document', () => {
    const german = skillsOfDocument(shipped, [{ name: 'Doppelte Buchführung' }], 'de');
    expect(normalisedItems(german, 'de')[0]?.name).toBe('Buchhaltung');
  });

  it('lead to classes of professions whose groups total 100', () => {
    const classes = relatedProfessionClasses(
      skills.map(({ skill }) => skill),
      groupOf,
      'en',
    );
    expect(classes[0]?.name).toBe('Information technology');
    expect(sum(classes.flatMap(({ groups }) => groups.map(({ percent }) => percent)))).toBe(100);
    for (const { percent, groups } of classes)
      expect(sum(groups.map((group) => group.percent))).toBe(percent);
    expect(classes[0]?.groups[0]?.normalizedSkills).toContain('Java');
  });

  it('are in the V1 tree', () => {
    const [root] = skillTree(skills, 'en');
    const technology = root?.taxonomies[0];
    expect(technology).toMatchObject({ id: '10', name: 'Information Technology', percentOfOverall: 80 });
    expect(sum(root?.taxonomies.map(({ percentOfOverall }) => percentOfOverall) ?? [])).toBe(100);
    expect(sum(technology?.subTaxonomies.map(({ percentOfParent }) => percentOfParent) ?? [])).toBe(100);
    expect(sum(technology?.subTaxonomies.map(({ percentOfOverall }) => percentOfOverall) ?? [])).toBe(80);
    const java = technology?.subTaxonomies.flatMap((part) => part.skills).find(({ name }) => name === 'Java');
    expect(java).toMatchObject({
      existsInText: true,
      monthsExperience: { value: 60 },
      variations: [{ name: 'Java 8', existsInText: true, monthsExperience: { value: 24 } }],
      childrenMonthsExperience: { value: 24 },
      childrenLastUsed: { value: '2020-01-01' },
    });
  });

  it('are found in the V1 tree wherever they are named, by whichever name', () => {
    const raws: RawSkill[] = [
      { name: 'Java 8', foundIn: [{ sectionType: 'WORK_HISTORY', id: 'POS-1' }] },
      { name: 'PostgreSQL', foundIn: [{ sectionType: 'SKILLS' }] },
      {
        name: 'Postgres',
        foundIn: [{ sectionType: 'SKILLS' }, { sectionType: 'WORK_HISTORY', id: 'POS-2' }],
      },
    ];
    const [root] = skillTree(skillsOfDocument(shipped, raws, 'en'), 'en');
    const found = root?.taxonomies.flatMap(({ subTaxonomies }) =>
      subTaxonomies.flatMap((part) => part.skills),
    );
    expect(found?.map(({ name, existsInText, foundIn }) => [name, existsInText, foundIn])).toEqual([
      ['Java', false, [{ sectionType: 'WORK_HISTORY', id: 'POS-1' }]],
      ['PostgreSQL', true, [{ sectionType: 'SKILLS' }, { sectionType: 'WORK_HISTORY', id: 'POS-2' }]],
    ]);
    expect(found?.[0]?.variations[0]?.foundIn).toEqual(raws[0]?.foundIn);
  });

  it('have a dominant taxonomy, when there are enough', () => {
    const own = skills.map(({ skill }) => skill);
    expect(dominantTaxonomy(shipped, own)).toMatchObject({ taxonomy: { id: '10' }, percent: 100 });
    expect(dominantTaxonomy(shipped, [])).toMatchObject({ taxonomy: { id: '1001' } });
  });

  it('are of the trade of the title where they are too few, and of none where that is unknown', () => {
    const [java] = skills;
    if (!java) throw new Error('no skill');
    const nursing = shipped.skills.get(idOf('Wound care'))?.category.groups[0]?.groupId;
    expect(dominantTaxonomy(shipped, [], () => nursing).subTaxonomy).toBeDefined();
    expect(dominantTaxonomy(shipped, [java.skill], () => undefined).subTaxonomy).toBeUndefined();
  });

  it('give nothing for nothing', () => {
    expect(skillTree([], 'en')).toEqual([]);
    expect(relatedProfessionClasses([], groupOf, 'en')).toEqual([]);
  });
});

describe('any skills', () => {
  const all = [...shipped.skills.values()];
  const some = fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 60 });

  it('have groups that total 100, unless all are soft', () => {
    fc.assert(
      fc.property(some, (skills) => {
        const classes = relatedProfessionClasses(skills, groupOf, 'de');
        const total = sum(classes.flatMap(({ groups }) => groups.map(({ percent }) => percent)));
        expect(total).toBe(skills.every(({ type }) => type === 'Soft') ? 0 : 100);
      }),
    );
  });

  it('share a whole in integers that differ from the exact share by less than one', () => {
    const weights = fc.array(fc.nat(1000), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 100 }), (list, whole) => {
        fc.pre(sum(list) > 0);
        const shares = integerShares(list, whole);
        expect(sum(shares)).toBe(whole);
        const isNear = (share: number, at: number) =>
          Math.abs(share - ((list[at] ?? 0) / sum(list)) * whole) < 1;
        expect(shares.every(isNear)).toBe(true);
      }),
    );
  });
});
