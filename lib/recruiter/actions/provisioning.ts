'use server';

import * as token from '../provisioning/token';
import { defineChange } from './define-action';

/** The token with which a provider of identities keeps members here. */

export const makeScimToken = defineChange(token.makeScimToken);
export const revokeScimToken = defineChange(token.revokeScimToken);
