import { type Expression, type SqlBool, sql } from 'kysely';
import { tokensOf, type WordsNode } from '@/lib/expression';
import type { DossierKind } from '../ground/dossier-kind';
import type { Executor } from '../ground/store';
import { isValueField, type ValueField } from './language';
import type { Leaf } from './leaves';

/** The existing values of tags, languages and countries, by their field. */
export type KnownValues = Readonly<Record<ValueField, readonly string[]>>;

const VALUES_OF: Readonly<Record<ValueField, string>> = {
  tag: 'unnest(tags)',
  language: 'unnest(languages)',
  country: 'country_code',
};

const NAMES = {
  language: new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }),
  country: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
};

function fieldsOf(node: WordsNode): ValueField[] {
  if (node.type === 'and' || node.type === 'or') return node.nodes.flatMap(fieldsOf);
  if (node.type === 'not') return fieldsOf(node.node);
  if (node.type === 'field') return isValueField(node.field) ? [node.field] : fieldsOf(node.node);
  return [];
}

/** Returns the values of those fields that an expression filters by. */
export async function knownValues(db: Executor, kind: DossierKind, node: WordsNode): Promise<KnownValues> {
  const values: Record<ValueField, string[]> = { tag: [], language: [], country: [] };
  for (const field of new Set(fieldsOf(node))) {
    const { rows } = await sql<{ value: string | null }>`
      select distinct ${sql.raw(VALUES_OF[field])} as value from recruiter.dossier where kind = ${kind}`.execute(
      db,
    );
    values[field] = rows.flatMap(({ value }) => (value === null ? [] : [value]));
  }
  return values;
}

function nameOfCode(field: ValueField, code: string): string | undefined {
  if (field === 'tag') return undefined;
  try {
    return NAMES[field].of(code);
  } catch {
    // An invalid code has no name.
    return undefined;
  }
}

const form = (text: string) =>
  tokensOf(text)
    .map(({ term }) => term)
    .join(' ');

function patternOf(text: string): RegExp {
  const escaped = text.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 'u');
}

function patternsOf(leaf: Leaf): RegExp[] {
  if (leaf.type === 'term') return leaf.anyOf.map(patternOf);
  if (leaf.type === 'phrase') return [patternOf(leaf.words.map(([first = '']) => first).join(' '))];
  return [patternOf(leaf.type === 'wildcard' ? leaf.pattern : leaf.term)];
}

/** Returns the condition that a dossier has one of the values of a leaf, by their code or their English name. */
export function valueCondition(field: ValueField, leaf: Leaf, known: KnownValues): Expression<SqlBool> {
  const patterns = patternsOf(leaf);
  const values = known[field].filter((value) =>
    [value, nameOfCode(field, value)].some((name) => name && patterns.some((one) => one.test(form(name)))),
  );
  if (field === 'country')
    return sql<SqlBool>`coalesce(dossier.country_code = any(${values}::text[]), false)`;
  return sql<SqlBool>`${sql.ref(field === 'tag' ? 'dossier.tags' : 'dossier.languages')} && ${values}::text[]`;
}
