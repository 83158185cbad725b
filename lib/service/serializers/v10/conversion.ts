import type { ConversionMetadata, DecodedOf } from '@/lib/contracts';
import type { DocumentKind } from '@/lib/engine/documents';

/** The names that the wire gives to kinds of file; `WordDocx` is evidenced (wire-facts 2.10), the rest follows it. */
const KINDS: Record<DocumentKind, { detectedType: string; suggestedFileExtension: string }> = {
  pdf: { detectedType: 'Pdf', suggestedFileExtension: 'pdf' },
  docx: { detectedType: 'WordDocx', suggestedFileExtension: 'docx' },
  doc: { detectedType: 'WordDoc', suggestedFileExtension: 'doc' },
  rtf: { detectedType: 'Rtf', suggestedFileExtension: 'rtf' },
  odt: { detectedType: 'Odt', suggestedFileExtension: 'odt' },
  html: { detectedType: 'Html', suggestedFileExtension: 'html' },
  text: { detectedType: 'Text', suggestedFileExtension: 'txt' },
};

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
