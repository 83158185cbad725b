/**
 * Messages that the service posts to others: an outbox in the records, signed as Standard Webhooks, retried with
 * growing waits, never to a private address, with a log of 14 days that can be read and replayed. It sends the hooks of
 * the matching UI and everything else; the content of a message is up to its sender.
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
