import { blockOf, fingerprintOf, likeness } from '@/lib/engine/postings';
import { type LabelledPair, PAIRS } from './pairs.ts';

export type DuplicateScore = {
  pairs: number;
  precision: number;
  recall: number;
  /** Pairs judged differently from their label. */
  wrong: LabelledPair[];
};

function isJudgedSame({ one, other }: LabelledPair): boolean {
  const [first, second] = [fingerprintOf(one), fingerprintOf(other)];
  return blockOf(first) === blockOf(second) && likeness(first, second) > 0;
}

/** Measures precision and recall of the judgement that two advertisements are for one job, over the labelled pairs. */
export function scoreDuplicates(): DuplicateScore {
  const judged = PAIRS.map((pair) => ({ pair, isSame: isJudgedSame(pair) }));
  const found = judged.filter(({ isSame }) => isSame);
  const right = found.filter(({ pair }) => pair.isSameJob).length;
  const wanted = PAIRS.filter(({ isSameJob }) => isSameJob).length;
  return {
    pairs: PAIRS.length,
    precision: right / found.length,
    recall: right / wanted,
    wrong: judged.filter(({ pair, isSame }) => pair.isSameJob !== isSame).map(({ pair }) => pair),
  };
}
