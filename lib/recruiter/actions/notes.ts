'use server';

import * as notes from '../notes/notes';
import { defineAction } from './define-action';

/** Notes on candidates and jobs, and the mentions in them. */

export const addNote = defineAction(notes.addNote);
export const switchNote = defineAction(notes.switchNote);
export const seeMentions = defineAction(notes.seeMentions);
