/**
 * HTML to lines: the text that a browser would show, in its order. Scripts, hidden elements and forms' values are left
 * out; nothing is fetched; nesting of any depth is read without recursion.
 */
export { parseDeclarations, StyleSheet } from './css';
export { decodeHtml } from './decode';
export { readEpub } from './epub';
export { isEscapedHtml } from './escaped';
export { readHtml } from './reader';
