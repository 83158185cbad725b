import type { Posting } from '../posting.ts';
import { ENGLISH } from './english.ts';
import { GERMANIC } from './germanic.ts';
import { ROMANCE } from './romance.ts';
import { SLAVIC } from './slavic.ts';

/** Every posting of the sample workspace. */
export const POSTINGS: readonly Posting[] = [...ENGLISH, ...GERMANIC, ...ROMANCE, ...SLAVIC];
