import type { ReadLimits } from './model';

/**
 * Enough for every real CV, a hundred full pages, and little enough that a hostile file is left in time and can be
 * written in every format within the memory of a reader.
 */
export const DEFAULT_READ_LIMITS: ReadLimits = {
  maxPages: 100,
  maxCharacters: 300_000,
  maxUnpackedBytes: 64 * 1024 * 1024,
};
