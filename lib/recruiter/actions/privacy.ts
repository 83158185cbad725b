'use server';

import * as provenance from '../privacy/provenance';
import * as rules from '../privacy/rules';
import { defineAction, defineChange } from './define-action';

/** Actions on the origin of data and how long it is kept. */

export const previewRetention = defineAction(rules.previewRetention);
export const configureRetention = defineChange(rules.configureRetention);
export const setProvenance = defineChange(provenance.setProvenance);
