import type { WordsNode } from '@/lib/expression';
import {
  findSkills,
  LABEL_LANGUAGES,
  labelLanguageOf,
  type ProfessionTaxonomy,
  relatedTitles,
  type SkillTaxonomy,
  titlesOfSameProfession,
} from '../taxonomy';
import { isPlain, leafOf, mapSought, textOf, type Widened, withStandIns } from './spelling';
import { itemOf } from './words';

/**
 * Semantic search: every term is widened by its synonyms in the taxonomy of skills, and by nearby titles in the space
 * of titles. Exclusions (`NOT`) and conditions on values (`tag:`) do not change.
 */

export type WideningTables = { skills: SkillTaxonomy; professions: ProfessionTaxonomy };

const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl', 'it', 'pt', 'pl', 'zh'] as const;
const MOST_TERMS = 45;
const TITLES_A_LANGUAGE = 3;
/** Least nearness of titles for the same work. */
const LEAST_NEARNESS = 0.6;
/** Worth of a synonymous title or skill relative to the written one. */
const STAND_IN = 0.7;
/** Fields that may contain a name of a skill or a title. */
const WIDENED_FIELDS: ReadonlySet<string> = new Set(['title', 'skill', 'text']);

function sameSkills(tables: WideningTables, text: string, language: string): string[] {
  const found = findSkills(tables.skills, text, language).filter(
    (each) => itemOf(each.text) === itemOf(text),
  );
  const [first] = found;
  if (!first) return [];
  const { labels } = first.skill;
  return [labels[labelLanguageOf(language)], ...LABEL_LANGUAGES.map((each) => labels[each])];
}

function nearTitles(tables: WideningTables, text: string, language: string): string[] {
  const languages = [...new Set([language, ...LANGUAGES])];
  return languages.flatMap((each) => [
    ...titlesOfSameProfession(tables.professions, text, each).slice(0, TITLES_A_LANGUAGE),
    ...relatedTitles(tables.professions, text, { language: each, limit: TITLES_A_LANGUAGE })
      .filter(({ similarity }) => similarity >= LEAST_NEARNESS)
      .map(({ title }) => title),
  ]);
}

/** Widens the terms of an expression, and returns the words used. `language` (ISO 639-1) is that of the expression. */
export function widen(
  node: WordsNode,
  tables: WideningTables,
  language = 'en',
): { node: WordsNode; widened: Widened[] } {
  const told = new Map<string, string[]>();
  const wide = mapSought(node, (leaf, field) => {
    if (!WIDENED_FIELDS.has(field) || !isPlain(leaf)) return leaf;
    const text = textOf(leaf);
    const others = [...sameSkills(tables, text, language), ...nearTitles(tables, text, language)];
    const distinct = new Map(others.map((other) => [itemOf(other), other]));
    distinct.delete(text);
    distinct.delete('');
    const terms = [...distinct].slice(0, MOST_TERMS);
    if (terms.length > 0)
      told.set(
        text,
        terms.map(([, label]) => label),
      );
    return withStandIns(
      leaf,
      terms.map(([item]) => leafOf(item)),
      STAND_IN,
    );
  });
  return { node: wide, widened: [...told].map(([term, terms]) => ({ term, with: terms })) };
}
