import { scoreDuplicates } from './score.ts';

const percent = (share: number) => (100 * share).toFixed(1);

/** Prints precision and recall over the labelled pairs, and the pairs that were judged wrongly. */
export function printDuplicates(): void {
  const { pairs, precision, recall, wrong } = scoreDuplicates();
  console.log(`${pairs} pairs of advertisements: precision ${percent(precision)}, recall ${percent(recall)}`);
  for (const { name, isSameJob } of wrong)
    console.log(`  ${isSameJob ? 'missed' : 'wrongly joined'}: ${name}`);
}
