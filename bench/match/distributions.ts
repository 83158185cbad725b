/** Distributions of lengths, numbers and frequencies, as measured on 730 real CVs that were parsed: numbers alone. */
import type { Random } from '@/lib/engine/kernel';

/** Values at these shares of all CVs; between them a value is drawn evenly. */
const SHARES = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99];

const QUANTILES = {
  positions: [0, 1, 2, 3, 4, 6, 8, 12],
  monthsOfPosition: [1, 2, 11, 26, 69, 149, 183, 300],
  skills: [1, 11, 17, 26, 36, 46, 53, 80],
  skillMonths: [0, 3, 13, 36, 72, 171, 214, 300],
  education: [0, 0, 1, 1, 2, 3, 3, 5],
  certifications: [0, 0, 0, 0, 0, 1, 2, 6],
  /** A third of the words of real CVs, so that a million fit on the disk of a laptop. */
  sentences: [4, 8, 12, 17, 22, 30, 36, 60],
} as const;

export type Measured = keyof typeof QUANTILES;

/** Returns a number as real CVs have it; the last hundredth is cut off. */
export function drawn(name: Measured, random: Random): number {
  const share = random.next() * 0.99;
  const at = SHARES.findLastIndex((each) => each <= share);
  const values = QUANTILES[name];
  const [low, high] = [values[at] as number, values[at + 1] ?? (values[at] as number)];
  const [from, to] = [SHARES[at] as number, SHARES[at + 1] ?? 1];
  return Math.round(low + ((high - low) * (share - from)) / (to - from));
}

/** Weights of codes. The languages are ours: the CVs that were measured are in English. */
export const WEIGHTS = {
  degree: [
    ['bachelors', 353],
    ['', 150],
    ['highSchoolOrEquivalent', 111],
    ['masters', 143],
    ['associates', 119],
    ['certification', 60],
    ['MBA', 46],
    ['doctorate', 13],
    ['professional', 8],
  ],
  level: [
    ['low-or-no-level', 504],
    ['low-level', 31],
    ['mid-level', 24],
    ['somewhat high-level', 107],
    ['high-level', 61],
    ['executive-level', 3],
  ],
  executive: [
    ['NONE', 666],
    ['GENERAL', 15],
    ['BUSINESS_DEV', 15],
    ['IT', 12],
    ['FINANCIAL', 9],
    ['EXECUTIVE', 8],
    ['ADMIN', 3],
  ],
  documentLanguage: [
    ['en', 70],
    ['de', 10],
    ['fr', 7],
    ['es', 6],
    ['nl', 4],
    ['it', 3],
  ],
  otherLanguage: [
    ['es', 38],
    ['fr', 9],
    ['de', 8],
    ['hi', 7],
    ['pt', 5],
    ['ar', 5],
    ['zh', 5],
    ['it', 4],
  ],
} as const;

/** Per cent of CVs that name a second language. */
export const FURTHER_LANGUAGE = 9;
/** Per cent of positions that are current. */
export const CURRENT = 60;
