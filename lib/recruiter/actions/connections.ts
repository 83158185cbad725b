'use server';

import * as settings from '../connections/settings';
import { defineAction, defineChange } from './define-action';

/** Connections for parsing, matching and the market. */

export const connectHosted = defineChange(settings.connectHosted);
export const connectOtherwise = defineChange(settings.connectOtherwise);
export const testConnection = defineAction(settings.testConnection);
