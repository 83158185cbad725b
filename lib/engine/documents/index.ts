export { detectKind } from './detect';
export { DEFAULT_READ_LIMITS } from './limits';
export type {
  DocumentKind,
  EmbeddedImage,
  Line,
  LineRole,
  ReadFailure,
  ReadFailureCode,
  ReadLimits,
  Run,
  SourceDocument,
} from './model';
export { findPhoto } from './photo';
export { plainText } from './plain-text';
export { readDocument } from './read';
export { toHtml } from './writers/html';
export { type PdfFonts, toPdf } from './writers/pdf';
export { toRtf } from './writers/rtf';
