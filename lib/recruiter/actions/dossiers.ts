'use server';

import * as everything from '../bulk/change-all';
import * as undoing from '../bulk/undo-all';
import * as bin from '../privacy/bin';
import * as corrections from '../records/corrections';
import * as deleting from '../records/delete';
import * as documents from '../records/show-document';
import * as tags from '../records/tags';
import * as reading from '../uploads/parse-again';
import { defineChange, defineChanges } from './define-action';

/** Candidates and jobs, one or many. */

export const binDossiers = defineChange(bin.binDossiers);
export const restoreDossiers = defineChange(bin.restoreDossiers);
export const deleteDossiers = defineChange(deleting.deleteDossiers);
export const changeAll = defineChange(everything.changeAll);
export const changeChosen = defineChange(everything.changeChosen);
export const undoAll = defineChange(undoing.undoAll);
export const changeTags = defineChange(tags.changeTags);
export const showDocument = defineChange(documents.showDocument);
export const correctDossier = defineChange(corrections.correctDossier);
export const removeCorrection = defineChange(corrections.removeCorrection);
export const undoCorrection = defineChange(corrections.undoCorrection);
export const parseAgain = defineChanges(reading.parseAgain, (id: string) => ({ id }));
