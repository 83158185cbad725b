'use server';

import * as recruiter from '@/lib/recruiter';
import { answered, type Input } from '../../use-case';

export async function addEventEndpoint(input: Input<typeof recruiter.addEventEndpoint>) {
  return answered(recruiter.addEventEndpoint(await recruiter.currentUser(), input));
}

export async function changeEventEndpoint(input: Input<typeof recruiter.changeEventEndpoint>) {
  return answered(recruiter.changeEventEndpoint(await recruiter.currentUser(), input));
}

export async function switchEventEndpoint(input: Input<typeof recruiter.switchEventEndpoint>) {
  return answered(recruiter.switchEventEndpoint(await recruiter.currentUser(), input));
}

export async function rotateEventSecret(input: Input<typeof recruiter.rotateEventSecret>) {
  return answered(recruiter.rotateEventSecret(await recruiter.currentUser(), input));
}

export async function removeEventEndpoint(input: Input<typeof recruiter.removeEventEndpoint>) {
  return answered(recruiter.removeEventEndpoint(await recruiter.currentUser(), input));
}

export async function configureEvents(input: Input<typeof recruiter.configureEvents>) {
  return answered(recruiter.configureEvents(await recruiter.currentUser(), input));
}

export async function connectEventProvider(input: Input<typeof recruiter.connectEventProvider>) {
  return answered(recruiter.connectEventProvider(await recruiter.currentUser(), input));
}

export async function disconnectEventProvider() {
  return answered(recruiter.disconnectEventProvider(await recruiter.currentUser()));
}

export async function testEventEndpoint(input: Input<typeof recruiter.testEventEndpoint>) {
  return recruiter.testEventEndpoint(await recruiter.currentUser(), input);
}

export async function eventDeliveries(input: Input<typeof recruiter.eventDeliveries>) {
  return recruiter.eventDeliveries(await recruiter.currentUser(), input);
}

export async function replayEventDelivery(input: Input<typeof recruiter.replayEventDelivery>) {
  return recruiter.replayEventDelivery(await recruiter.currentUser(), input);
}
