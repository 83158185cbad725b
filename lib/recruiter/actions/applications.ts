'use server';

import * as consent from '../applications/consent';
import * as form from '../applications/form';
import * as publication from '../careers/publication';
import * as careers from '../careers/settings';
import * as settings from '../mailbox/settings';
import { defineAction, defineChange } from './define-action';

/** Applications by form and by mail. */

export const configureApplications = defineChange(consent.configureApplications);
export const setMailbox = defineChange(settings.setMailbox);
export const testMailbox = defineAction(settings.testMailbox);
export const removeMailbox = defineChange(settings.removeMailbox);
export const setApplicationForm = defineChange(form.setApplicationForm);
export const configureCareers = defineChange(careers.configureCareers);
export const setPublication = defineChange(publication.setPublication);
