'use server';

import * as brand from '../handover/brand';
import * as links from '../handover/links';
import { defineChange } from './define-action';

/** Candidates who are handed over, and the brand that packs carry. */

export const setHandoverDefault = defineChange(brand.setHandoverDefault);
export const setBrand = defineChange(brand.setBrand);
export const makeHandover = defineChange(links.makeHandover);
export const revokeHandover = defineChange(links.revokeHandover);
