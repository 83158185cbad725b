import type { Profile, SkillFacts } from '../profile';

/** Skills: how much of what the source asks for the target shows, in part by skills of the same trade. */

/** What a skill of the same category is worth beside the skill itself. */
export const NEAR = 0.4;
/** A source that names more skills than this asks for no more than so many of them. */
export const ASKED = 12;

/** Best worth by category of the target at hand; zero again after each comparison. */
const worthOfCategory = new Uint8Array(1 << 16);

/** The place of a key in rising keys, -1 where there is none. */
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

function gain(source: SkillFacts, target: SkillFacts): number {
  let sum = 0;
  let other = 0;
  for (let at = 0; at < source.keys.length; at++) {
    const key = source.keys[at] as number;
    while (other < target.keys.length && (target.keys[other] as number) < key) other++;
    const shown = target.keys[other] === key ? (target.worth[other] as number) : 0;
    const near = NEAR * (worthOfCategory[source.categories[at] as number] as number);
    sum += (source.demand[at] as number) * Math.max(shown, near);
  }
  return sum / 255;
}

/** 0 to 1; undefined where the target names no skill at all. */
export function compareSkills({ skills: source }: Profile, { skills: target }: Profile): number | undefined {
  if (target.keys.length === 0) return undefined;
  for (let at = 0; at < target.keys.length; at++) {
    const category = target.categories[at] as number;
    const worth = target.worth[at] as number;
    if (worth > (worthOfCategory[category] as number)) worthOfCategory[category] = worth;
  }
  const sum = gain(source, target);
  for (const category of target.categories) worthOfCategory[category] = 0;
  let demand = 0;
  for (const each of source.demand) demand += each;
  const asked = demand * Math.min(1, ASKED / source.keys.length);
  return asked === 0 ? undefined : Math.min(sum / asked, 1);
}
