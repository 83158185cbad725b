import path from 'node:path';
import { monthAt, scorePair, sideOf } from '@/lib/engine/matcher';
import { bothSides, calibrated } from '@/lib/scoring';
import { readMatchSet } from '../eval/match/documents.ts';
import { readRelevance } from '../eval/match/measure.ts';

/**
 * The curve that makes the score of a pair the share of such pairs that suit: fitted on postings and CVs of which is known who has
 * the occupation, judged on postings that it was not fitted on.
 */

type Curve = { start: number; slope: number };
type Pair = { query: string; mean: number; cap: number; suits: number };

const OPTIONS = { exactTitles: false, month: monthAt(Date.parse('2026-11-01')) };
const ROUNDS = 60;
const BAND = 10;

async function pairsOf(folder: string): Promise<Pair[]> {
  const { queries, documents } = await readMatchSet(folder);
  const relevance = readRelevance(path.join(folder, 'relevance.tsv'));
  return queries.flatMap((query) => {
    const side = sideOf(query.profile, OPTIONS);
    return documents.map((document) => {
      const { weighted, reverse, cap } = scorePair(side, document.profile, OPTIONS);
      const suits = Number(relevance.get(query.id)?.has(document.id) ?? false);
      return { query: query.id, mean: bothSides(weighted, reverse), cap, suits };
    });
  });
}

/** Returns the curve of the greatest likelihood, by Newton's method. */
export function fittedTo(pairs: readonly Pick<Pair, 'mean' | 'suits'>[]): Curve {
  let [start, slope] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    let [a, b, c, one, other] = [1e-9, 0, 1e-9, 0, 0];
    for (const { mean, suits } of pairs) {
      const share = 1 / (1 + Math.exp(-start - slope * mean));
      const weight = share * (1 - share);
      a += weight;
      b += weight * mean;
      c += weight * mean * mean;
      one += suits - share;
      other += (suits - share) * mean;
    }
    const determinant = a * c - b * b;
    start += (c * one - b * other) / determinant;
    slope += (a * other - b * one) / determinant;
  }
  return { start: Number(start.toFixed(3)), slope: Number(slope.toFixed(5)) };
}

/** Prints, for each band of scores, how many pairs have one and what share of them suits. */
function printBands(scored: readonly { score: number; suits: number }[]) {
  for (let from = 0; from < 100; from += BAND) {
    const own = scored.filter(({ score }) => score >= from && (score < from + BAND || from + BAND === 100));
    const suit = own.reduce((sum, { suits }) => sum + suits, 0);
    const [count, share] = [String(own.length).padStart(6), (100 * suit) / (own.length || 1)];
    console.log(`${from} to ${from + BAND}: ${count} pairs, ${share.toFixed(0)} % suit`);
  }
}

export async function fittedScore(folder: string): Promise<string> {
  const pairs = await pairsOf(folder);
  const queries = [...new Set(pairs.map(({ query }) => query))];
  printBands(
    queries.flatMap((query) => {
      const curve = fittedTo(pairs.filter((pair) => pair.query !== query));
      return pairs
        .filter((pair) => pair.query === query)
        .map(({ mean, cap, suits }) => ({ score: (calibrated(mean, curve) * cap) / 100, suits }));
    }),
  );
  const { start, slope } = fittedTo(pairs);
  return `export const CURVE = { start: ${start}, slope: ${slope} };\n`;
}
