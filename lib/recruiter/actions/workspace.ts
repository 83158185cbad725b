'use server';

import * as state from '../indexing/state';
import * as samples from '../samples/samples';
import { defineChange } from './define-action';

/** Samples and the indexes of the workspace. */

export const loadSamples = defineChange(samples.loadSamples);
export const removeSamples = defineChange(samples.removeSamples);
export const rebuildIndexes = defineChange(state.rebuildIndexes);
export const switchIndexing = defineChange(state.switchIndexing);
