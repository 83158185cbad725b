import type { ReadLimits } from './model';

/** Enough for every real CV, little enough that a hostile file is left in time. */
export const DEFAULT_READ_LIMITS: ReadLimits = {
  maxPages: 100,
  maxCharacters: 500_000,
  maxUnpackedBytes: 64 * 1024 * 1024,
};
