import type { Profile, SkillFacts } from '../profile';
import { shownWorth } from '../worth';

/** Skills: the share of the source's requirements that the target shows, in part by skills of the same trade. */

/** Worth of a skill of the same category relative to the skill itself. */
export const NEAR = 0.4;
/** Most skills of a source that count. */
export const ASKED = 12;

/** Best worth by category of the target at hand, of 255; zero again after each comparison. */
const worthOfCategory = new Float32Array(1 << 16);
/** The worth of each skill of the target at hand, of 255. */
let worths = new Float32Array(128);

/** Returns how well each skill of a target is shown in a month, of 255; overwritten by the next call. */
export function worthsOf({ keys, worth, lasts }: SkillFacts, month: number): Float32Array {
  if (worths.length < keys.length) worths = new Float32Array(2 * keys.length);
  for (let at = 0; at < keys.length; at++)
    worths[at] = 255 * shownWorth((worth[at] as number) / 255, lasts[at] as number, month);
  return worths;
}

/** Returns the place of a key in rising keys, -1 if it is not there. */
export function placeOf(keys: Uint32Array, key: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = keys[middle] as number;
    if (found === key) return middle;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function gain(source: SkillFacts, target: SkillFacts, worth: Float32Array): number {
  let sum = 0;
  let other = 0;
  for (let at = 0; at < source.keys.length; at++) {
    const key = source.keys[at] as number;
    while (other < target.keys.length && (target.keys[other] as number) < key) other++;
    const shown = target.keys[other] === key ? (worth[other] as number) : 0;
    const near = NEAR * (worthOfCategory[source.categories[at] as number] as number);
    sum += (source.demand[at] as number) * Math.max(shown, near);
  }
  return sum / 255;
}

/** 0 to 1; undefined where the target names no skill at all. */
export function compareSkills(
  { skills: source }: Profile,
  { skills: target }: Profile,
  { month }: { month: number },
): number | undefined {
  if (target.keys.length === 0) return undefined;
  const own = worthsOf(target, month);
  for (let at = 0; at < target.keys.length; at++) {
    const category = target.categories[at] as number;
    const worth = own[at] as number;
    if (worth > (worthOfCategory[category] as number)) worthOfCategory[category] = worth;
  }
  const sum = gain(source, target, own);
  for (const category of target.categories) worthOfCategory[category] = 0;
  let demand = 0;
  for (const each of source.demand) demand += each;
  const asked = demand * Math.min(1, ASKED / source.keys.length);
  return asked === 0 ? undefined : Math.min(sum / asked, 1);
}
