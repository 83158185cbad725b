import { z } from 'zod';
import type { DecodedOf } from '../codec';
import { Info } from '../info';
import { JobData } from '../parsing/job-data';
import { ResumeData } from '../parsing/resume-data';
import { maybe } from '../parsing/shared';

const texts = maybe(z.array(z.string()));

/** Additional members in indexes of version 2 (parsing.md, IndexingOptions; wire-facts 1.3). */
const extras = { Roles: texts, CustomFields: maybe(z.record(z.string(), z.string())) };

/** POST /index/{i}/resume/{d} (wire-facts 1.3). */
export const IndexResumeRequest = z.object({ ResumeData, UserDefinedTags: texts, ...extras });

/** POST /index/{i}/joborder/{d}. */
export const IndexJobRequest = z.object({ JobData, UserDefinedTags: texts, ...extras });

/** One document of many. Each is checked on its own, so that a wrong one does not keep the others out. */
const listed = {
  DocumentId: maybe(z.string()),
  UserDefinedTags: z.unknown().optional(),
  Roles: z.unknown().optional(),
  CustomFields: z.unknown().optional(),
};

/** POST /index/{i}/resumes. */
export const IndexResumesRequest = z.object({
  Resumes: z.array(z.object({ ...listed, ResumeData: z.unknown().optional() })),
});

/** POST /index/{i}/joborders. */
export const IndexJobsRequest = z.object({
  Jobs: z.array(z.object({ ...listed, JobData: z.unknown().optional() })),
});

/** Roles and custom fields of one document of many. */
export const IndexedExtras = z.object(extras);

/** The tags of one document of many. */
export const UserDefinedTags = maybe(z.array(z.string()));

/** Result of each of many documents, in their order. */
export const DocumentOutcomes = z.array(
  z.object({
    DocumentId: z.string(),
    Code: z.string(),
    SubCode: maybe(z.string()),
    Message: maybe(z.string()),
  }),
);
export const DocumentOutcomesResponse = z.object({ Info, Value: maybe(DocumentOutcomes) });

/** GET /index/{i}/resume/{d}: the stored copy. */
export const StoredResumeResponse = z.object({ Info, Value: maybe(ResumeData) });

/** GET /index/{i}/joborder/{d}. */
export const StoredJobResponse = z.object({ Info, Value: maybe(JobData) });

/** wire-facts 1.3: operations on the tags of a document. */
export const TAG_METHODS = ['Add', 'Delete', 'Overwrite'] as const;

/** PATCH /index/{i}/resume/{d} and /joborder/{d}. */
export const TagsRequest = z.object({ UserDefinedTags: z.array(z.string()), Method: z.string() });

/** DELETE /index/{i}/documents, or POST /index/{i}/documents/delete. */
export const DeleteDocumentsRequest = z.object({ DocumentIds: z.array(z.string()) });

export type DocumentOutcomeData = DecodedOf<typeof DocumentOutcomes>[number];
