import type { ExportedFile } from '../exports/types';
import type { Outcome } from '../outcome';
import type { Actor } from '../users/types';
/** The current document of a candidate, byte for byte. Viewers may. */
export async function candidateOriginal(_actor: Actor, _candidateId: string): Promise<Outcome<ExportedFile>> {
  throw new Error('being written');
}

/** The HTML conversion of the current document. Viewers may. */
export async function candidateHtml(_actor: Actor, _candidateId: string): Promise<Outcome<{ html: string }>> {
  throw new Error('being written');
}
