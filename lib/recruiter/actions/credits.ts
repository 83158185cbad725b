'use server';

import * as settings from '../credits/settings';
import { defineChange } from './define-action';

/** Credits of accounts. */

export const addCredits = defineChange(settings.addCredits);
export const checkCredits = defineChange(settings.checkCredits);
export const configureCredits = defineChange(settings.configureCredits);
