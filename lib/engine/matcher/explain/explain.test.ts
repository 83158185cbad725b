import { describe, expect, it } from 'vitest';
import { explainScores, scorePair, sideOf } from '..';
import { ACCOUNTANT, ACCOUNTANT_JOB, COOK, jobOf, resumeOf } from '../testing/documents';
import { knowledge } from '../testing/knowledge';

const OPTIONS = { exactTitles: false };
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

  it('say in sentences what speaks for and against', () => {
    const cook = explained(COOK).enriched;
    for (const category of [...Object.values(cook), ...Object.values(enriched)]) {
      expect(category?.evidence.length).toBeGreaterThan(0);
      for (const { fact } of category?.evidence ?? []) expect(fact).toMatch(/^[\p{Lu}].*[."]$/su);
    }
    expect(cook.jobTitles?.evidence.map(({ type }) => type)).toContain('Negative');
    expect(cook.jobTitles?.notFound).toEqual(['Staff Accountant']);
    expect(cook.skills?.notFound).toContain('SAP');
  });
});
