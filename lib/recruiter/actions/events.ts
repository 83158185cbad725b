'use server';

import * as endpoints from '../events/endpoints';
import * as list from '../events/list';
import * as settings from '../events/settings';
import { defineAction, defineChange } from './define-action';

/** Events that came, and the endpoints that events are sent to. */

export const readEvents = defineAction(list.readEvents);
export const addEventEndpoint = defineChange(endpoints.addEventEndpoint);
export const changeEventEndpoint = defineChange(endpoints.changeEventEndpoint);
export const switchEventEndpoint = defineChange(endpoints.switchEventEndpoint);
export const rotateEventSecret = defineChange(endpoints.rotateEventSecret);
export const removeEventEndpoint = defineChange(endpoints.removeEventEndpoint);
export const testEventEndpoint = defineAction(endpoints.testEventEndpoint);
export const eventDeliveries = defineAction(endpoints.eventDeliveries);
export const replayEventDelivery = defineAction(endpoints.replayEventDelivery);
export const configureEvents = defineChange(settings.configureEvents);
export const connectEventProvider = defineChange(settings.connectEventProvider);
export const disconnectEventProvider = defineChange(settings.disconnectEventProvider);
