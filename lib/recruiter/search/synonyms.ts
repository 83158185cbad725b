import { sql } from 'kysely';
import { tokensOf, type WordsNode } from '@/lib/expression';
import type { DossierKind } from '../ground/dossier-kind';
import type { Executor } from '../ground/store';
import { keyOf } from './facts';
import { phraseOf, soughtIn, wordsOfLeaf } from './leaves';
import type { Understood } from './types';

/**
 * Terms that are the name of a skill are searched by its other names too: those under which the parser found the same
 * concept of the taxonomy in the documents of this list. Exclusions, patterns and proximity stay as written.
 */

/** Names beyond these are rare variants of the others. */
const MOST_NAMES = 8;
/** Fields that may contain the name of a skill. */
const WIDENED_FIELDS: ReadonlySet<string> = new Set(['text', 'skill']);

type Named = { key: string; label: string };

async function namesOf(db: Executor, kind: DossierKind, keys: readonly string[]): Promise<Named[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<Named>`
    with known as (
      select distinct key, concept from recruiter.dossier_fact
      where kind = ${kind} and field = 'skill' and key = any(${keys}::text[]) and concept is not null
    )
    select known.key, min(fact.label) as label
    from known join recruiter.dossier_fact fact
      on fact.kind = ${kind} and fact.field = 'skill' and fact.concept = known.concept
    group by known.key, fact.key order by count(*) desc, 2`.execute(db);
  return rows;
}

/** Returns whether a text holds some words in a row, so that looking for these finds it already. */
function holds(text: string, words: readonly string[]): boolean {
  const all = tokensOf(text).map(({ term }) => term);
  return ` ${all.join(' ')} `.includes(` ${words.join(' ')} `) || keyOf(text) === words.join('');
}

/** Widens the expression with the other names of its skills, and returns those. */
export async function widen(
  db: Executor,
  kind: DossierKind,
  node: WordsNode,
): Promise<{ node: WordsNode; widened: Understood['widened'] }> {
  const sought = soughtIn(node).filter(({ field }) => WIDENED_FIELDS.has(field));
  const written = new Map(sought.map(({ leaf }) => [wordsOfLeaf(leaf).join(''), wordsOfLeaf(leaf)]));
  written.delete('');
  const names = Map.groupBy(await namesOf(db, kind, [...written.keys()]), ({ key }) => key);
  const others = new Map<string, string[]>();
  for (const [key, words] of written) {
    const labels = (names.get(key) ?? []).map(({ label }) => label).filter((label) => !holds(label, words));
    if (labels.length > 0) others.set(key, labels.slice(0, MOST_NAMES));
  }
  const widened = [...others].map(([key, labels]) => ({
    term: (written.get(key) ?? []).join(' '),
    with: labels,
  }));
  return { node: others.size === 0 ? node : withNames(node, others, 'text'), widened };
}

function withNames(node: WordsNode, others: ReadonlyMap<string, string[]>, field: string): WordsNode {
  switch (node.type) {
    case 'and':
    case 'or':
      return { ...node, nodes: node.nodes.map((each) => withNames(each, others, field)) };
    case 'field':
      return { ...node, node: withNames(node.node, others, node.field) };
    case 'not':
      return node;
    default: {
      const labels = WIDENED_FIELDS.has(field) ? (others.get(wordsOfLeaf(node).join('')) ?? []) : [];
      const nodes = labels.map(phraseOf).filter((each) => each !== undefined);
      return nodes.length === 0 ? node : { type: 'or', nodes: [node, ...nodes] };
    }
  }
}
