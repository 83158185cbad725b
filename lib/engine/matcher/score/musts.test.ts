import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainScores, openProfile, packProfile, scorePair, sideOf } from '..';
import { keyOf } from '../keys';
import type { Profile } from '../profile';
import { ACCOUNTANT, jobOf, MONTH, resumeOf } from '../testing/documents';
import { knowledge } from '../testing/knowledge';
import { capOf, mustsOf } from './musts';

const OPTIONS = { exactTitles: false, month: MONTH };
const asking = (requirements: string) =>
  jobOf(
    `Staff Accountant\n\n# Tasks\nMonth-end closing and reconciliations.\n\n# Requirements\n${requirements}`,
  );
const holding = (more: string) => resumeOf(`${ACCOUNTANT}\n\n${more}`);
const sov = (job: Profile, resume: Profile) => scorePair(sideOf(job, OPTIONS), resume, OPTIONS).sov;
const accountant = resumeOf(ACCOUNTANT);

const linesOf = (job: ReturnType<typeof asking>, resume: typeof accountant) => {
  const { unweighted } = scorePair(sideOf(job.profile, OPTIONS), resume.profile, OPTIONS);
  const { enriched } = explainScores(job, resume, unweighted, knowledge);
  return Object.values(enriched)
    .flatMap((each) => each?.evidence.map(({ fact }) => fact) ?? [])
    .filter((line) => line.startsWith('Required'));
};

