import type { Skill } from '../taxonomy';

/**
 * Informative value of a skill. The table is shipped with the project and made from its own sample documents
 * (data/README.md), so that a score depends on no index: skill, documents that name it; the first line has the number
 * of documents.
 */

/** Qualities are claimed by everybody. */
const SOFT = 0.3;

/** From 0 (every document) to 1 (none of them). */
export function readRarity(table: string): (skill: Skill) => number {
  const [head = '', ...lines] = table.trim().split('\n');
  const documents = Number(head.split('\t')[1] ?? 1);
  const counts = new Map(
    lines.map((line): [string, number] => {
      const [id = '', count = '0'] = line.split('\t');
      return [id, Number(count)];
    }),
  );
  const most = Math.log1p(documents);
  return ({ id, type }) => {
    const rarity = 1 - Math.log1p(counts.get(id) ?? 0) / most;
    return type === 'Soft' ? rarity * SOFT : rarity;
  };
}
