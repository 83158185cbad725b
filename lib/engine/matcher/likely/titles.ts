import { WIDTH } from '../../taxonomy';
import type { Profile } from '../profile';
import { STEPS } from '../profile/vectors';

/** Returns the sum of the titles, each as a whole, by weight, and the sum of the weights. */
function sumOfTitles({ titles }: Profile): { sum: Float64Array; total: number } {
  const sum = new Float64Array(WIDTH);
  let owner = -1;
  let total = 0;
  titles.owners.forEach((own, at) => {
    // The first vector of a title is that of the whole.
    if (own === owner) return;
    owner = own;
    const weight = titles.weights[own] as number;
    total += weight;
    for (let k = 0; k < WIDTH; k++)
      sum[k] = (sum[k] as number) + weight * (titles.vectors[at * WIDTH + k] as number);
  });
  return { sum, total };
}

/** Returns the mean of the titles by weight, of length one, times `STEPS`; zeros without titles. */
export function titleMean(profile: Profile): number[] {
  const { sum } = sumOfTitles(profile);
  const length = Math.hypot(...sum) || 1;
  return Array.from(sum, (value) => Math.round((value / length) * STEPS));
}

/**
 * The same as long as it comes out, the shorter the less the titles are of one meaning: its product with one title is the
 * mean of their cosines.
 */
export function titleAverage(profile: Profile): number[] {
  const { sum, total } = sumOfTitles(profile);
  return Array.from(sum, (value) => Math.round(value / (total || 1)));
}
