import type { EvidenceQuery } from '@/components/dossier/evidence/query';

/**
 * Marks the place of a value in an original on screen and scrolls to it. Returns whether the place was found. Null
 * clears the mark.
 */
export type OriginalMarker = (query: EvidenceQuery | null) => Promise<boolean>;