describe('a must', () => {
  it('of a language caps the score of who knows it less well, and says so in one line', () => {
    const job = asking('- German at native level');
    const native = holding('# Languages\nGerman (native), English (fluent)');
    const basic = holding('# Languages\nGerman (basic), English (fluent)');
    const none = holding('# Languages\nEnglish (fluent), French (fluent)');
    const silent = accountant;
    const caps = [native, basic, none, silent].map(({ profile }) => capOf(job.profile, profile));
    expect(caps).toEqual([100, 64, 60, 100]);
    const scores = [native, basic, none].map(({ profile }) => sov(job.profile, profile));
    expect(scores[0]).toBeGreaterThan((scores[1] ?? 0) + 20);
    expect(scores[1]).toBeGreaterThan(scores[2] ?? 0);
    expect(linesOf(job, basic)).toEqual(['Required and missing: German (native); the CV has basic German.']);
    expect(linesOf(job, none)).toEqual([
      'Required and missing: German (native); the CV has other languages.',
    ]);
    expect(linesOf(job, silent)).toEqual(['Required, not stated in the CV: German (native).']);
    expect(linesOf(job, native)).toEqual([]);
  });

  it('of years or a degree caps likewise, and a licence that is not stated is said', () => {
    const years = asking('- 20 years of experience in accounting');
    expect(capOf(years.profile, accountant.profile)).toBeLessThan(90);
    expect(linesOf(years, accountant)).toEqual([
      'Required and missing: 20 years of experience; the CV has 12 years.',
    ]);
    const degree = asking("- Master's degree in accounting");
    expect(capOf(degree.profile, accountant.profile)).toBe(84);
    const licence = asking('- ACCA');
    expect(capOf(licence.profile, accountant.profile)).toBe(100);
    expect(linesOf(licence, accountant)).toEqual(['Required, not stated in the CV: ACCA.']);
  });

  it('of a native language is not missing where a CV is written in it and states no level', () => {
    const native = asking('- Native English');
    expect(capOf(native.profile, accountant.profile)).toBe(100);
    expect(linesOf(native, accountant)).toEqual(['Required, not stated in the CV: English (native).']);
    const fluent = asking('- Fluent English');
    expect(linesOf(fluent, accountant)).toEqual([]);
    expect(capOf(native.profile, holding('# Languages\nEnglish (good)').profile)).toBe(72);
  });

  it('of years is not missing where dates are, or where the text tells of more', () => {
    const asked = asking('- 20 years of experience in accounting');
    const unstated = ['Required, not stated in the CV: 20 years of experience.'];
    const undated = resumeOf(ACCOUNTANT.replace('Ltd, 01/2014 - 02/2019', 'Ltd, 01/2014'));
    const longer = resumeOf(ACCOUNTANT.replace('for ten years', 'for more than 25 years'));
    expect(linesOf(asked, undated)).toEqual(unstated);
    expect(linesOf(asked, longer)).toEqual([
      'Required: 20 years of experience; the text of the CV tells of 25 years.',
    ]);
    for (const resume of [undated, longer]) {
      expect(capOf(asked.profile, resume.profile)).toBe(100);
    }
  });

  it('of a degree is not stated where the CV is about one that is not finished', () => {
    const job = asking("- Bachelor's degree");
    const studying = resumeOf(ACCOUNTANT.replace('Bachelor of', 'Pursuing Bachelor of'));
    expect(studying.profile.degree).toBeUndefined();
    expect(linesOf(job, studying)).toEqual(["Required, not stated in the CV: Bachelor's degree."]);
    expect(linesOf(job, accountant)).toEqual([]);
  });

  it('of a degree is none that only the title has the word of', () => {
    const job = jobOf(
      'Growth Associate\n\n# Tasks\nYou win new customers.\n\n# Requirements\nExperience in sales.',
    );
    expect(job.profile.degree).toBeUndefined();
  });

  it('of a licence to drive is met by a higher class', () => {
    const job = asking('- Driving licence class C');
    const holds = (name: string) => holding(`# Licences\n${name}`).profile;
    expect(capOf(job.profile, holds('Driving licence CE'))).toBe(100);
    expect(capOf(job.profile, holds('Driving licence B'))).toBe(60);
    const told = resumeOf(ACCOUNTANT.replace('# Skills\n', '# Skills\nD licence, ')).profile;
    expect(capOf(job.profile, told)).toBe(60);
  });

  it.each([
    ['nice to have', '- Nice to have: CPA and a CFA'],
    ['a plus', '- German is a plus'],
    ['preferred', '- CPA preferred'],
    ['welcome', '- German at native level is welcome'],
    ['under a heading', 'Nice to have\n- CFA\n- German at native level'],
    ['a degree or the like', "- Master's degree or equivalent experience"],
  ])('is none where one may lack it: %s', (_, requirements) => {
    const job = asking(requirements);
    const other = holding('# Languages\nEnglish (fluent)\n\n# Certifications\nFirst Aid at Work');
    expect(capOf(job.profile, other.profile)).toBe(100);
  });

  it('is met by one of a choice', () => {
    const job = asking('- CPA or ACCA');
    expect(mustsOf(job.profile, accountant.profile)).toMatchObject([{ names: [0, 1], share: 1 }]);
  });

  it('gates a pair the same from either side, and after it was packed', () => {
    const job = asking('- German at native level\n- 20 years of experience in accounting').profile;
    const resume = holding('# Languages\nGerman (basic), English (fluent)').profile;
    expect(capOf(resume, job)).toBe(capOf(job, resume));
    expect(openProfile(packProfile(job))).toEqual(job);
    expect(capOf(openProfile(packProfile(job)) ?? job, resume)).toBe(64);
    expect(capOf(job, job)).toBe(100);
  });
});

