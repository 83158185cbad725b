import type { EnrichedScores } from '@/lib/contracts';
import { encodeWords, gradeOf, similarity, type TitleVector, wordsOfTitle } from '../../taxonomy';
import type { MatchKnowledge } from '../knowledge';
import { isOfOthers } from '../profile/held';
import { withoutPersons } from '../profile/persons';
import { nearestTitles } from '../score/titles';
import { bestSentence } from '../score/words';
import {
  areTogether,
  type Evidence,
  type Explained,
  fact,
  listed,
  nameOf,
  nameWithin,
  quotation,
  rounded,
  type Told,
  termsOf,
} from './model';

/** Above the first a title may be another name of the same work, above the second a related one. */
const SAME_WORK = 0.8;
const RELATED_WORK = 0.6;
/** Least similarity of what is left of two titles without the words that both have: Developer and Engineer. */
const SAME_REST = 0.5;
/** Titles are related where the nearest unit group of each is among this many nearest of the other. */
const RELATED_UNITS = 3;
/** Titles that are named; of a posting its own alone, since others in its text are often none. */
const MOST_TITLES = 2;
/** Score below which other titles count against a document. */
const LOW = 40;

/** Returns whether a sentence has all words of a title next to each other, with one other word at most between them. */
function saysTitle(title: string, sentence: string): boolean {
  const wanted = new Set(termsOf(title).filter((term) => !/^\d+$/u.test(term)));
  return areTogether(wanted, termsOf(sentence), 1);
}

/** Returns the few unit groups of occupations that are nearest to a vector, the nearest first. */
function unitsOf(vector: TitleVector, { nearUnits }: MatchKnowledge): number[] {
  const near = Array.from(nearUnits(vector));
  return [...near.keys()].sort((one, other) => (near[other] ?? 0) - (near[one] ?? 0)).slice(0, RELATED_UNITS);
}

/** Quotes the text where it has the words of the title, of the person's own work. */
function quotes({ source, target }: Told): Evidence[] {
  const { at } = bestSentence(source.profile.words, target.profile.words);
  const [title = ''] = source.wording.titles;
  const said = target.wording.sentences[at];
  if (said === undefined || !saysTitle(title, said) || isOfOthers(said)) return [];
  return [fact('Positive', `${nameOf(target)} has the words of ${title} in the text: ${quotation(said)}`)];
}

/** A title whose words end with those of another is the same work, more specifically: Elementary School Teacher. */
function isWithin(one: string, other: string): boolean {
  const [words, ends] = [wordsOfTitle(one), wordsOfTitle(other)];
  return (
    words.length > ends.length && ends.length > 0 && words.slice(-ends.length).join(' ') === ends.join(' ')
  );
}

type Kinship = 'same' | 'related';

/**
 * Returns whether two titles may name the same work, going by the words that one of them alone has: "Designer" is no other
 * name of "Product Designer", nor "Sales Associate" of "Sales Manager".
 */
function mayBeSame(one: string, other: string, { space }: MatchKnowledge): boolean {
  const [words, others] = [wordsOfTitle(one), wordsOfTitle(other)];
  const own = words.filter((word) => !others.includes(word));
  const rest = others.filter((word) => !words.includes(word));
  if (own.length === words.length) return true;
  if (own.length === 0 || own.length !== rest.length) return own.length === rest.length;
  return similarity(encodeWords(space, own), encodeWords(space, rest)) >= SAME_REST;
}

type WrittenTitle = { title: string; language: string | undefined };

/** Words of rank, which managers, heads and assistants of any work have in common. */
const RANKS = new Set(
  'manager director directora directeur directrice direttore direktor leiter leiterin head chief leader supervisor assistant assistent asistente assistente associate coordinator coordinador coordinadora koordinator executive officer specialist especialista spezialist representative responsable responsabile jefe jefa gerente kierownik specjalista'.split(
    ' ',
  ),
);
/** Least similarity of the work of two titles without their words of rank. */
const RELATED_REST = 0.4;

/**
 * Returns whether two titles are of related work by more than their rank: "Engineering Manager" and "Research Manager" have the
 * rank alone in common, and a bare "Manager" is related to no other.
 */
function isRelatedBeyondRank(one: string, other: string, { space }: MatchKnowledge): boolean {
  const all = [wordsOfTitle(one), wordsOfTitle(other)];
  const [own = [], others = []] = all.map((words) => words.filter((word) => !RANKS.has(word)));
  if (own.length > 0 && others.length > 0)
    return similarity(encodeWords(space, own), encodeWords(space, others)) >= RELATED_REST;
  const areBoth = own.length === others.length;
  return !areBoth && all.every((words) => words.length > 1 || words.some((word) => !RANKS.has(word)));
}

