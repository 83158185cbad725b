'use server';

import * as settings from '../rules/settings';
import { defineChange } from './define-action';

/** Rules on stages of shortlists. */

export const addRule = defineChange(settings.addRule);
export const changeRule = defineChange(settings.changeRule);
