'use server';

import * as merge from '../merging/merge';
import * as queue from '../merging/queue';
import { defineChange } from './define-action';

/** Two candidates who are one person, or are not. */

export const mergeCandidates = defineChange(merge.mergeCandidates);
export const undoMerge = defineChange(merge.undoMerge);
export const setApart = defineChange(queue.setApart);
