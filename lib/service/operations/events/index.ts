/** Events of an account: endpoints, deliveries and sources. */
export { announceSearchAlert } from './alerts';
export { startAutoMatching } from './auto-match';
export { listEventDeliveries, replayEventDelivery, testEndpoint } from './deliveries';
export { addEndpoint, changeEndpoint, listEndpoints, removeEndpoint } from './endpoints';
export { announceImport, readEventBinary } from './imports';
export { changeEventMatching, readEventMatching } from './matching';
