'use server';

import * as saved from '../saved/saved';
import { defineAction } from './define-action';

/** Saved searches. */

export const saveSearch = defineAction(saved.saveSearch);
export const changeSaved = defineAction(saved.changeSaved);
export const deleteSaved = defineAction(saved.deleteSaved);
export const lookAtSaved = defineAction(saved.lookAtSaved);
