import type { ConversionMetadata, DecodedOf } from '@/lib/contracts';
import type { DocumentKind } from '@/lib/engine/documents';
import { KINDS } from '../kinds';

export type ConversionFacts = {
  kind?: DocumentKind;
  outputValidityCode?: string;
  elapsedMs: number;
  md5: string;
};

/** parsing.md, ConversionMetadata. Milliseconds are whole numbers: clients read them as such (wire-facts 1.4). */
export function conversionMetadata(facts: ConversionFacts): DecodedOf<typeof ConversionMetadata> {
  return {
    ...(facts.kind ? KINDS[facts.kind] : {}),
    outputValidityCode: facts.outputValidityCode,
    elapsedMilliseconds: Math.round(facts.elapsedMs),
    documentHash: facts.md5,
  };
}
