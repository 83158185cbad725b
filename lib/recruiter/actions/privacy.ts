'use server';

import * as consent from '../consent/rule';
import * as provenance from '../privacy/provenance';
import * as rules from '../privacy/rules';
import { defineAction, defineChange } from './define-action';

/** Actions on the origin of data and how long it is kept. */

export const previewRetention = defineAction(rules.previewRetention);
export const configureRetention = defineChange(rules.configureRetention);
export const previewConsent = defineAction(consent.previewConsent);
export const configureConsent = defineChange(consent.configureConsent);
export const setProvenance = defineChange(provenance.setProvenance);
