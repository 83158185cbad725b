import { sql } from 'kysely';
import { isWithinSlips, nameOfOpen, type OpenNode, openNodesOf, type WordsNode } from '@/lib/expression';
import type { DossierKind } from '../ground/dossier-kind';
import type { Executor } from '../ground/store';
import type { OpenWords } from './tsquery';

/** Words that one pattern may stand for. */
const MOST_WORDS = 1000;

async function wordsOfPattern(db: Executor, pattern: string): Promise<string[]> {
  const prefix = pattern.split(/[*?]/, 1)[0] ?? '';
  const like = pattern
    .replace(/[\\%_]/g, '\\$&')
    .replaceAll('*', '%')
    .replaceAll('?', '_');
  const begun = `'${prefix}':*`;
  const { rows } = await sql<{ word: string }>`
    select distinct word from (
      select words from recruiter.dossier_words where words @@ ${begun}::tsquery
      union all select words from recruiter.custom_value where words @@ ${begun}::tsquery
    ) as known, unnest(tsvector_to_array(words)) as word
    where word like ${like} limit ${MOST_WORDS}`.execute(db);
  return rows.map(({ word }) => word);
}

/** Returns all words known in a list, the most common first. */
export async function knownWords(db: Executor, kind: DossierKind): Promise<string[]> {
  const listed = ['dossier_words', 'custom_value']
    .map(
      (table) => `select words from recruiter.${table} join recruiter.dossier on dossier.id = dossier_id
      where kind = '${kind}' and not held`,
    )
    .join(' union all ');
  const { rows } = await sql<{ word: string }>`
    select word from ts_stat(${listed}) order by ndoc desc, word`.execute(db);
  return rows.map(({ word }) => word);
}

async function wordsNear(
  db: Executor,
  kind: DossierKind,
  { term, distance }: Extract<OpenNode, { type: 'fuzzy' }>,
) {
  const known = await knownWords(db, kind);
  return known.filter((word) => isWithinSlips(term, word, distance)).slice(0, MOST_WORDS);
}

/** Returns the words that match the wildcards and near words of an expression in the documents of this workspace. */
export async function openWordsOf(db: Executor, kind: DossierKind, node: WordsNode): Promise<OpenWords> {
  const found = new Map<string, string[]>();
  for (const open of openNodesOf(node)) {
    const isPrefix = open.type === 'wildcard' && /^[^*?]+\*$/.test(open.pattern);
    if (isPrefix) continue;
    const words =
      open.type === 'wildcard' ? await wordsOfPattern(db, open.pattern) : await wordsNear(db, kind, open);
    found.set(nameOfOpen(open), words);
  }
  return found;
}
