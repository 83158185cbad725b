'use server';

import * as bulk from '../bulk/shortlist-all';
import * as entries from '../shortlists/entries';
import * as notes from '../shortlists/notes';
import * as settings from '../shortlists/settings';
import * as undo from '../shortlists/undo';
import { defineAction, defineChange } from './define-action';

/** Shortlists, their stages and their notes. */

export const changeShortlist = defineAction(entries.changeShortlist);
export const shortlistAll = defineAction(bulk.shortlistAll);
export const addShortlistNote = defineAction(notes.addShortlistNote);
export const removeShortlistNote = defineAction(notes.removeShortlistNote);
export const undoShortlistAct = defineAction(undo.undoShortlistAct);
export const configureShortlists = defineChange(settings.configureShortlists);
