import type { EnrichedScores } from '@/lib/contracts';
import { type Explained, fact, nameWithin, rounded, type Told } from './model';
import { tellMusts } from './musts';

/** The level of a degree, in words: its subject is told apart, and not scored. */

type Education = NonNullable<EnrichedScores['education']>;
type Comparison = NonNullable<Education['comparison']>;

const LEVELS: Record<Comparison, string> = {
  ExceedsExpected: 'of a higher level than',
  MeetsExpected: 'of the level that is',
  DoesNotMeetExpected: 'of a lower level than',
};

function compare(expected: number, actual: number): Comparison {
  if (actual > expected) return 'ExceedsExpected';
  return actual === expected ? 'MeetsExpected' : 'DoesNotMeetExpected';
}

/** Returns whether one side names subjects of study, and the other one none of them. */
function isOfOtherSubject({ source, target }: Told): boolean {
  const [asked, has] = [source.wording.subjects ?? [], target.wording.subjects ?? []];
  return asked.length > 0 && !asked.some((subject) => has.includes(subject));
}

export function explainEducation(told: Told): Explained<Education> {
  const { source, target } = told;
  const musts = tellMusts(told, 'education').facts;
  const expectedEducation = source.wording.degree ?? '';
  const actualEducation = target.wording.degree;
  const known = { unweightedScore: rounded(told.score), expectedEducation };
  if (target.profile.degree === undefined) {
    const unnamed = fact(
      'Mixed',
      `No degree was read in ${nameWithin(target)}; expected is ${expectedEducation}.`,
    );
    return { terms: [], data: { ...known, evidence: musts.length > 0 ? musts : [unnamed] } };
  }
  const comparison = compare(source.profile.degree ?? 0, target.profile.degree);
  const isMet = comparison !== 'DoesNotMeetExpected';
  const level = `${actualEducation || 'The degree'} is ${LEVELS[comparison]} expected (${expectedEducation})`;
  const isUnclear = isMet && isOfOtherSubject(told);
  const line = isUnclear
    ? fact('Mixed', `${level}; whether its subject suits was not compared.`)
    : fact(isMet ? 'Positive' : 'Negative', `${level}.`);
  return {
    terms: isMet && !isUnclear && actualEducation ? [actualEducation] : [],
    data: {
      ...known,
      evidence: [...musts, line],
      ...(actualEducation ? { actualEducation } : {}),
      comparison,
    },
  };
}
