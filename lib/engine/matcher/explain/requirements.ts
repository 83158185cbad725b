import type { EnrichedScores } from '@/lib/contracts';
import { EXECUTIVE_TYPES, MANAGEMENT_LEVELS } from '../profile/model';
import {
  certificationMatches,
  experienceMatches,
  languageMatches,
  UNTOLD_LEVEL,
} from '../score/requirements';
import {
  type Evidence,
  type Explained,
  fact,
  listed,
  nameOf,
  nameWithin,
  rounded,
  type Told,
  typeOfShare,
} from './model';
import { nameOfLanguage, type ToldMusts, tellMusts, years } from './musts';

/** Requirements beyond the work itself, in words. */

type Simple = NonNullable<EnrichedScores['languages']>;

function simple(
  told: Told,
  what: string,
  all: readonly { name: string; share: number }[],
  musts: ToldMusts,
): Explained<Simple> {
  const found = all.filter(({ share }) => share > 0).map(({ name }) => name);
  const notFound = all.filter(({ share }) => share === 0).map(({ name }) => name);
  const untold = notFound.filter((name) => !musts.names.has(name));
  const name = nameOf(told.target);
  const isOfPerson = told.target.profile.kind === 'resume';
  const facts = [
    ...musts.facts,
    ...(found.length > 0
      ? [
          fact(
            'Positive',
            `${name} ${isOfPerson ? 'has' : 'names'} the ${found.length === 1 ? what : `${what}s`} ${listed(found)}.`,
          ),
        ]
      : []),
    ...all
      .filter(({ share }) => share > 0 && share < 1)
      .map((each) =>
        fact(
          'Mixed',
          each.share === UNTOLD_LEVEL
            ? `${name} does not say how well ${each.name} is known.`
            : `${each.name} is known less well than asked for.`,
        ),
      ),
    ...(untold.length > 0
      ? [
          fact(
            typeOfShare(found.length, all.length),
            `${name} does not ${isOfPerson ? 'state' : 'name'} the ${untold.length === 1 ? what : `${what}s`} ${listed(untold)}.`,
          ),
        ]
      : []),
  ];
  return { terms: found, data: { unweightedScore: rounded(told.score), evidence: facts, found, notFound } };
}

export function explainLanguages(told: Told): Explained<Simple> {
  const { source, target } = told;
  const shares = languageMatches(source.profile, target.profile);
  return simple(
    told,
    'language',
    source.wording.languages.map((code, at) => ({ name: nameOfLanguage(code), share: shares[at] ?? 0 })),
    tellMusts(told, 'languages'),
  );
}

export function explainCertifications(told: Told): Explained<Simple> {
  const { source, target } = told;
  const found = certificationMatches(source.profile, target.profile);
  return simple(
    told,
    'certificate',
    source.wording.certifications.map((name, at) => ({ name, share: Number(found[at] ?? false) })),
    tellMusts(told, 'certifications'),
  );
}

/** Returns the name of the source after that of the target: "the job", "the other CV". */
function sourceOf({ source, target }: Told): string {
  const name = nameWithin(source);
  return source.profile.kind === target.profile.kind ? name.replace('the ', 'the other ') : name;
}

/** The type of an executive is compared and not told in words: titles of any field have words of another. */
export function explainExecutiveType(told: Told): Explained<Simple> {
  const { source, target, score } = told;
  const wanted = EXECUTIVE_TYPES[source.profile.executiveType ?? 0] ?? 'NONE';
  const actual = EXECUTIVE_TYPES[target.profile.executiveType ?? 0] ?? 'NONE';
  const isSame = wanted === actual;
  return {
    terms: isSame ? [wanted] : [],
    data: {
      unweightedScore: rounded(score),
      evidence: [],
      found: isSame ? [wanted] : [],
      notFound: isSame ? [] : [wanted],
    },
  };
}

const levelName = (level: number | undefined) =>
  (level === undefined ? 'Unknown' : MANAGEMENT_LEVELS[level]) ?? 'Unknown';

/** Returns how long a CV shows work, or a posting asks for. */
function lengthOf({ profile }: Told['source'], name: string): string {
  const length = years(profile.experience ?? 0);
  return profile.kind === 'resume' ? `${name} shows ${length} of work` : `${name} asks for ${length}`;
}

export function explainManagement(told: Told): Explained<NonNullable<EnrichedScores['managementLevel']>> {
  const { source, target, score } = told;
  const musts = tellMusts(told, 'managementLevel').facts;
  const desired = levelName(source.profile.managementLevel);
  const actual = levelName(target.profile.managementLevel);
  const matches = experienceMatches(source.profile, target.profile);
  const level: Evidence =
    actual === 'Unknown' || desired === 'Unknown'
      ? fact('Mixed', 'The management level of one side is not known.')
      : fact(
          actual === desired ? 'Positive' : 'Mixed',
          actual === desired
            ? `Both are of the management level ${actual}.`
            : `Management level: ${actual}; ${sourceOf(told)} has ${desired}.`,
        );
  // Leading nobody does not set candidates apart, but the years do.
  const length =
    matches === undefined || musts.length > 0
      ? musts
      : [
          fact(
            matches ? 'Positive' : 'Negative',
            `${lengthOf(target, nameOf(target))}; ${lengthOf(source, sourceOf(told))}.`,
          ),
        ];
  const isLevelTold = length.length === 0 || actual !== 'None' || desired !== 'None';
  return {
    terms: actual === desired && actual !== 'Unknown' ? [actual] : [],
    data: {
      unweightedScore: rounded(score),
      evidence: isLevelTold ? [level, ...length] : length,
      actual,
      desired,
      amountOfExperienceMatches: matches ?? false,
    },
  };
}
