'use server';

import * as send from '../letters/send';
import * as templates from '../letters/templates';
import { defineAction, defineChange } from './define-action';

/** Mails to candidates, and their templates. */

export const letterDesk = defineAction(send.letterDesk);
export const sendLetters = defineAction(send.sendLetters);
export const takeBackLetters = defineAction(send.takeBackLetters);
export const sendLetterAgain = defineAction(send.sendLetterAgain);
export const saveLetterTemplate = defineChange(templates.saveLetterTemplate);
export const deleteLetterTemplate = defineChange(templates.deleteLetterTemplate);