/** "Data Scientist, Growth Marketing": what comes before names the work, if it is more than a rank. */
const BEHIND = /[,(|]|\s[-–—]\s/u;
/** Least similarity of the work that two titles name. */
const RELATED_WORDS = 0.5;

function namedWork(title: string, language: string | undefined): string[] {
  const named = wordsOfTitle(title.split(BEHIND)[0] ?? '', language);
  return named.length > 1 ? named : wordsOfTitle(title, language);
}

/** Returns whether what two titles name first is of one kind: growth marketing is not the work of a data scientist. */
function nameSuchWork(one: WrittenTitle, other: WrittenTitle, { encode }: MatchKnowledge): boolean {
  const [named, others] = [one, other].map(({ title, language }) =>
    encode(namedWork(withoutPersons(title), language), language),
  );
  return named !== undefined && others !== undefined && similarity(named, others) >= RELATED_WORDS;
}

function unitsOfTitle(title: string, language: string | undefined, knowledge: MatchKnowledge): number[] {
  return unitsOf(knowledge.encode(wordsOfTitle(withoutPersons(title), language), language), knowledge);
}

/** Returns whether two titles are of one kind of work: near in meaning, and of related occupations. */
function kinshipOf(
  written: WrittenTitle,
  wanted: WrittenTitle,
  near: number,
  knowledge: MatchKnowledge,
): Kinship | undefined {
  if (near < RELATED_WORK || !nameSuchWork(written, wanted, knowledge)) return undefined;
  const { title: one, language: own } = written;
  const { title: other, language: others } = wanted;
  const unitsNear = unitsOfTitle(one, own, knowledge);
  const unitsOther = unitsOfTitle(other, others, knowledge);
  const isSame = unitsNear[0] === unitsOther[0] && mayBeSame(one, other, knowledge);
  if (near >= SAME_WORK && isSame && gradeOf(one) === gradeOf(other)) return 'same';
  if (!isRelatedBeyondRank(one, other, knowledge)) return undefined;
  if (isWithin(one, other) || isWithin(other, one)) return 'related';
  const isRelated = unitsNear.includes(unitsOther[0] ?? -1) && unitsOther.includes(unitsNear[0] ?? -1);
  return isRelated ? 'related' : undefined;
}

/** Words of a title that is named, at most: longer ones are mostly sentences. */
const MOST_WORDS = 7;
/** Least similarity to any occupation of a title that is named: of one word, which may be a place or a heading, and of several. */
const LEAST_OF_ONE = 0.6;
const LEAST_OF_SEVERAL = 0.35;

/** Returns whether a title of a CV can be shown as one: "State" and half a sentence were read as titles by mistake. */
function isNamed(
  title: string,
  language: string | undefined,
  { encode, nearUnits }: MatchKnowledge,
): boolean {
  const words = wordsOfTitle(title, language);
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  const nearest = nearUnits(encode(words, language)).reduce((most, near) => Math.max(most, near), 0);
  return nearest >= (words.length === 1 ? LEAST_OF_ONE : LEAST_OF_SEVERAL);
}

type Found = { title: string; of: string; near: number; isCurrent: boolean; kinship: Kinship };

function evidenceOf(told: Told, found: readonly Found[], knowledge: MatchKnowledge) {
  const { source, target } = told;
  const [best] = found.toSorted((one, other) => other.near - one.near);
  const quoted = quotes(told);
  const { titles: written, language } = target.wording;
  const titles = [...new Set(written)].filter((title) => isNamed(title, language, knowledge));
  const wanted =
    source.profile.kind === 'job'
      ? (source.wording.titles[0] ?? '')
      : listed(source.wording.titles, MOST_TITLES);
  if (best)
    return [
      best.kinship === 'same'
        ? fact('Positive', `The job title ${best.title} is the same work as ${best.of}.`)
        : fact('Mixed', `The job title ${best.title} is related to ${best.of}.`),
      ...quoted,
    ];
  if (written.length === 0)
    return quoted.length > 0 ? quoted : [fact('Mixed', `No job title was read in ${nameWithin(target)}.`)];
  const named = titles.length > 0 ? `: ${listed(titles, MOST_TITLES)}` : '';
  const others = `Other job titles than ${wanted}${named}.`;
  return told.score < LOW ? [fact('Negative', others), ...quoted] : [...quoted, fact('Mixed', others)];
}

export function explainTitles(
  told: Told,
  knowledge: MatchKnowledge,
): Explained<NonNullable<EnrichedScores['jobTitles']>> {
  const { source, target } = told;
  const nearest = nearestTitles(source.profile.titles, target.profile.titles).flatMap(
    ({ similarity: near, of }, at): Found[] => {
      const title = target.wording.titles[at];
      const wanted = source.wording.titles[of];
      if (title === undefined || wanted === undefined) return [];
      const kinship = kinshipOf(
        { title, language: target.wording.language },
        { title: wanted, language: source.wording.language },
        near,
        knowledge,
      );
      const isCurrent = target.profile.titles.isCurrent[at] === 1;
      return kinship ? [{ title, of: wanted, near, isCurrent, kinship }] : [];
    },
  );
  const matched = new Set(nearest.map(({ of }) => of));
  return {
    terms: [...new Set(nearest.map(({ title }) => title))],
    data: {
      unweightedScore: rounded(told.score),
      evidence: evidenceOf(told, nearest, knowledge),
      found: nearest.map(({ title, of, isCurrent }) => ({
        rawTerm: title,
        ...(title.toLowerCase() === of.toLowerCase() ? {} : { variationOf: of }),
        isCurrent,
      })),
      notFound: [...new Set(source.wording.titles)].filter((title) => !matched.has(title)),
    },
  };
}
