/**
 * Events of an account for its endpoints: kept with their subjects, sent in batches by the module of deliveries, in
 * their order for each endpoint and at least once, withdrawn when a person is deleted. See README.md.
 */
export { announce, binaryOwner, type EventFile } from './announce';
export { type BatchNote, sealNote } from './batch';
export {
  createEndpoint,
  type OpenEndpoint,
  openEndpoint,
  saveEndpoint,
  withNewSecret,
} from './endpoint';
export { postToEndpoint, startEventSender, wakeEventSender } from './sender';
