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

/** The sentence has a name of the skill, or the words of its label: what it is understood from alone is not quoted. */
function says(sentence: string, { labels, cells }: Skill): boolean {
  const words = wordsIn(sentence);
  const text = ` ${words.join(' ')} `;
  const stems = new Set(words.map((word) => word.slice(0, STEM)));
  const isNamed = (name: string) => name !== '' && text.includes(` ${wordsIn(name).join(' ')} `);
  const hasWords = (label: string) => wordsIn(label).every((word) => stems.has(word.slice(0, STEM)));
  return cells.some((cell) => cell.split('|').some(isNamed)) || Object.values(labels).some(hasWords);
}

type Compared = { key: number; skill: Skill; demand: number; at: number; near: string | undefined };

/** The place of the best shown skill of a category, -1 where there is none. */
function bestOf({ categories, worth }: Told['target']['profile']['skills'], category: number): number {
  return categories.reduce(
    (best, each, at) => (each === category && (worth[at] ?? 0) > (worth[best] ?? -1) ? at : best),
    -1,
  );
}

/** The skills of the source, those that count most first, with their places among those of the target. */
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
  const near = missing.filter((each) => each.near !== undefined);
  if (near.length > 0)
    facts.push(
      fact(
        'Mixed',
        `Skills of the same field: ${listed(
          near.map(({ skill, near: other }) => `${other} (asked for: ${skill.labels.en})`),
          3,
        )}.`,
      ),
    );
  const quotes = found.flatMap(({ key, skill }) => {
    const sentence = target.wording.skillSentences[String(key)];
    return sentence && says(sentence, skill)
      ? [fact('Positive', `${skill.labels.en} is mentioned in the text: "${sentence}"`)]
      : [];
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
