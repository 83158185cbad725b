/** Events of an account: where they go, what came of them, and what makes them. */
export { announceSearchAlert } from './alerts';
export { startAutoMatching } from './auto-match';
export { listEventDeliveries, replayEventDelivery, testEndpoint } from './deliveries';
export { addEndpoint, changeEndpoint, listEndpoints, removeEndpoint } from './endpoints';
export { announceImport, readEventBinary } from './imports';
export { changeEventMatching, readEventMatching } from './matching';
