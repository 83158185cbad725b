'use server';

import * as pages from '../jobs/page/fetch-job';
import * as accepting from '../uploads/accept';
import * as duplicates from '../uploads/duplicates';
import * as progress from '../uploads/progress';
import { defineChange, defineChanges } from './define-action';

/** Actions on uploads, pasted text and fetched pages, and the decisions that they need. */

type Decision = Parameters<typeof duplicates.decideDuplicate>[1];

export const pasteText = defineChange(accepting.pasteText);
export const fetchPage = defineChange(pages.fetchJob);
export const decideDuplicates = defineChanges(duplicates.decideDuplicate, (decision: Decision) => decision);
export const undoDecision = defineChange(duplicates.undoDecision);
export const retryUploads = defineChange(progress.retryUploads);
export const retryAllUploads = defineChanges(progress.retryUploads, (batchId: string) => ({ batchId }));
export const dismissUploads = defineChanges(progress.dismissUpload, (batchId: string) => ({ batchId }));
