import type { Category } from '@/lib/scoring';
import type { MatchKnowledge } from '../knowledge';
import { type Profile, profileOfJob } from '../profile';
import { STEPS } from '../profile/vectors';
import type { Side } from '../score/pair';
import { ASKED, NEAR } from '../score/skills';
import { ABROAD, TEXTS, TITLES } from '../score/titles';
import { titleLanguageAt } from '../title-languages';
import { tradesByNearness } from '../trades';
import { runColumn, UNITS_A_RUN } from './columns';
import { fieldVectors } from './fields';
import {
  certificationsLike,
  educationLike,
  executiveLike,
  languagesLike,
  managementLike,
} from './requirements';
import { itemAt, rising, sqlNumber, weightedSum } from './sql';
import { titleMean } from './titles';

/**
 * Likelihood that documents suit a source, as SQL over the columns of an index: the weighted sum of the eight
 * categories. It omits parts of the exact score that need the whole profile (nearest titles, the words of sentences,
 * the other side), so its best are scored exactly, and a few thousand of them include the best of all.
 */

/** The SQL, with its parameters. */
export type Likeness = { sql: string; parameters: Readonly<Record<string, readonly number[]>> };

type Like = (source: Profile, knowledge: MatchKnowledge) => string;

const BYTE = 255;
/** Name of the parameter with the vector of the titles. */
const TITLE = 'like_title';
const ZEROS = 1e-9;
const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

/**
 * Compares titles by the mean of their cosines, the text by the unit groups of the titles; the mean of both, if
 * present.
 */
function titlesLike(
  { titles: { aims } }: Profile,
  { parameter, factor }: { parameter: string; factor: string },
): string {
  const total = sum(aims.shares) || 1;
  const text = weightedSum(
    Array.from(aims.units, (unit, at) => ({
      weight: (aims.shares[at] ?? 0) / total / STEPS,
      of: itemAt(runColumn(unit), unit % UNITS_A_RUN),
    })),
  );
  const title = `${factor} * dotProduct(title_vector, {${parameter}:Array(Int8)}) / ${sqlNumber(STEPS ** 2)}`;
  return `((${rising(title, TITLES)} + ${rising(text, TEXTS)}) / greatest(has_titles + has_text, 1))`;
}

/** Returns the total demand of all skills of a source. */
function askedBy({ skills: { keys, demand } }: Profile): number {
  return Math.max(sum(demand) * Math.min(1, ASKED / (keys.length || 1)), ZEROS);
}

/** Scores the skills themselves, together with the best of each category. */
function skillsLike(source: Profile, { fieldPlaces }: MatchKnowledge): string {
  const { categories, demand } = source.skills;
  const asked = askedBy(source);
  const terms = Array.from(categories, (category, at) => ({
    weight: (NEAR * (demand[at] ?? 0)) / asked / BYTE,
    place: fieldPlaces.categories.get(category),
  }));
  const near = [...Map.groupBy(terms, ({ place }) => place)].flatMap(([place, own]) =>
    place === undefined
      ? []
      : [{ weight: sum(own.map(({ weight }) => weight)), of: itemAt('fields', place) }],
  );
  const shown =
    'arraySum((key, worth) -> transform(key, {like_skills:Array(UInt32)}, {like_demands:Array(Float64)}, 0.) * worth, skill_keys, skill_worth)';
  return `least(${weightedSum(near)} + ${shown}, 1.)`;
}

function industriesLike(source: Profile, { fieldPlaces }: MatchKnowledge): string {
  return weightedSum(
    fieldVectors(source, fieldPlaces).map(({ place, share }) => ({
      weight: share / 2 / BYTE,
      of: itemAt('fields', place),
    })),
  );
}

const LIKE: Record<Category, Like> = {
  education: educationLike,
  jobTitles: (source) => titlesLike(source, { parameter: TITLE, factor: '1' }),
  skills: skillsLike,
  industries: industriesLike,
  languages: languagesLike,
  certifications: certificationsLike,
  executiveType: executiveLike,
  managementLevel: managementLike,
};

/** Returns how likely documents suit a source by the weights that are applied to it. */
export function likenessTo({ profile, weights }: Side, knowledge: MatchKnowledge): Likeness {
  const weighed = (Object.keys(LIKE) as Category[]).filter((category) => weights[category] > 0);
  const asked = askedBy(profile);
  return {
    sql: weightedSum(
      weighed.map((category) => ({ weight: weights[category], of: LIKE[category](profile, knowledge) })),
    ),
    parameters: {
      ...(weights.jobTitles > 0 && { [TITLE]: titleMean(profile) }),
      ...(weights.skills > 0 && {
        like_skills: [...profile.skills.keys],
        like_demands: Array.from(profile.skills.demand, (demand) => demand / asked / BYTE),
      }),
    },
  };
}

/** Name of the parameter with the trades of the documents that may be near, and how many there are of each title. */
const TRADES = 'near_trades';
const TRADES_A_TITLE = 60;

/** Titles in another language of the space never have the same words (`score/titles.ts`); documents have those of their own. */
function factorFor({ titles: { languages } }: Profile): string {
  const own = titleLanguageAt(languages[0] ?? 0);
  return own === undefined ? '1' : `if(language = '${own}', 1, ${ABROAD})`;
}

/** Weight of the fields of work that a title stands for, relative to titles and text. */
const FIELDS = 0.6;

/** Compares documents with a title that somebody searches for: their titles and text, and their fields of work. */
function workLike(asked: Profile, parameter: string, knowledge: MatchKnowledge): string {
  const titles = titlesLike(asked, { parameter, factor: factorFor(asked) });
  return `((${titles} + ${FIELDS} * (${industriesLike(asked, knowledge)})) / ${1 + FIELDS})`;
}

/**
 * Returns how near the work of documents is to that of the nearest of some titles, 0 to 1; undefined where none of them has a
 * word.
 */
export function nearnessTo(
  titles: readonly string[],
  language: string,
  knowledge: MatchKnowledge,
): (Likeness & { trades: string }) | undefined {
  const asked = titles
    .map(
      (mainJobTitle) =>
        profileOfJob({ jobMetadata: { documentLanguage: language }, jobTitles: { mainJobTitle } }, knowledge)
          .profile,
    )
    .filter((profile) => profile.titles.weights.length > 0);
  if (asked.length === 0) return undefined;
  const names = asked.map((_, at) => `${TITLE}_${at}`);
  const trades = asked.flatMap((profile) => tradesByNearness(profile, knowledge).slice(0, TRADES_A_TITLE));
  return {
    sql: `greatest(${asked.map((profile, at) => workLike(profile, `${TITLE}_${at}`, knowledge)).join(', ')}, 0.)`,
    parameters: {
      ...Object.fromEntries(asked.map((profile, at) => [names[at], titleMean(profile)])),
      [TRADES]: [...new Set(trades)],
    },
    trades: `{${TRADES}:Array(UInt16)}`,
  };
}
