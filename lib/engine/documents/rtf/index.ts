/**
 * RTF to lines by a reader of our own: a tokenizer, a stack of group states, and the text destinations that are shown.
 * Groups of any depth are read without recursion; whatever is not known is skipped as the format prescribes.
 */
export { readRtf } from './reader';
