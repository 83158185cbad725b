import type { Skill } from './model';
import { rowsOf } from './table';
import type { Token } from './tokens';

/**
 * Activities that are told with a verb and its object: "supervised a team of twelve", "plan shifts". Columns of the
 * table: id, verbs, objects, all of them alternatives. An object stands within a few words of its verb, with no
 * punctuation between them.
 */

type VerbPhrase = { skillId: string; objects: ReadonlySet<string> };

/** The phrases of each form of a verb. */
export type VerbPhrases = ReadonlyMap<string, readonly VerbPhrase[]>;

const IRREGULAR: Readonly<Record<string, string>> = {
  lead: 'led',
  build: 'built',
  run: 'ran running',
  teach: 'taught',
  sell: 'sold',
  write: 'wrote written',
  draw: 'drew drawn',
  give: 'gave given',
  take: 'took taken',
  keep: 'kept',
  buy: 'bought',
  drive: 'drove driven',
  make: 'made',
  set: 'setting',
  meet: 'met',
  pay: 'paid',
  deal: 'dealt',
  ship: 'shipped shipping',
  plan: 'planned planning',
  edit: 'edited editing',
  fix: 'fixed',
  input: 'inputting',
  read: 'read',
};

/** The forms of an English verb: plan, plans, planned, planning. */
function formsOf(verb: string): string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  const third = /(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
  const isY = /[^aeiou]y$/.test(verb);
  const past = isY ? `${verb.slice(0, -1)}ied` : `${stem}ed`;
  const ys = isY ? `${verb.slice(0, -1)}ies` : third;
  return [verb, ys, past, `${stem}ing`, ...(IRREGULAR[verb]?.split(' ') ?? [])];
}

/** Reads the table; later lines of the same verb are further phrases. */
export function readVerbPhrases(table: string): VerbPhrases {
  const phrases = new Map<string, VerbPhrase[]>();
  for (const [skillId = '', verbs = '', objects = ''] of rowsOf(table)) {
    const phrase = { skillId, objects: new Set(objects.split(' ')) };
    for (const form of verbs.split(' ').flatMap(formsOf))
      phrases.set(form, [...(phrases.get(form) ?? []), phrase]);
  }
  return phrases;
}

/** What the employer or its product does is no skill: "we help customers". */
const OTHERS: ReadonlySet<string> = new Set(['we', 'our', 'that', 'which', 'us', 'it', 'company']);

/** How many words behind its verb an object may stand. */
const REACH = 5;

/** A phrase in a text; `first` and `last` are numbers of tokens. */
export type FoundPhrase = { skill: Skill; first: number; last: number };

function phraseAt(
  tokens: readonly Token[],
  first: number,
  own: readonly VerbPhrase[],
  skills: ReadonlyMap<string, Skill>,
) {
  for (let last = first + 1; last < Math.min(tokens.length, first + REACH); last++) {
    const token = tokens[last];
    if (!token?.joins) return undefined;
    const phrase = own.find(({ objects }) => objects.has(token.word));
    const skill = phrase && skills.get(phrase.skillId);
    if (skill) return { skill, first, last };
  }
  return undefined;
}

/** The phrases of a text from left to right, none inside another. */
export function findPhrases(
  tokens: readonly Token[],
  phrases: VerbPhrases,
  skills: ReadonlyMap<string, Skill>,
): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const own = phrases.get(tokens[at]?.word ?? '');
    const isOfOthers = OTHERS.has(tokens[at - 1]?.word ?? '');
    const phrase = own && !isOfOthers ? phraseAt(tokens, at, own, skills) : undefined;
    if (!phrase) continue;
    found.push(phrase);
    at = phrase.last;
  }
  return found;
}