describe('more never scores less', () => {
  const job = asking(
    "- German at native level\n- 8 years of experience in accounting\n- Bachelor's degree\n- CPA\n- SAP",
  ).profile;
  const german = keyOf('de');
  const resume = holding('# Languages\nEnglish (fluent)').profile;
  const knowing = (level: number, months: number, degree: number, last: number): Profile => ({
    ...resume,
    degree,
    experience: months,
    languages: {
      keys: Uint32Array.of(german),
      levels: Uint8Array.of(level),
      musts: Uint8Array.of(0),
    },
    skills: { ...resume.skills, lasts: resume.skills.lasts.map(() => last) },
  });
  const facts = fc.tuple(
    fc.integer({ min: 1, max: 4 }),
    fc.integer({ min: 0, max: 400 }),
    fc.integer({ min: 1, max: 8 }),
    fc.integer({ min: 1, max: MONTH }),
  );

  it('of what is asked for: level, years, degree, last use; but the job asks less of who has a higher degree', () => {
    fc.assert(
      fc.property(facts, facts, (one, other) => {
        const least = one.map((value, at) => Math.min(value, other[at] ?? 0)) as typeof one;
        const most = one.map((value, at) => Math.max(value, other[at] ?? 0)) as typeof one;
        const [low, high] = [knowing(...least), knowing(...most)];
        const [lower, higher] = [low, high].map((profile) =>
          scorePair(sideOf(job, OPTIONS), profile, OPTIONS),
        );
        expect(higher?.weighted).toBeGreaterThanOrEqual((lower?.weighted ?? 101) - 1e-9);
        const asHigh = { ...low, degree: high.degree };
        expect(sov(job, high)).toBeGreaterThanOrEqual(sov(job, asHigh) - 1e-9);
        expect(capOf(job, high)).toBeGreaterThanOrEqual(capOf(job, low));
      }),
      { numRuns: 200 },
    );
  });

  it('of what is held: a must that is there never scores below one that is missing', () => {
    const without = { ...resume.certifications, marks: Uint32Array.of(), keys: Uint32Array.of(7) };
    const held = { ...without, marks: Uint32Array.from(job.certifications.keys).sort() };
    expect(sov(job, { ...resume, certifications: held })).toBeGreaterThan(
      sov(job, { ...resume, certifications: without }),
    );
  });
});

describe('the last use of a skill', () => {
  it('is counted from today, whenever the CV ends', () => {
    const job = asking('- SAP, Microsoft Excel').profile;
    const old = resumeOf(ACCOUNTANT.replaceAll('02/2026', '02/2016')).profile;
    const skillsIn = (month: number) => {
      const options = { ...OPTIONS, month };
      return scorePair(sideOf(job, options), old, options).unweighted.skills;
    };
    expect(skillsIn(MONTH)).toBeLessThan(skillsIn(MONTH - 120));
    expect(skillsIn(MONTH + 12)).toBeLessThan(skillsIn(MONTH));
  });
});

describe('a certificate', () => {
  it('by two names is asked for once', () => {
    const job = asking('- RN licence\n- Registered Nurse');
    expect(linesOf(job, accountant)).toHaveLength(1);
  });

  it('is none where its letters stand for the title', () => {
    const manager = (title: string) => jobOf(`${title}\n\n# Requirements\n- Five years in a CSM role`);
    expect(linesOf(manager('Customer Success Manager'), accountant)).toEqual([]);
    expect(linesOf(manager('Agile Coach'), accountant)).toEqual(['Required, not stated in the CV: CSM.']);
  });

  it('of another class is missing in the system of the class alone', () => {
    const driver = asking('- Driving licence class C');
    const lines = (licence: string) => linesOf(driver, holding(`# Licences\n${licence}`));
    expect(lines('Driving licence B')[0]).toMatch(/^Required and missing/u);
    expect(lines('CDL Class A')[0]).toMatch(/^Required, not stated/u);
    expect(lines("Valid driver's licence")[0]).toMatch(/^Required, not stated/u);
  });
});

it('asks for the degree that the words name, not for that of the word degree', () => {
  const { profile } = jobOf(
    'Research Engineer\n\n# Requirements\n- Advanced degree (PhD or MSc) in a relevant field',
  );
  expect(profile.degree).toBe(7);
});

it('asks for the degree that its text names, though the title has the word', () => {
  const job = jobOf('PhD Researcher\n\n# Requirements\n- You hold a PhD in physics');
  expect(job.profile.degree).toBe(8);
});
