'use server';

import * as brand from '../handover/brand';
import { defineChange } from './define-action';

/** Candidates who are handed over, and the brand that packs carry. */

export const setBrand = defineChange(brand.setBrand);
