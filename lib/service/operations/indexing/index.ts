/**
 * Indexes, their documents and tags (wire-facts 1.3). An acknowledged change is in the records; the search is fed from
 * them in the background, mostly at once (`document-search`).
 */
export { indexJob, indexResume } from './add-document';
export { indexJobs, indexResumes } from './add-documents';
export { geocodeAndIndexJob, geocodeAndIndexResume } from './geocode-and-index';
export {
  countIndexedDocuments,
  createDocumentIndex,
  deleteDocumentIndex,
  listDocumentIndexes,
} from './manage-indexes';
export {
  changeTagsOfJob,
  changeTagsOfResume,
  deleteIndexedDocument,
  deleteIndexedDocuments,
  deleteIndexedDocumentsByPost,
  readIndexedJob,
  readIndexedResume,
} from './stored-documents';
