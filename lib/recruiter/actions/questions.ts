'use server';

import * as settings from '../questions/settings';
import { defineChange } from './define-action';

/** Questions to a language model. */

export const configureModelReading = defineChange(settings.configureModelReading);
export const configureQuestions = defineChange(settings.configureQuestions);
