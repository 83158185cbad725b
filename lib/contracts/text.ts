import { z } from 'zod';

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it leaves out; Python reads no \p{Cc}.
const ONE_LINE = /^[^\u0000-\u001F\u007F-\u009F]*$/;

/** A name that somebody gives to something, on one line. */
export const nameUpTo = (longest: number) =>
  z.string().trim().min(1).max(longest).regex(ONE_LINE, 'without control characters');
