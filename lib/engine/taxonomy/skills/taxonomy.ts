import { fold } from '../../kernel';
import { type ContextRule, readContexts } from './contexts';
import { LABEL_LANGUAGES, type LabelLanguage, type Skill, type Term } from './model';
import { readVerbPhrases, type VerbPhrases } from './phrases';
import { markOf, readCategories, readSkills, rowsOf, type SkillTables, termsOf, withoutMark } from './table';
import { keyOf, type Morphology, morphologyOf, tokensOf } from './tokens';

/**
 * The terms of a language by key: one `sure` one each; `doubtful` ones, which need context or share their key with
 * another skill, with their spelling. `openings` marks the first letters of all keys, `depths` twice as many of the
 * longer ones, `wholes` all keys, each by a hash, to skip other words quickly; `capitals` are the keys of abbreviations
 * outside information technology, where small letters mean another word (LEED and Leeds).
 */
export type TermIndex = {
  language: LabelLanguage;
  morphology: Morphology;
  sure: ReadonlyMap<string, Term>;
  doubtful: ReadonlyMap<string, readonly Term[]>;
  openings: Uint8Array;
  depths: Uint8Array;
  wholes: Uint8Array;
  capitals: ReadonlySet<string>;
  /**
   * Two words that follow each other in a term of three words or more, of which one is a doubtful term itself: their stems with a
   * space between, and the skills whose terms they are of.
   */
  pairs: ReadonlyMap<string, ReadonlySet<Skill>>;
};

/** Letters of a key to look at before it is known whether any term begins with them. */
export const OPENING = 4;
export const DEPTH = 2 * OPENING;
const OPENINGS = 1 << 16;
const DEPTHS = 1 << 18;
const WHOLES = 1 << 19;

/** Returns the hash of a key with one letter more; a key without letters has 0. */
export function hashWith(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0;
}

const spread = (hash: number) => hash ^ (hash >>> 16);

/** False where no key begins with the letters of the hash, or consists of them. */
export const mayOpen = ({ openings }: TermIndex, hash: number) =>
  openings[spread(hash) & (OPENINGS - 1)] === 1;
export const mayGoOn = ({ depths }: TermIndex, hash: number) => depths[spread(hash) & (DEPTHS - 1)] === 1;
export const mayBeKey = ({ wholes }: TermIndex, hash: number) => wholes[spread(hash) & (WHOLES - 1)] === 1;

type Marks = Pick<TermIndex, 'openings' | 'depths' | 'wholes'>;

/** Marks the first letters of a key, and the whole. */
function markKey({ openings, depths, wholes }: Marks, key: string) {
  let hash = 0;
  for (let at = 0; at < key.length; at++) {
    hash = hashWith(hash, key.charCodeAt(at));
    if (at + 1 === OPENING) openings[spread(hash) & (OPENINGS - 1)] = 1;
    else if (at + 1 === DEPTH) depths[spread(hash) & (DEPTHS - 1)] = 1;
  }
  wholes[spread(hash) & (WHOLES - 1)] = 1;
}

/** Immutable except for the indexes, which are built on the first use of their language. */
export type SkillTaxonomy = {
  skills: ReadonlyMap<string, Skill>;
  contexts: ReadonlyMap<string, readonly ContextRule[]>;
  verbPhrases: VerbPhrases;
  /** Everyday words of all languages, folded: no names, and never slips of the pen. */
  commonWords: ReadonlySet<string>;
  /** Lines that could not be read, as `table: id`. */
  problems: readonly string[];
  indexOf: (language: LabelLanguage) => TermIndex;
};

/** People write the abbreviations of information technology in small letters, too. */
function isCapitals(term: string, { type }: Skill): boolean {
  return type !== 'IT' && term.length < 6 && /^[A-Z]+$/.test(term);
}

type Terms = { sure: Map<string, Term>; doubtful: Map<string, Term[]> };

function addTerm({ sure, doubtful }: Terms, key: string, skill: Skill, term: string) {
  const known = sure.get(key);
  if (known?.skill === skill) return;
  const needsContext = markOf(term);
  const bare = withoutMark(term);
  const written = needsContext === 'everyday' ? bare.toLowerCase() : bare;
  if (known === undefined && !needsContext) sure.set(key, { skill, written, needsContext });
  else doubtful.set(key, [...(doubtful.get(key) ?? []), { skill, written, needsContext }]);
}

