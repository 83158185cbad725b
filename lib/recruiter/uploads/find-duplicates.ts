import type { Executor } from '../ground/store';
import type { DuplicateMatch } from './types';

const MOST_MATCHES = 10;

/** Candidates or jobs of the lists that share an e-mail address, a telephone number or a document with these. */
export async function duplicatesOf(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, DuplicateMatch[]>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .selectFrom('dossier_key as own')
    .innerJoin('dossier_key as other', (join) =>
      join.onRef('other.kind', '=', 'own.kind').onRef('other.value', '=', 'own.value'),
    )
    .innerJoin('dossier as newcomer', 'newcomer.id', 'own.dossier_id')
    .innerJoin('dossier', (join) =>
      join.onRef('dossier.id', '=', 'other.dossier_id').onRef('dossier.kind', '=', 'newcomer.kind'),
    )
    .select([
      'own.dossier_id as of',
      'own.kind',
      'dossier.id',
      'dossier.name',
      'dossier.title',
      'dossier.employer',
      'dossier.added_at',
    ])
    .where('own.dossier_id', 'in', ids)
    .whereRef('other.dossier_id', '!=', 'own.dossier_id')
    .where('dossier.held', '=', false)
    .orderBy('dossier.added_at')
    .execute();
  const matches = new Map<string, DuplicateMatch[]>();
  for (const row of rows) {
    const known = matches.get(row.of) ?? [];
    matches.set(row.of, known);
    const match = known.find((one) => one.dossierId === row.id);
    if (match && !match.reasons.includes(row.kind)) match.reasons.push(row.kind);
    if (match || known.length === MOST_MATCHES) continue;
    const { name, title, employer } = row;
    const addedAt = row.added_at.toISOString();
    known.push({ dossierId: row.id, name, title, employer, addedAt, reasons: [row.kind] });
  }
  return matches;
}
