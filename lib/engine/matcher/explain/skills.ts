import type { EnrichedScores } from '@/lib/contracts';
import { tokensOf } from '@/lib/expression';
import type { Skill } from '../../taxonomy';
import type { MatchKnowledge } from '../knowledge';
import { placeOf } from '../score/skills';
import {
  type Evidence,
  type Explained,
  fact,
  listed,
  nameOf,
  rounded,
  type Told,
  typeOfShare,
} from './model';

/** Sentences that are quoted. */
const MOST_QUOTES = 3;

/** Letters by which a word is known in its other forms. */
const STEM = 5;

const wordsIn = (text: string) => tokensOf(text).map(({ term }) => term);

/** Fewest words of a quoted sentence; in a shorter one a skill is a title or an item of a list. */
const LEAST_WORDS = 4;

/**
 * Returns the words of a sentence for a skill: its label if the sentence has them, else its name as written there;
 * nothing where a skill is only implied.
 */
function nameIn(sentence: string, { labels, cells }: Skill): string | undefined {
  const tokens = tokensOf(sentence);
  if (tokens.length < LEAST_WORDS) return undefined;
  const stems = new Set(tokens.map(({ term }) => term.slice(0, STEM)));
  const hasWords = (label: string) => wordsIn(label).every((word) => stems.has(word.slice(0, STEM)));
  if (Object.values(labels).some(hasWords)) return labels.en;
  const names = cells.flatMap((cell) => cell.split('|')).map(wordsIn);
  for (const name of names
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length)) {
    const at = tokens.findIndex((_, from) =>
      name.every((word, place) => tokens[from + place]?.term === word),
    );
    const [first, last] = [tokens[at], tokens[at + name.length - 1]];
    if (first && last) return sentence.slice(first.start, last.end);
  }
  return undefined;
}

type Compared = { key: number; skill: Skill; demand: number; at: number; near: string | undefined };

/** Returns the place of the strongest skill of a category, -1 if there is no such skill. */
function bestOf({ categories, worth }: Told['target']['profile']['skills'], category: number): number {
  return categories.reduce(
    (best, each, at) => (each === category && (worth[at] ?? 0) > (worth[best] ?? -1) ? at : best),
    -1,
  );
}

/** Returns the skills of the source, those that count most first, with their places among those of the target. */
function compared({ source, target }: Told, { skillByKey }: MatchKnowledge): Compared[] {
  const wanted = source.profile.skills;
  const actual = target.profile.skills;
  return Array.from(wanted.keys, (key, own) => {
    const category = wanted.categories[own];
    const near = category === undefined ? -1 : bestOf(actual, category);
    return {
      key,
      skill: skillByKey.get(key),
      demand: wanted.demand[own] ?? 0,
      at: placeOf(actual.keys, key),
      near: near < 0 ? undefined : skillByKey.get(actual.keys[near] ?? 0)?.labels.en,
    };
  })
    .filter((each): each is Compared => each.skill !== undefined)
    .sort((one, other) => other.demand - one.demand || one.key - other.key);
}

/** A certificate by its abbreviation has no skill that is like it: CPA, SHRM-CP. */
const isMark = (label: string) => /^[\p{Lu}\d][\p{Lu}\d+/-]+$/u.test(label);

function evidenceOf({ target }: Told, all: readonly Compared[]): Evidence[] {
  const name = nameOf(target);
  const shows = target.profile.kind === 'resume' ? 'shows' : 'asks for';
  const found = all.filter(({ at }) => at >= 0);
  const missing = all.filter(({ at }) => at < 0);
  const facts = [
    fact(
      typeOfShare(found.length, all.length),
      `${name} ${shows} ${found.length} of ${all.length} skills${found.length > 0 ? `: ${listed(found.map(({ skill }) => skill.labels.en))}` : ''}.`,
    ),
  ];
  const near = missing.filter((each) => each.near !== undefined && !isMark(each.skill.labels.en));
  if (near.length > 0)
    facts.push(
      fact(
        'Mixed',
        `Skills of the same field: ${listed(
          near.map(({ skill, near: other }) => `${other} (asked for: ${skill.labels.en})`),
          2,
        )}.`,
      ),
    );
  const quotes = found.flatMap(({ key, skill }) => {
    const sentence = target.wording.skillSentences[String(key)];
    const said = sentence && nameIn(sentence, skill);
    return said ? [fact('Positive', `${said} is mentioned in the text: "${sentence}"`)] : [];
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