function buildIndex(skills: ReadonlyMap<string, Skill>, language: LabelLanguage): TermIndex {
  const morphology = morphologyOf(language);
  const terms: Terms = { sure: new Map(), doubtful: new Map() };
  const marks: Marks = {
    openings: new Uint8Array(OPENINGS),
    depths: new Uint8Array(DEPTHS),
    wholes: new Uint8Array(WHOLES),
  };
  const capitals = new Set<string>();
  const column = LABEL_LANGUAGES.indexOf(language);
  for (const skill of skills.values()) {
    for (const term of termsOf(skill.cells[column] ?? '')) {
      const key = keyOf(withoutMark(term), morphology);
      if (key === '') continue;
      addTerm(terms, key, skill, term);
      markKey(marks, key);
      if (isCapitals(term, skill)) capitals.add(key);
    }
  }
  const pairs = pairsOf(skills, column, { morphology, ...terms });
  return { language, morphology, ...terms, ...marks, capitals, pairs };
}

const LEAST_WORDS_AROUND = 3;

function pairsOf(
  skills: ReadonlyMap<string, Skill>,
  column: number,
  { morphology, sure, doubtful }: Terms & { morphology: Morphology },
) {
  const pairs = new Map<string, Set<Skill>>();
  for (const skill of skills.values())
    for (const term of termsOf(skill.cells[column] ?? '')) {
      if (!term.includes(' ')) continue;
      const words = tokensOf(withoutMark(term)).map(({ word }) => word);
      if (words.length < LEAST_WORDS_AROUND) continue;
      words.slice(1).forEach((second, at) => {
        const first = words[at] ?? '';
        if (morphology.isJoining(first) || morphology.isJoining(second)) return;
        const [one, next] = [morphology.stem(first), morphology.stem(second)];
        if (sure.has(one + next) || !(doubtful.has(one) || doubtful.has(next))) return;
        const pair = `${one} ${next}`;
        pairs.set(pair, (pairs.get(pair) ?? new Set()).add(skill));
      });
    }
  return pairs;
}

/**
 * Returns the terms of a key, for words written as `surface`. Of those with the same key, the one with the same
 * spelling comes first (SSRS before SSR).
 */
export function termsOfKey({ sure, doubtful }: TermIndex, key: string, surface: string): readonly Term[] {
  const first = sure.get(key);
  const others = doubtful.get(key) ?? [];
  if (!first) return others;
  const same = others.filter(({ written, needsContext }) => !needsContext && fold(written) === fold(surface));
  return [...same, first];
}

/** Reads the words of a table with a language and its words on each line. */
function readWords(table: string): Set<string> {
  return new Set(rowsOf(table).flatMap(([, words = '']) => fold(words).split(' ')));
}

/** Makes the taxonomy of its tables (see table.ts). Never fails; `problems` names the lines that were left out. */
export function createSkillTaxonomy(tables: SkillTables): SkillTaxonomy {
  const problems: string[] = [];
  const categories = readCategories(tables, problems);
  const skills = readSkills(tables, categories, problems);
  const indexes = new Map<LabelLanguage, TermIndex>();
  return {
    skills,
    contexts: readContexts(tables.contexts ?? ''),
    verbPhrases: readVerbPhrases(tables.phrases ?? ''),
    commonWords: readWords(tables['common-words'] ?? ''),
    problems,
    indexOf: (language) => {
      const index = indexes.get(language) ?? buildIndex(skills, language);
      indexes.set(language, index);
      return index;
    },
  };
}

/**
 * Returns the indexes for a text: that of its language first, then English, which also holds names that are the same
 * everywhere.
 */
export function indexesFor(taxonomy: SkillTaxonomy, language: string): TermIndex[] {
  const own = LABEL_LANGUAGES.find((code) => code === language);
  const codes: LabelLanguage[] = own && own !== 'en' ? [own, 'en'] : ['en'];
  return codes.map(taxonomy.indexOf);
}
