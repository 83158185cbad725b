export { decodeText, encodingOf } from './charset';
export { detectKind } from './detect';
export { DEFAULT_READ_LIMITS } from './limits';
export type {
  DocumentKind,
  EmbeddedImage,
  Line,
  ReadFailureCode,
  Run,
  ScannedPage,
  SourceDocument,
  TextDoubt,
} from './model';
export { findPhoto } from './photo';
export { withPictures } from './pictures';
export { plainText } from './plain-text';
export type { PictureLine, PictureReader, PictureWord, Raster } from './raster';
export { readDocument } from './read';
export { type Table, tablesOf } from './tables';
export { documentOfText } from './text';
export { isOwnPage, toHtml } from './writers/html';
export { type PdfFonts, toPdf } from './writers/pdf';
export { toRtf } from './writers/rtf';
