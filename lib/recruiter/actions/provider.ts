'use server';

import * as matchingPages from '../provider/matching-pages';
import * as matchingUiAccount from '../provider/matching-ui-account';
import * as serviceAccounts from '../provider/service-accounts';
import { defineChange } from './define-action';

/** Accounts of the built-in service and the settings of their pages. */

export const createServiceAccount = defineChange(serviceAccounts.createServiceAccount);
export const rotateServiceAccount = defineChange(serviceAccounts.rotateServiceAccount);
export const revokeServiceAccount = defineChange(serviceAccounts.revokeServiceAccount);
export const setMatchingPages = defineChange(matchingPages.setMatchingPages);
export const rotateSigningSecret = defineChange(matchingUiAccount.rotateSigningSecret);
