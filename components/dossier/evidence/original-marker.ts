import type { EvidenceQuery } from '@/components/dossier/evidence/query';

/**
 * What an original that is on screen can do: mark the place of a value and scroll to it. It answers whether the place
 * was found. Null clears the mark.
 */
export type OriginalMarker = (query: EvidenceQuery | null) => Promise<boolean>;
