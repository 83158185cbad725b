/** Classifies strings: a title, an employer, a school, a sentence. See README.md. */
export { STRING_CLASSES, type StringClass } from './classes';
export { rowsOfString } from './features';
export { openStrings, packStrings, type StringModel } from './model';
