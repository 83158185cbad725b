import type { DocumentKind } from '@/lib/engine/documents';

/**
 * The wire names for kinds of file; `WordDocx` and `Pdf` are evidenced (wire-facts 2.10, 2.11), the rest follows them.
 */
export const KINDS: Record<DocumentKind, { detectedType: string; suggestedFileExtension: string }> = {
  pdf: { detectedType: 'Pdf', suggestedFileExtension: 'pdf' },
  docx: { detectedType: 'WordDocx', suggestedFileExtension: 'docx' },
  doc: { detectedType: 'WordDoc', suggestedFileExtension: 'doc' },
  rtf: { detectedType: 'Rtf', suggestedFileExtension: 'rtf' },
  odt: { detectedType: 'Odt', suggestedFileExtension: 'odt' },
  html: { detectedType: 'Html', suggestedFileExtension: 'html' },
  jpeg: { detectedType: 'Jpeg', suggestedFileExtension: 'jpg' },
  png: { detectedType: 'Png', suggestedFileExtension: 'png' },
  tiff: { detectedType: 'Tiff', suggestedFileExtension: 'tif' },
  heic: { detectedType: 'Heic', suggestedFileExtension: 'heic' },
  text: { detectedType: 'Text', suggestedFileExtension: 'txt' },
  epub: { detectedType: 'Epub', suggestedFileExtension: 'epub' },
  mail: { detectedType: 'Email', suggestedFileExtension: 'eml' },
};
