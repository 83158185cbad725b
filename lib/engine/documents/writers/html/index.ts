/**
 * Any document as one standalone page of HTML that is safe to show: no scripts, handlers, forms or frames, and no
 * external resources, so that nobody learns that a document is viewed. Sanitising happens here; a caller has nothing to
 * add.
 */
export { isOwnPage } from './recognise';
export { toHtml } from './to-html';
