'use server';

import * as settings from '../mail/settings';
import { defineAction, defineChange } from './define-action';

/** The server that mail is sent by. */

export const setMailServer = defineChange(settings.setMailServer);
export const testMailServer = defineAction(settings.testMailServer);
export const removeMailServer = defineChange(settings.removeMailServer);
