/** The photo of the candidate among the pictures of a document, where logos, icons and drawings stand, too. */
export { findPhoto } from './find-photo';
