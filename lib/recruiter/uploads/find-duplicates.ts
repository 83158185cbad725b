import type { Executor } from '../store';
import type { DuplicateMatch } from './types';

const MOST_MATCHES = 10;

/** Candidates of the lists who share an e-mail address, a telephone number or a document with these. */
export async function duplicatesOf(
  executor: Executor,
  candidateIds: readonly string[],
): Promise<Map<string, DuplicateMatch[]>> {
  if (candidateIds.length === 0) return new Map();
  const rows = await executor
    .selectFrom('candidate_key as own')
    .innerJoin('candidate_key as other', (join) =>
      join.onRef('other.kind', '=', 'own.kind').onRef('other.value', '=', 'own.value'),
    )
    .innerJoin('candidate', 'candidate.id', 'other.candidate_id')
    .select([
      'own.candidate_id as of',
      'own.kind',
      'candidate.id',
      'candidate.name',
      'candidate.title',
      'candidate.employer',
      'candidate.added_at',
    ])
    .where('own.candidate_id', 'in', candidateIds)
    .whereRef('other.candidate_id', '!=', 'own.candidate_id')
    .where('candidate.held', '=', false)
    .orderBy('candidate.added_at')
    .execute();
  const matches = new Map<string, DuplicateMatch[]>();
  for (const row of rows) {
    const known = matches.get(row.of) ?? [];
    matches.set(row.of, known);
    const match = known.find((one) => one.candidateId === row.id);
    if (match && !match.reasons.includes(row.kind)) match.reasons.push(row.kind);
    if (match || known.length === MOST_MATCHES) continue;
    const { name, title, employer } = row;
    const addedAt = row.added_at.toISOString();
    known.push({ candidateId: row.id, name, title, employer, addedAt, reasons: [row.kind] });
  }
  return matches;
}
