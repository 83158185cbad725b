'use server';

import * as examples from '../market/source-examples';
import * as sources from '../market/sources';
import { defineAction, defineChange } from './define-action';

/** Actions on the sources of market postings. */

export const addMarketAddress = defineChange(sources.addMarketAddress);
export const addMarketSample = defineChange(sources.addMarketSample);
export const startMarketImport = defineChange(sources.startMarketImport);
export const removeMarketSource = defineChange(sources.removeMarketSource);
export const undoMarketImport = defineChange(sources.undoMarketImport);
export const marketSourceExamples = defineAction(examples.marketSourceExamples);
export const rejectedRows = defineAction(sources.rejectedRows);
