'use server';

import * as settings from '../custom-fields/settings';
import { defineChange } from './define-action';

/** Fields that a workspace adds to its candidates and jobs. */

export const configureCustomFields = defineChange(settings.configureCustomFields);
