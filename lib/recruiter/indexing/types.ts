import type { DossierKind } from '../ground/dossier-kind';

/** Progress of the index of one kind: `indexed` of `total`; `failed` were refused. */
export type IndexProgress = { kind: DossierKind; indexed: number; total: number; failed: number };

/**
 * The indexes by which candidates and jobs are matched. `hosted`: a provider keeps them, which charges for each
 * document. `problem` is its last message while something waits; `changedAt` (ISO 8601) is the time of its last change.
 */
export type IndexState = {
  enabled: boolean;
  hosted: boolean;
  progress: IndexProgress[];
  problem: string | null;
  changedAt: string | null;
};
