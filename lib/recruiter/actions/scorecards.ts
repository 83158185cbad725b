'use server';

import * as fill from '../scorecards/fill';
import * as lines from '../scorecards/lines';
import { defineAction } from './define-action';

/** Scorecards of interviewers, and their lines. */

export const fillScorecard = defineAction(fill.fillScorecard);
export const removeScorecard = defineAction(fill.removeScorecard);
export const setScorecardLines = defineAction(lines.setScorecardLines);
