import { describe, expect, it } from 'vitest';
import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import { loadTaxonomies, taxonomyPlaces } from '@/lib/service/taxonomy';
import { type NormaliserOptions, normaliseJob, normaliseResume } from '.';

const taxonomies = loadTaxonomies(taxonomyPlaces(process.cwd(), 'nowhere'));

const NONE: NormaliserOptions = { skillsTaxonomy: 'V2', normaliseSkills: false };
const ALL: NormaliserOptions = {
  skillsTaxonomy: 'V2',
  normaliseSkills: true,
  professions: { onet: '2019', languages: 'v10' },
};

function position(id: string, raw: string, end: string, isCurrent = false) {
  const endDate = { date: end, isCurrentDate: isCurrent, foundYear: true, foundMonth: true, foundDay: false };
  return { id, jobTitle: { raw }, endDate, isCurrent };
}

const RESUME: ParsedResume = {
  skills: {
    raw: [
      { name: 'Java', foundIn: [{ sectionType: 'SKILLS' }], monthsExperience: { value: 24 } },
      {
        name: 'Postgres',
        foundIn: [{ sectionType: 'SKILLS' }, { sectionType: 'WORK_HISTORY', id: 'POS-1' }],
      },
      { name: 'Docker' },
      { name: 'Grumbling about meetings' },
    ],
  },
  employmentHistory: {
    experienceSummary: { description: 'The candidate has 9 years of work experience.' },
    positions: [
      position('POS-1', 'Software Engineer', '2015-01-01'),
      position('POS-2', 'Software Developer', '2026-01-01', true),
      position('POS-3', 'Web Developer', '2012-01-01'),
      position('POS-4', 'Database Administrator', '2018-01-01'),
    ],
  },
  resumeMetadata: { documentLanguage: 'en' },
};

const JOB: ParsedJob = {
  jobTitles: { mainJobTitle: 'Software Developer (m/f/d)', jobTitle: ['Software Developer (m/f/d)'] },
  skills: {
    raw: [
      { name: 'Java', required: true },
      { name: 'Docker', required: false },
    ],
  },
  jobMetadata: { documentLanguage: 'en' },
};

describe('a resume', () => {
  it('gets nothing that was not asked for', () => {
    const normalised = normaliseResume(RESUME, taxonomies, NONE);
    const positions = normalised.employmentHistory?.positions?.map(
      ({ taxonomyName, subTaxonomyName, taxonomyPercentage, ...position }) => position,
    );
    expect({ ...normalised, employmentHistory: { ...normalised.employmentHistory, positions } }).toEqual(
      RESUME,
    );
  });

  it('gets the branch of the tree that its positions belong to, by their titles where skills are too few', () => {
    const positions = [
      position('POS-1', 'Registered Nurse', '2015-01-01'),
      position('POS-2', 'Warehouse Worker', '2026-01-01', true),
      position('POS-3', 'Grumbler of the third degree', '2012-01-01'),
    ];
    const { employmentHistory } = normaliseResume(
      { employmentHistory: { positions }, resumeMetadata: { documentLanguage: 'en' } },
      taxonomies,
      NONE,
    );
    expect(employmentHistory?.positions?.map(({ taxonomyName }) => taxonomyName)).toEqual([
      'Health',
      'Purchasing and logistics',
      undefined,
    ]);
  });

  it('gets its skills as concepts, its raw skills kept, and a sentence about them', () => {
    const { skills, employmentHistory } = normaliseResume(RESUME, taxonomies, ALL);
    expect(skills?.raw).toEqual(RESUME.skills?.raw);
    const named = skills?.normalized?.map(({ rawSkills }) => rawSkills);
    expect(named).toEqual([['Java'], ['Postgres'], ['Docker']]);
    expect(skills?.normalized?.[0]).toMatchObject({ monthsExperience: { value: 24 }, type: 'IT' });
    const description = employmentHistory?.experienceSummary?.description;
    expect(description).toMatch(
      /^The candidate has 9 years of work experience\. The 3 skills found point to /,
    );
  });

  it('gets the professions of its three most recent titles', () => {
    const { positions } = normaliseResume(RESUME, taxonomies, ALL).employmentHistory ?? {};
    const normalised = positions?.filter((each) => each.normalizedProfession).map(({ id }) => id);
    expect(normalised).toEqual(['POS-1', 'POS-2', 'POS-4']);
    expect(positions?.[1]?.normalizedProfession).toMatchObject({
      isco: { codeId: 2512 },
      onet: { version: '2019' },
    });
  });

  it('gets none in languages whose titles are not normalised, and those of version 9 in more', () => {
    const danish = { ...RESUME, resumeMetadata: { documentLanguage: 'da' } };
    const professions = (languages: 'v9' | 'v10') =>
      normaliseResume(danish, taxonomies, {
        ...ALL,
        professions: { onet: '2010', languages },
      }).employmentHistory?.positions?.filter((each) => each.normalizedProfession).length;
    expect([professions('v10'), professions('v9')]).toEqual([0, 3]);
  });

  it('gets the tree of taxonomy V1, and no concepts, whatever is asked', () => {
    for (const normaliseSkills of [true, false]) {
      const options: NormaliserOptions = { skillsTaxonomy: 'V1', normaliseSkills };
      const { skills, skillsData } = normaliseResume(RESUME, taxonomies, options);
      expect(
        skillsData?.[0]?.taxonomies?.reduce((sum, { percentOfOverall }) => sum + (percentOfOverall ?? 0), 0),
      ).toBe(100);
      expect(skills?.normalized).toBeUndefined();
    }
  });

  it('gets the sentence in its own language, or in English when its summary is', () => {
    const sentence = (metadata: ParsedResume['resumeMetadata']) =>
      normaliseResume({ ...RESUME, resumeMetadata: metadata }, taxonomies, ALL).employmentHistory
        ?.experienceSummary?.description;
    expect(sentence({ documentLanguage: 'de' })).toContain('Die 3 gefundenen Kenntnisse');
    const parserSettings = 'OutputFormat.EnglishSummary = True; Language = de';
    expect(sentence({ documentLanguage: 'de', parserSettings })).toContain('The 3 skills found');
  });

  it('may be empty', () => {
    expect(normaliseResume({}, taxonomies, ALL)).toEqual({});
  });
});

describe('a job', () => {
  it('gets its skills, each required or not, and the profession of its title in both places', () => {
    const { skills, normalizedProfession, jobTitles } = normaliseJob(JOB, taxonomies, ALL);
    expect(skills?.normalized?.map(({ rawSkills, required }) => [rawSkills, required])).toEqual([
      [['Java'], true],
      [['Docker'], false],
    ]);
    expect(normalizedProfession).toMatchObject({ isco: { codeId: 2512 } });
    expect(jobTitles).toEqual({ ...JOB.jobTitles, normalizedProfession });
  });

  it('gets the tree of taxonomy V1', () => {
    const { skillsData } = normaliseJob(JOB, taxonomies, { skillsTaxonomy: 'V1', normaliseSkills: false });
    const skills = skillsData?.[0]?.taxonomies?.flatMap(({ subTaxonomies }) =>
      (subTaxonomies ?? []).flatMap((part) => part.skills ?? []),
    );
    expect(skills?.map(({ required }) => required).sort()).toEqual([false, true]);
  });

  it('may be empty', () => {
    expect(normaliseJob({}, taxonomies, ALL)).toEqual({});
  });
});
