import type { CandidateColumn, CandidateListQuery } from '../candidates/types';
import type { Outcome } from '../outcome';
import type { Actor } from '../users/types';
import type { ExportedFile, ExportFormat } from './types';
/** One candidate as a file: `v10` as it was received, the others with corrections applied. Viewers may. */
export async function exportCandidate(
  _actor: Actor,
  _input: { candidateId: string; format: ExportFormat },
): Promise<Outcome<ExportedFile>> {
  throw new Error('being written');
}

/** The list as CSV: everyone the query admits, sorted as on the page, with these columns. Viewers may. */
export async function exportCandidateList(
  _actor: Actor,
  _input: { query: CandidateListQuery; columns: CandidateColumn[] },
): Promise<Outcome<ExportedFile>> {
  throw new Error('being written');
}
