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
import { isPlain, leafOf, TITLE_FIELDS, textOf, type Widened, withStandIns } from './spelling';
import { namesWorkIn, workAmong } from './titles';
import { itemOf } from './words';

/**
 * Semantic search: every term is widened by its synonyms in the taxonomy of skills, and by nearby titles in the space
 * of titles. Exclusions (`NOT`) and conditions on values (`tag:`) do not change.
 */

export type WideningTables = { skills: SkillTaxonomy; professions: ProfessionTaxonomy };

/** A name that may be looked for in place of a text, and its worth next to the written one. */
type Other = { label: string; worth: number };

const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl', 'it', 'pt', 'pl', 'zh'] as const;
const MOST_TERMS = 45;
const TITLES_A_LANGUAGE = 3;
/** Least nearness of titles for the same work. */
const LEAST_NEARNESS = 0.6;
/** Worth of a synonymous title or skill relative to the written one. */
const STAND_IN = 0.7;
/** Steps of the worth of titles by their nearness; those of one step are looked for at once. */
const WORTH_STEPS = 10;
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

const worthOf = (similarity: number) =>
  Math.min(STAND_IN, Math.round(similarity * STAND_IN * WORTH_STEPS) / WORTH_STEPS);

/** Titles for the work that a text names, each with its worth next to the written one. */
function nearTitles(tables: WideningTables, text: string, language: string): Other[] {
  const languages = [...new Set([language, ...LANGUAGES])];
  return languages.flatMap((each) => [
    ...titlesOfSameProfession(tables.professions, text, each)
      .slice(0, TITLES_A_LANGUAGE)
      .map((label) => ({ label, worth: STAND_IN })),
    ...relatedTitles(tables.professions, text, { language: each, limit: TITLES_A_LANGUAGE })
      .filter(({ similarity }) => similarity >= LEAST_NEARNESS)
      .map(({ title, similarity }) => ({ label: title, worth: worthOf(similarity) })),
  ]);
}

/** Returns the others of a text, each once with its highest worth. */
function distinctOthers(text: string, others: readonly Other[]): [item: string, other: Other][] {
  const best = new Map<string, Other>();
  for (const other of others) {
    const item = itemOf(other.label);
    const known = best.get(item);
    if (item !== '' && item !== text && (!known || known.worth < other.worth)) best.set(item, other);
  }
  return [...best].sort(([, one], [, other]) => other.worth - one.worth).slice(0, MOST_TERMS);
}

/** Widens expressions, and keeps the words used. */
class Widening {
  readonly told = new Map<string, string[]>();
  private readonly tables: WideningTables;
  private readonly language: string;

  constructor(tables: WideningTables, language: string) {
    this.tables = tables;
    this.language = language;
  }

  /** Returns a node of the words of a text with others that may replace it. */
  private with(node: WordsNode, text: string, others: readonly Other[]): WordsNode {
    const distinct = distinctOthers(text, others);
    if (distinct.length > 0)
      this.told.set(
        text,
        distinct.map(([, { label }]) => label),
      );
    const byWorth = Map.groupBy(distinct, ([, { worth }]) => worth);
    return [...byWorth].reduce(
      (wide, [worth, some]) =>
        withStandIns(
          wide,
          some.map(([item]) => leafOf(item)),
          worth,
        ),
      node,
    );
  }

  leaf(node: WordsNode, field: string): WordsNode {
    if (!WIDENED_FIELDS.has(field) || !isPlain(node)) return node;
    const text = textOf(node);
    const skills = sameSkills(this.tables, text, this.language).map((label) => ({ label, worth: STAND_IN }));
    return this.with(node, text, [...skills, ...nearTitles(this.tables, text, this.language)]);
  }

  /**
   * Returns a node with the words that follow each other in it as one title, where they are one: "frontend dev" is also a web
   * developer, and neither every frontend nor every developer.
   */
  node(node: WordsNode, field = 'text'): WordsNode {
    if (node.type === 'not') return node;
    if (node.type === 'field') return { ...node, node: this.node(node.node, node.field) };
    if (node.type === 'or' && node.standIn === undefined)
      return { ...node, nodes: node.nodes.map((each) => this.node(each, field)) };
    if (node.type !== 'and' || !TITLE_FIELDS.has(field)) return this.leaf(node, field);
    const { work, others } = workAmong(node.nodes, namesWorkIn(this.tables.professions));
    const text = work.map(textOf).join(' ');
    const titles = work.length > 1 ? nearTitles(this.tables, text, this.language) : [];
    if (titles.length === 0) return { ...node, nodes: node.nodes.map((each) => this.node(each, field)) };
    const rest = others.map((each) => this.node(each, field));
    const whole = this.with({ type: 'and', nodes: work }, text, titles);
    return rest.length === 0 ? whole : { type: 'and', nodes: [whole, ...rest] };
  }
}

/** Widens the terms of an expression, and returns the words used. `language` (ISO 639-1) is that of the expression. */
export function widen(
  node: WordsNode,
  tables: WideningTables,
  language = 'en',
): { node: WordsNode; widened: Widened[] } {
  const widening = new Widening(tables, language);
  const wide = widening.node(node);
  return { node: wide, widened: [...widening.told].map(([term, terms]) => ({ term, with: terms })) };
}
