'use server';

import * as alerts from '../alerts/alerts';
import { defineAction } from './define-action';

/** Alerts of saved searches. */

export const setAlert = defineAction(alerts.setAlert);
export const seeNotices = defineAction(alerts.seeNotices);
