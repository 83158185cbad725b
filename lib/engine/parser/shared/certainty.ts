import { STRING_CLASSES, type StringClass, type StringModel } from '@/lib/engine/strings';

/** What every judgement of certainty is made of. The weights of each are fitted by `npm run fit -- certainty`. */

/** Returns how likely a string is one of some classes; nothing is known without a model. */
export function likelihoodOf(
  text: string | undefined,
  classes: readonly StringClass[],
  strings: StringModel | undefined,
): number {
  if (text === undefined || strings === undefined) return 0;
  const reading = strings.read(text);
  return classes.reduce((sum, name) => sum + (reading[STRING_CLASSES.indexOf(name)] ?? 0), 0);
}

/** Returns 1 for what is so, else 0. */
export const flag = (is: boolean | undefined) => (is ? 1 : 0);

/** Returns a value as a share of the most that counts, from -1 to 1. */
export const bounded = (value: number, most: number) => Math.max(-1, Math.min(1, value / most));

/** Returns the share of values with such evidence that are right, from 0 to 1, by weights in the order of `features`. */
export function shareRight<Feature extends string>(
  features: readonly Feature[],
  evidence: Readonly<Record<Feature, number>>,
  weights: readonly number[],
): number {
  const sum = features.reduce((total, name, at) => total + evidence[name] * (weights[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}
