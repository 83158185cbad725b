import {
  changeTagsOfJob,
  changeTagsOfResume,
  countIndexedDocuments,
  createDocumentIndex,
  deleteDocumentIndex,
  deleteIndexedDocument,
  deleteIndexedDocuments,
  deleteIndexedDocumentsByPost,
  geocodeAndIndexJob,
  geocodeAndIndexResume,
  indexJob,
  indexJobs,
  indexResume,
  indexResumes,
  listDocumentIndexes,
  readIndexedJob,
  readIndexedResume,
} from '../operations';
import type { Endpoint, JsonEndpoint } from './endpoint';
import { JOB, JOBS, PEOPLE, RESUME } from './examples';

const person = { index: PEOPLE, document: 'amara' };
const opening = { index: JOBS, document: 'data-engineer' };
const TAGS = 'Adds tags, takes them away, or replaces all.';
const STORED = 'The copy that the index keeps, without what identifies a person.';
const MANY = 'Puts many documents into an index; the answer has a code for each.';

const indexing = (entry: Omit<JsonEndpoint, 'kind' | 'chapter'>): Endpoint => ({
  kind: 'json',
  chapter: 'indexes',
  ...entry,
});

const ADDING: readonly Endpoint[] = [
  indexing({
    title: 'Create an index',
    description:
      'An index holds resumes or jobs. Names consist of letters, digits, dashes and underscores; case does not matter.',
    pathExample: { index: PEOPLE },
    operation: createDocumentIndex,
    bodyExample: { IndexType: 'Resume' },
  }),
  indexing({
    title: 'List indexes',
    description: 'All indexes of the account.',
    operation: listDocumentIndexes,
  }),
  indexing({
    title: 'Index a resume',
    description: 'Puts a parsed resume into an index, or replaces the one with the same id.',
    pathExample: person,
    operation: indexResume,
    bodyExample: { ResumeData: RESUME, UserDefinedTags: ['open-to-work'] },
  }),
  indexing({
    title: 'Index many resumes',
    description: MANY,
    pathExample: { index: PEOPLE },
    operation: indexResumes,
    bodyExample: { Resumes: [{ DocumentId: 'amara-2', ResumeData: RESUME }] },
  }),
  indexing({
    title: 'Locate and index a resume',
    description: 'Adds coordinates to a parsed resume and puts it into an index, in one call.',
    operation: geocodeAndIndexResume,
    bodyExample: {
      ResumeData: RESUME,
      IndexIfGeocodeFails: true,
      IndexingOptions: { IndexId: PEOPLE, DocumentId: 'amara-located' },
    },
  }),
];

const ADDING_JOBS: readonly Endpoint[] = [
  indexing({
    title: 'Index a job',
    description: 'Puts a parsed job into an index of jobs, or replaces the one with the same id.',
    pathExample: opening,
    operation: indexJob,
    bodyExample: { JobData: JOB },
  }),
  indexing({
    title: 'Index many jobs',
    description: MANY,
    pathExample: { index: JOBS },
    operation: indexJobs,
    bodyExample: { Jobs: [{ DocumentId: 'data-engineer-2', JobData: JOB }] },
  }),
  indexing({
    title: 'Locate and index a job',
    description: 'Adds coordinates to a parsed job and puts it into an index, in one call.',
    operation: geocodeAndIndexJob,
    bodyExample: {
      JobData: JOB,
      IndexIfGeocodeFails: true,
      IndexingOptions: { IndexId: JOBS, DocumentId: 'data-engineer-located' },
    },
  }),
];

const READING: readonly Endpoint[] = [
  indexing({
    title: 'Count documents',
    description: 'How many documents an index holds.',
    pathExample: { index: PEOPLE },
    operation: countIndexedDocuments,
  }),
  indexing({
    title: 'Read an indexed resume',
    description: STORED,
    pathExample: person,
    operation: readIndexedResume,
  }),
  indexing({
    title: 'Read an indexed job',
    description: STORED,
    pathExample: opening,
    operation: readIndexedJob,
  }),
  indexing({
    title: 'Change the tags of a resume',
    description: TAGS,
    pathExample: person,
    operation: changeTagsOfResume,
    bodyExample: { UserDefinedTags: ['interviewed'], Method: 'Add' },
  }),
  indexing({
    title: 'Change the tags of a job',
    description: TAGS,
    pathExample: opening,
    operation: changeTagsOfJob,
    bodyExample: { UserDefinedTags: ['urgent'], Method: 'Add' },
  }),
];

const DELETING: readonly Endpoint[] = [
  indexing({
    title: 'Delete a document',
    description: 'Takes a document out of an index for good.',
    pathExample: { index: PEOPLE, document: 'amara-2' },
    operation: deleteIndexedDocument,
  }),
  indexing({
    title: 'Delete many documents',
    description: 'Takes documents out of an index for good; the answer has a code for each.',
    pathExample: { index: PEOPLE },
    operation: deleteIndexedDocuments,
    bodyExample: { DocumentIds: ['amara-located'] },
  }),
  indexing({
    title: 'Delete many documents, by POST',
    description: 'The same for clients that cannot send a body with DELETE.',
    pathExample: { index: JOBS },
    operation: deleteIndexedDocumentsByPost,
    bodyExample: { DocumentIds: ['data-engineer-located'] },
  }),
  indexing({
    title: 'Delete an index',
    description: 'Deletes an index with all its documents.',
    pathExample: { index: PEOPLE },
    operation: deleteDocumentIndex,
  }),
];

export const INDEX_ENDPOINTS: readonly Endpoint[] = [...ADDING, ...ADDING_JOBS, ...READING, ...DELETING];
