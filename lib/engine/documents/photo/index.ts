/** Finds the photo of the candidate among the pictures of a document, which include logos, icons and drawings. */
export { findPhoto } from './find-photo';
