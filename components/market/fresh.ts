/**
 * How long figures on a page are taken for the newest, in milliseconds: long enough to go back and forth at once. What is
 * asked again costs little, as the server keeps answers for as long as the data are the same.
 */
export const FRESH_MS = 10_000;
