import { type ContextRule, readContexts } from './contexts';
import { LABEL_LANGUAGES, type LabelLanguage, type Skill, type Term } from './model';
import { readCategories, readSkills, type SkillTables, termsOf } from './table';
import { keyOf, type Morphology, morphologyOf, tokensOf } from './tokens';

/** The terms of a language by key. `openings` are the first letters of all keys, to pass over other words quickly. */
export type TermIndex = {
  morphology: Morphology;
  terms: ReadonlyMap<string, readonly Term[]>;
  openings: ReadonlySet<string>;
};

/** How many letters of a key are looked at before it is known whether any term begins so. */
export const OPENING = 5;

/** Immutable but for the indexes, which are made at the first question in their language. */
export type SkillTaxonomy = {
  skills: ReadonlyMap<string, Skill>;
  contexts: ReadonlyMap<string, readonly ContextRule[]>;
  /** Lines that could not be read, as `table: id`. */
  problems: readonly string[];
  indexOf: (language: LabelLanguage) => TermIndex;
};

function addTerm(terms: Map<string, Term[]>, key: string, term: Term) {
  const known = terms.get(key);
  if (known === undefined) terms.set(key, [term]);
  else if (known.every(({ skill }) => skill !== term.skill)) known.push(term);
}

function buildIndex(skills: ReadonlyMap<string, Skill>, language: LabelLanguage): TermIndex {
  const morphology = morphologyOf(language);
  const terms = new Map<string, Term[]>();
  const openings = new Set<string>();
  const column = LABEL_LANGUAGES.indexOf(language);
  for (const skill of skills.values()) {
    let isLabel = true;
    for (const { written, needsContext } of termsOf(skill.cells[column] ?? '')) {
      const key = keyOf(tokensOf(written), morphology);
      if (key === '') continue;
      addTerm(terms, key, { skill, written, needsContext, isLabel });
      openings.add(key.slice(0, OPENING));
      isLabel = false;
    }
  }
  return { morphology, terms, openings };
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
    problems,
    indexOf: (language) => {
      const index = indexes.get(language) ?? buildIndex(skills, language);
      indexes.set(language, index);
      return index;
    },
  };
}

/** The indexes to ask for a text: that of its language first, then English, which also holds names that are the same everywhere. */
export function indexesFor(taxonomy: SkillTaxonomy, language: string): TermIndex[] {
  const own = LABEL_LANGUAGES.find((code) => code === language);
  const codes: LabelLanguage[] = own && own !== 'en' ? [own, 'en'] : ['en'];
  return codes.map(taxonomy.indexOf);
}

/** The synonyms of a skill in a language, its label left out. */
export function synonymsOf(skill: Skill, language: LabelLanguage): string[] {
  return termsOf(skill.cells[LABEL_LANGUAGES.indexOf(language)] ?? '')
    .slice(1)
    .map(({ written }) => written);
}
