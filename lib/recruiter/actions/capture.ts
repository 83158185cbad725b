'use server';

import * as tokens from '../capture/tokens';
import { defineChange } from './define-action';

/** Tokens for sending pages. */

export const makeCaptureToken = defineChange(tokens.makeCaptureToken);
export const revokeCaptureToken = defineChange(tokens.revokeCaptureToken);
