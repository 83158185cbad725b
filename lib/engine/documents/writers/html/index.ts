/**
 * Any document as one standalone page of HTML that is safe to show: no scripts, handlers, forms or frames, and nothing
 * that is fetched from elsewhere, so that nobody learns that a document is looked at. Sanitising happens in here; a
 * caller has nothing to add.
 */
export { isOwnPage } from './recognise';
export { toHtml } from './to-html';
