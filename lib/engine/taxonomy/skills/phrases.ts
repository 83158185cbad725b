import type { Skill } from './model';
import { rowsOf } from './table';
import type { Token } from './tokens';

/**
 * Activities written as a verb and its object: "supervised a team of twelve", "plan shifts". Columns of the table: id,
 * verbs, objects, all of them alternatives, and the language where it is not English. An object is within a few
 * words of its verb, with no punctuation between them; in English after it, in other languages on either side ("Kunden
 * beraten"), and their verbs are in the table in each form.
 */

type VerbPhrase = { skillId: string; objects: ReadonlySet<string> };

/** The phrases of each form of a verb, by language. */
export type VerbPhrases = ReadonlyMap<string, ReadonlyMap<string, readonly VerbPhrase[]>>;

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

/** Returns the forms of an English verb: plan, plans, planned, planning. */
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
  const languages = new Map<string, Map<string, VerbPhrase[]>>();
  for (const [skillId = '', verbs = '', objects = '', language = 'en'] of rowsOf(table)) {
    const phrases = languages.get(language) ?? new Map<string, VerbPhrase[]>();
    languages.set(language, phrases);
    const phrase = { skillId, objects: new Set(objects.split(' ')) };
    const forms = verbs.split(' ').flatMap((verb) => (language === 'en' ? formsOf(verb) : [verb]));
    for (const form of forms) phrases.set(form, [...(phrases.get(form) ?? []), phrase]);
  }
  return languages;
}

/** Subjects for the employer or its product, whose actions are not skills: "we help customers". */
const OTHERS: ReadonlySet<string> = new Set(
  'we our that which us it company wir unser unsere nous notre nosotros noi wij vi'.split(' '),
);
/**
 * Subjects in an English sentence, a few words before, whose actions are not skills either: "help customers make
 * decisions".
 */
const OTHER_SUBJECTS: ReadonlySet<string> = new Set(
  'we customers clients companies users businesses organizations organisations partners everyone they people children students learners patients families teams'.split(
    ' ',
  ),
);
const SUBJECT_REACH = 4;
/** Between them and the verb another begins. */
const NEW_SUBJECT: ReadonlySet<string> = new Set('and or you i who'.split(' '));

type Sentence = { tokens: readonly Token[]; language: string; text: string };

/** The second part of a compound is not a verb: "founder-led sales", "self-serve customers". */
function isCompounded({ tokens, text }: Omit<Sentence, 'language'>, at: number): boolean {
  const token = tokens[at];
  return !!token?.joins && text[token.start - 1] === '-';
}

/** Verbs that are titles, too. */
const TITLES: ReadonlySet<string> = new Set(['lead']);
const JOINS_TITLES: ReadonlySet<string> = new Set('and or to you will'.split(' '));

/** "As Product Lead on our team": after another word with a capital it is a title. */
function isTitle({ tokens, text }: Sentence, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!token?.joins || !before || !TITLES.has(token.word) || JOINS_TITLES.has(before.word)) return false;
  return [before, token].every(({ start }) => /\p{Lu}/u.test(text[start] ?? ''));
}

function isDoneByOthers({ tokens, language }: Sentence, verb: number): boolean {
  if (OTHERS.has(tokens[verb - 1]?.word ?? '')) return true;
  if (language !== 'en') return false;
  for (let at = verb - 1; at >= Math.max(0, verb - SUBJECT_REACH); at--) {
    const word = tokens[at]?.word ?? '';
    if (!tokens[at + 1]?.joins || NEW_SUBJECT.has(word)) return false;
    if (OTHER_SUBJECTS.has(word)) return true;
  }
  return false;
}

/** Words that may follow an object; any other makes a singular one the attribute of a compound ("customer needs"). */
const AFTER_OBJECT: ReadonlySet<string> = new Set(
  'and or to for in on of with by from at as that which who when while using through across within into via per over under before after so but if the a an'.split(
    ' ',
  ),
);

/** "Customer needs", "real-time data". */
function isAttribute({ tokens, text }: Sentence, at: number, objects: ReadonlySet<string>): boolean {
  const next = tokens[at + 1];
  if (!next?.joins || AFTER_OBJECT.has(next.word)) return false;
  return objects.has(`${tokens[at]?.word}s`) || isCompounded({ tokens, text }, at);
}

/**
 * Away from the verb these begin another part of the sentence, whose noun is not its object ("build foundations for
 * teams"); next to it they belong to it ("care for patients").
 */
const NEW_PART: ReadonlySet<string> = new Set('to for across into from between within among join'.split(' '));
/** After these verbs the activity of others follows their object: "help customers turn data into insight". */
const HELPING: ReadonlySet<string> = new Set('help helps helped helping'.split(' '));

function isHelpedToDo(tokens: readonly Token[], verb: number, object: number): boolean {
  const next = tokens[object + 1];
  return HELPING.has(tokens[verb]?.word ?? '') && !!next?.joins && !AFTER_OBJECT.has(next.word);
}

/** Greatest distance of an object after its verb, in words. */
const REACH = 5;

/** A phrase in a text; `first` and `last` are numbers of tokens. */
export type FoundPhrase = { skill: Skill; first: number; last: number };

type Reach = { first: number; last: number; skill: Skill };

/** Returns the object that is nearest to the verb at a place, going one way. */
function objectFrom(
  sentence: Sentence,
  verb: number,
  step: 1 | -1,
  own: readonly VerbPhrase[],
  skills: ReadonlyMap<string, Skill>,
): Reach | undefined {
  const { tokens, language } = sentence;
  for (let at = verb + step; at >= 0 && at < tokens.length && Math.abs(at - verb) < REACH; at += step) {
    const later = tokens[step === 1 ? at : at + 1];
    const token = tokens[at];
    if (!token || !later?.joins) return undefined;
    if (language === 'en' && at !== verb + step && NEW_PART.has(token.word)) return undefined;
    const phrase = own.find(
      ({ objects }) => objects.has(token.word) && !(language === 'en' && isAttribute(sentence, at, objects)),
    );
    const skill = phrase && skills.get(phrase.skillId);
    if (skill && language === 'en' && isHelpedToDo(tokens, verb, at)) return undefined;
    if (skill) return { skill, first: Math.min(verb, at), last: Math.max(verb, at) };
  }
  return undefined;
}

/** Finds the phrases of a text in a language (ISO 639-1), with its words, from left to right, none inside another. */
export function findPhrases(
  sentence: Sentence,
  phrases: VerbPhrases,
  skills: ReadonlyMap<string, Skill>,
): FoundPhrase[] {
  const { tokens, language } = sentence;
  const known = phrases.get(language);
  if (!known) return [];
  const found: FoundPhrase[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const own = known.get(tokens[at]?.word ?? '');
    if (!own || isDoneByOthers(sentence, at) || isCompounded(sentence, at) || isTitle(sentence, at)) continue;
    const phrase =
      objectFrom(sentence, at, 1, own, skills) ??
      (language === 'en' ? undefined : objectFrom(sentence, at, -1, own, skills));
    if (!phrase || phrase.first <= (found.at(-1)?.last ?? -1)) continue;
    found.push(phrase);
    at = phrase.last;
  }
  return found;
}
