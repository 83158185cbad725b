import { describe, expect, it } from 'vitest';
import { CATEGORIES, type CategoryNumbers } from '@/lib/scoring';
import { placeReason, reasonsOf, tellingReasons } from './reasons';
import type { Explained } from './result';
import type { ShownDocument } from './summaries';

const WEIGHTS = Object.fromEntries(CATEGORIES.map((category) => [category, 0.1])) as CategoryNumbers;
const fact = (text: string) => ({ category: 'any', fact: text, type: 'Positive' as const });
const told = (category: Explained['category'], score: number, ...facts: string[]): Explained => ({
  category,
  score,
  terms: [],
  evidence: facts.map(fact),
});

const at = (municipality: string | undefined, isRemote = false): ShownDocument => ({
  kind: 'Job',
  job: { currentLocation: { municipality, countryCode: 'GB' }, isRemote },
});
const lives = (municipality: string | undefined): ShownDocument => ({
  kind: 'Resume',
  resume: { contactInformation: { location: { municipality, countryCode: 'GB' } } } as never,
});

describe('the reasons of a row', () => {
  it('begin with what is missing, and leave fields of work to the details', () => {
    const reasons = reasonsOf(
      [
        told('industries', 100, 'Both are mainly about Finance.'),
        told('jobTitles', 90, 'The job title Accountant is the same work as Bookkeeper.', 'More.'),
        told('languages', 0, 'Required and missing: German; the CV has other languages.'),
        told('certifications', 20, 'Required, not stated in the CV: CPA.'),
      ],
      WEIGHTS,
      fact('Lives in Leeds, where the job is.'),
    );
    expect(reasons.map((each) => each.fact)).toEqual([
      'Required and missing: German; the CV has other languages.',
      'The job title Accountant is the same work as Bookkeeper.',
      'Lives in Leeds, where the job is.',
      'Required, not stated in the CV: CPA.',
    ]);
  });

  it('are those that tell one from the next; what is missing is said of each', () => {
    const list = ['a', 'b', 'c', 'd', 'e'].map((own) => [
      fact('Required and missing: a degree; the CV has none.'),
      fact('Required, not stated in the CV: CPA.'),
      fact(`Own ${own}.`),
      fact(`Other ${own}.`),
    ]);
    for (const [row, own] of tellingReasons(list).map((each, index) => [each, 'abcde'[index]] as const))
      expect(row.map((each) => each.fact)).toEqual([
        'Required and missing: a degree; the CV has none.',
        `Own ${own}.`,
        `Other ${own}.`,
      ]);
    expect(tellingReasons(list.slice(0, 1))[0]?.map((each) => each.fact)).toContain(
      'Required, not stated in the CV: CPA.',
    );
  });

  it('say the place where the job names one and is done there', () => {
    expect(placeReason(at('Leeds'), lives('leeds'))).toMatchObject({ type: 'Positive' });
    expect(placeReason(at('Leeds'), lives('Oxford'))?.fact).toBe('Lives in Oxford; the job is in Leeds.');
    expect(placeReason(lives('Oxford'), at('Leeds'))?.fact).toBe('Lives in Oxford; the job is in Leeds.');
    for (const [source, target] of [
      [at('Leeds', true), lives('Oxford')],
      [at(undefined), lives('Oxford')],
      [at('Leeds'), lives(undefined)],
      [lives('Leeds'), lives('Oxford')],
    ] as const)
      expect(placeReason(source, target)).toBeUndefined();
  });
});
