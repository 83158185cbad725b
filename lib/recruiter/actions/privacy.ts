'use server';

import * as rules from '../privacy/rules';
import { defineAction, defineChange } from './define-action';

/** How long data is kept. */

export const previewRetention = defineAction(rules.previewRetention);
export const configureRetention = defineChange(rules.configureRetention);
