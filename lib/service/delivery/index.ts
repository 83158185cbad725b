/**
 * Messages that the service posts to others: an outbox in the records, signed as Standard Webhooks, tried again with
 * growing waits, never to a private address, with a log of 14 days that can be read and replayed. Hooks of the matching UI
 * are sent by it, and so is whatever else is to be sent; what a message says is its sender's.
 */
export { type Attempt, attempt } from './attempt';
export {
  deliver,
  type LoggedDelivery,
  readDeliveries,
  replayDelivery,
  startDelivery,
  watchDelivery,
} from './outbox';
export { makeSecret, rotateSigningSecret, signingSecret } from './secret';
