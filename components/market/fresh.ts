/**
 * Time that figures on a page count as the newest, in milliseconds: long enough to go back and forth instantly.
 * Repeated questions cost little, as the server keeps answers for as long as the data are the same.
 */
export const FRESH_MS = 10_000;
