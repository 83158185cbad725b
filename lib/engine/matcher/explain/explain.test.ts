import { describe, expect, it } from 'vitest';
import { explainScores, scorePair, sideOf } from '..';
import { ACCOUNTANT, ACCOUNTANT_JOB, COOK, jobOf, MONTH, resumeOf } from '../testing/documents';
import { knowledge } from '../testing/knowledge';

const OPTIONS = { exactTitles: false, month: MONTH };
const job = jobOf(ACCOUNTANT_JOB);

function explained(text: string) {
  const resume = resumeOf(text);
  const { unweighted } = scorePair(sideOf(job.profile, OPTIONS), resume.profile, OPTIONS);
  return explainScores(job, resume, unweighted, knowledge);
}

describe('the scores in words', () => {
  const { enriched, categories } = explained(ACCOUNTANT);

  it('name what was found and what was not', () => {
    expect(enriched.jobTitles?.found[0]).toMatchObject({
      rawTerm: 'Senior Accountant',
      variationOf: 'Staff Accountant',
    });
    expect(enriched.skills?.found.map(({ skill }) => skill)).toContain('SAP');
    expect(enriched.certifications).toMatchObject({ found: ['CPA'], notFound: [] });
    expect(enriched.education).toMatchObject({ comparison: 'MeetsExpected' });
    expect(enriched.managementLevel).toMatchObject({ amountOfExperienceMatches: true });
    expect(enriched.taxonomies?.desiredTaxonomies?.primary?.taxonomy).toMatchObject({
      name: 'Finance',
      matched: true,
    });
  });

  it('leave out what the source says nothing of', () => {
    expect(enriched.languages).toBeUndefined();
    expect(categories.map(({ category }) => category)).not.toContain('languages');
  });

  it('quote the sentences that speak of a skill, also of one that is in a list', () => {
    const facts = enriched.skills?.evidence.map(({ fact }) => fact) ?? [];
    const quoted =
      'General ledger is mentioned in the text: "Accounts payable, general ledger and bank reconciliations"';
    expect(facts.join('\n')).toContain(quoted);
    expect(facts.join('\n')).not.toMatch(/: "SAP, Microsoft Excel/);
  });

  it('quote a sentence in the words of the title, which counts for job titles', () => {
    const sentence = 'Acted as staff accountant for the audit of five companies';
    const told = ACCOUNTANT.replace('Prepared the', `${sentence}\n- Prepared the`);
    const titles = explained(told).enriched.jobTitles;
    const facts = titles?.evidence.map(({ fact }) => fact).join('\n');
    expect(facts).toContain(`has the words of Staff Accountant in the text: "${sentence}"`);
    expect(facts).not.toContain(`such work: "${sentence}"`);
    expect(titles?.unweightedScore).toBeGreaterThan(enriched.jobTitles?.unweightedScore ?? 100);
    expect(enriched.jobTitles?.evidence.map(({ fact }) => fact).join()).not.toContain('words of');
  });

  it.each([
    ['Master of Science in Computer Science', 'Positive', 'of the level that is expected'],
    ['Master of Arts in Art History', 'Mixed', 'whether its subject suits was not compared'],
  ])('say of %s whether its subject was compared', (degree, type, words) => {
    const asking = jobOf(
      "Software Developer\n\n# Requirements\n- Master's degree in Computer Science or Mathematics",
    );
    const resume = resumeOf(ACCOUNTANT.replace('Bachelor of Science in Accounting', degree));
    const { unweighted } = scorePair(sideOf(asking.profile, OPTIONS), resume.profile, OPTIONS);
    const { education } = explainScores(asking, resume, unweighted, knowledge).enriched;
    expect(education?.evidence).toMatchObject([{ type, fact: expect.stringContaining(words) }]);
  });

  it('count years as met that fall short by weeks', () => {
    const asking = jobOf('Staff Accountant\n\n# Requirements\n- 12 years of experience in accounting');
    const resume = resumeOf(ACCOUNTANT.replace('01/2014', '03/2014'));
    const { unweighted } = scorePair(sideOf(asking.profile, OPTIONS), resume.profile, OPTIONS);
    const { managementLevel } = explainScores(asking, resume, unweighted, knowledge).enriched;
    expect(managementLevel?.evidence).toContainEqual({
      type: 'Positive',
      fact: 'The CV shows 12 years of work; the job asks for 12 years.',
    });
  });

  it('say in words how long and as what somebody worked', () => {
    const asking = jobOf('Chief Financial Officer\n\n# Requirements\n- 5 years of experience in accounting');
    const resume = resumeOf(ACCOUNTANT);
    const { unweighted } = scorePair(sideOf(asking.profile, OPTIONS), resume.profile, OPTIONS);
    const told = explainScores(asking, resume, unweighted, knowledge).enriched;
    expect(told.executiveType).toMatchObject({ evidence: [], notFound: ['FINANCIAL'] });
    const facts = told.managementLevel?.evidence ?? [];
    expect(facts.map(({ fact }) => fact)).toEqual([
      'Management level: None; the job has High.',
      'The CV shows 12 years of work; the job asks for 5 years.',
    ]);
    const other = scorePair(sideOf(resume.profile, OPTIONS), resume.profile, OPTIONS);
    const both = explainScores(resume, resume, other.unweighted, knowledge).enriched.managementLevel;
    expect(both?.evidence.map(({ fact }) => fact).join(' ')).toContain(
      '; the other CV shows 12 years of work.',
    );
  });

  it('say in sentences what speaks for and against', () => {
    const cook = explained(COOK).enriched;
    for (const category of [...Object.values(cook), ...Object.values(enriched)]) {
      for (const { fact } of category?.evidence ?? []) expect(fact).toMatch(/^[\p{Lu}].*[."]$/su);
    }
    expect(cook.jobTitles?.evidence.map(({ type }) => type)).toContain('Negative');
    expect(cook.jobTitles?.notFound).toEqual(['Staff Accountant']);
    expect(cook.skills?.notFound).toContain('SAP');
    for (const { jobTitles, skills, education } of [cook, enriched])
      for (const category of [jobTitles, skills, education])
        expect(category?.evidence.length).toBeGreaterThan(0);
  });
});

describe('what is said is true', () => {
  const factsFor = (asked: string, text: string) => {
    const source = jobOf(asked);
    const resume = resumeOf(text);
    const { unweighted } = scorePair(sideOf(source.profile, OPTIONS), resume.profile, OPTIONS);
    const { enriched } = explainScores(source, resume, unweighted, knowledge);
    return Object.values(enriched).flatMap((each) => each?.evidence.map((told) => told.fact) ?? []);
  };
  const worked = (title: string, text: string, skills: string) =>
    `Ivo Sandmeer\nivo@example.org\n\n# Experience\n${title}, Harbour Works, 05/2018 - 02/2026\n- ${text}\n\n# Skills\n${skills}`;

  it('of titles: another trade with the same word is not the same work', () => {
    const guard = 'Security Officer\n\n# Tasks\nYou patrol a shopping centre and control access.';
    const infosec = factsFor(guard, worked('Information Security Officer', 'Run the SIEM', 'SIEM')).join(
      '\n',
    );
    expect(infosec).not.toContain('the same work');
    const clerk = factsFor(guard, worked('Social Security Clerk', 'Process claims', 'Claims')).join('\n');
    expect(clerk).not.toMatch(/same work|is related/);
    const other = factsFor(guard, worked('Security Guard', 'Patrol sites and check passes', 'CCTV')).join(
      '\n',
    );
    expect(other).toContain('The job title Security Guard is the same work as Security Officer.');
  });

  it('of titles: that none is close is not said beside a high score', () => {
    const asked = 'Accounts Assistant\n\n# Tasks\nPost purchase invoices, reconcile the bank, chase debts.';
    const text = 'Reconciled bank accounts, posted invoices and closed the ledger';
    const controller = worked('Financial Controller', text, 'Accounts payable, bank reconciliation, ledger');
    const told = factsFor(asked, controller).join('\n');
    expect(told).not.toContain('None of the job titles');
    expect(told).not.toContain('the same work');
  });

  it('of sentences: one quotes what is in it, and one word describes no work', () => {
    const asked =
      'Staff Nurse\n\n# Requirements\nMedical history taking, wound care and medication administration.';
    const told = factsFor(
      asked,
      worked('Staff Nurse', 'Assess and monitor patients after surgery', 'Wound care'),
    ).join('\n');
    expect(told).not.toMatch(/Medical history taking is mentioned/);
    expect(told).not.toMatch(/such work: "\S+"/);
  });

  it('of titles: one that lacks a word of the other is no other name of it', () => {
    const asked = 'Product Designer\n\n# Tasks\nDesign the interfaces of our app with engineers.';
    const bare = factsFor(asked, worked('Lead Designer', 'Drew plans in AutoCAD', 'AutoCAD')).join('\n');
    expect(bare).toContain('Lead Designer is related to Product Designer');
    const full = factsFor(asked, worked('Senior Product Designer', 'Drew screens', 'Figma')).join('\n');
    expect(full).toContain('Senior Product Designer is the same work as Product Designer');
  });

  it('of titles: another grade is not the same work, and rank alone relates nothing', () => {
    const about = 'Kept the press informed';
    const asked = 'Public Relations Manager\n\n# Tasks\nYou speak for the company.';
    const told = (title: string) => factsFor(asked, worked(title, about, 'Press relations')).join('\n');
    expect(told('Public Relations Manager')).toContain('is the same work');
    expect(told('Public Relations Coordinator')).toContain('is related to');
    const research = 'Research Manager\n\n# Tasks\nYou plan surveys of consumers.';
    for (const title of ['Engineering Manager', 'Manager', 'Assistant Manager'])
      expect(factsFor(research, worked(title, 'Led a team', 'Planning')).join('\n')).not.toMatch(
        /same work|is related/,
      );
  });

  it('of titles: their words count together, not spread over a sentence', () => {
    const asked = 'Director of Growth\n\n# Tasks\nYou lead our marketing and own the numbers.';
    const spread = 'Growth of the revenue in a team that reported to the director and that spoke of him';
    expect(factsFor(asked, worked('Brand Manager', spread, 'Branding')).join('\n')).not.toContain(
      'the words of',
    );
  });

  it('of fields of work: an unclear one is not named', () => {
    const asked = 'Infrastructure Engineer\n\n# Requirements\nFinancial analysis.';
    const told = factsFor(asked, worked('Finance Analyst', 'Made reports', 'Financial analysis')).join('\n');
    expect(told).not.toContain('mainly about Finance');
  });

  it('of fields of work: that none stands out is not said', () => {
    const told = factsFor('Infrastructure Engineer', worked('Finance Analyst', 'Made reports', 'Excel'));
    expect(told.join('\n')).not.toContain('field of work');
  });

  it('of titles: what was read as one by mistake is not named', () => {
    const asked = 'Staff Nurse\n\n# Requirements\nWound care.';
    const told = (title: string) =>
      factsFor(asked, worked(title, 'Cooked for forty guests', 'Menus')).join('\n');
    expect(told('State')).toContain('Other job titles than Staff Nurse.');
    expect(told('Sous Chef')).toContain('Other job titles than Staff Nurse: Sous Chef.');
  });

  it('of skills: those that are not asked for are not told', () => {
    const asked = 'Back-end Developer\n\n# Requirements\nJava, Spring Boot.';
    const told = factsFor(asked, worked('Developer', 'Wrote services', 'Django, Ruby on Rails')).join('\n');
    expect(told).not.toContain('Ruby on Rails');
  });
});
