import type { EnrichedScores } from '@/lib/contracts';
import { tokensOf } from '@/lib/expression';
import { labelLanguageOf, type Skill } from '../../taxonomy';
import type { MatchKnowledge } from '../knowledge';
import { placeOf } from '../score/skills';
import {
  areTogether,
  type Evidence,
  type Explained,
  fact,
  listed,
  nameOf,
  quotation,
  rounded,
  type Told,
  termsOf,
  typeOfShare,
} from './model';

/** Sentences that are quoted. */
const MOST_QUOTES = 3;

/** Letters that two forms of a word have in common at least, and their share of the longer one. */
const STEM = 5;
const SHARED = 0.5;

/** Returns whether a word may be another form of one: developing and development, but not multiple and multitasking. */
function isFormOf(word: string, other: string): boolean {
  const shared = [...word].findIndex((letter, at) => letter !== other[at]);
  const length = shared < 0 ? word.length : shared;
  const longer = Math.max(word.length, other.length);
  return length === longer || (length >= STEM && length >= SHARED * longer);
}

/** Most other words between those of a skill. */
const BETWEEN = 2;

/** Fewest words of a quoted sentence; in a shorter one a skill is a title or an item of a list. */
const LEAST_WORDS = 4;

/**
 * Returns the words of a sentence for a skill: its label if the sentence has them, else its name as written there;
 * nothing where a skill is only implied.
 */
function nameIn(
  sentence: string,
  { labels, cells }: Skill,
  language: string | undefined,
): string | undefined {
  const tokens = tokensOf(sentence);
  if (tokens.length < LEAST_WORDS) return undefined;
  const hasWords = (label: string) => {
    const wanted = termsOf(label);
    const named = tokens.map(({ term }) => wanted.find((word) => isFormOf(term, word)) ?? '');
    return areTogether(new Set(wanted), named, BETWEEN);
  };
  const own = labels[labelLanguageOf(language ?? 'en')];
  if (hasWords(own) || hasWords(labels.en)) return labels.en;
  const names = cells.flatMap((cell) => cell.split('|')).map(termsOf);
  for (const name of names
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length)) {
    const at = tokens.findIndex((_, from) =>
      name.every((word, place) => tokens[from + place]?.term === word),
    );
    const [first, last] = [tokens[at], tokens[at + name.length - 1]];
    if (first && last) return wholeOr(sentence.slice(first.start, last.end), labels.en);
  }
  return undefined;
}

/** Returns a name as it is written, or another where half of a pair of brackets is in it: "software (CRM". */
function wholeOr(written: string, other: string): string {
  const count = (bracket: string) => written.split(bracket).length;
  return count('(') === count(')') ? written : other;
}

type Compared = { key: number; skill: Skill; demand: number; at: number };

/** Returns the skills of the source, those that count most first, with their places among those of the target. */
function compared({ source, target }: Told, { skillByKey }: MatchKnowledge): Compared[] {
  const wanted = source.profile.skills;
  return Array.from(wanted.keys, (key, own) => ({
    key,
    skill: skillByKey.get(key),
    demand: wanted.demand[own] ?? 0,
    at: placeOf(target.profile.skills.keys, key),
  }))
    .filter((each): each is Compared => each.skill !== undefined)
    .sort((one, other) => other.demand - one.demand || one.key - other.key);
}

function evidenceOf({ target }: Told, all: readonly Compared[]): Evidence[] {
  const name = nameOf(target);
  const shows = target.profile.kind === 'resume' ? 'shows' : 'asks for';
  const found = all.filter(({ at }) => at >= 0);
  const facts = [
    fact(
      typeOfShare(found.length, all.length),
      `${name} ${shows} ${found.length} of ${all.length} skills${found.length > 0 ? `: ${listed(found.map(({ skill }) => skill.labels.en))}` : ''}.`,
    ),
  ];
  const quotes = found.flatMap(({ key, skill }) => {
    const sentence = target.wording.skillSentences[String(key)];
    const said = sentence && nameIn(sentence, skill, target.wording.language);
    return said ? [fact('Positive', `${said} is mentioned in the text: ${quotation(sentence)}`)] : [];
  });
  return [...facts, ...quotes.slice(0, MOST_QUOTES)];
}

export function explainSkills(
  told: Told,
  knowledge: MatchKnowledge,
): Explained<NonNullable<EnrichedScores['skills']>> {
  const all = compared(told, knowledge);
  const found = all.filter(({ at }) => at >= 0);
  const { isCurrent } = told.target.profile.skills;
  return {
    terms: found.map(({ skill }) => skill.labels.en),
    data: {
      unweightedScore: rounded(told.score),
      evidence: evidenceOf(told, all),
      found: found.map(({ skill, at }) => ({ skill: skill.labels.en, isCurrent: isCurrent[at] === 1 })),
      notFound: all.filter(({ at }) => at < 0).map(({ skill }) => skill.labels.en),
    },
  };
}
