import type { Skill, SkillCategory } from './model';

/**
 * Subject of a document: the groups of professions that its sure skills are typical of. It decides between the meanings
 * of a term that are all written the same (GCP next to Kubernetes is a cloud, next to clinical trials a practice).
 */
export type Profile = ReadonlyMap<number, number>;

/** Returns the profile of a document; empty when no skill in it is sure. Each skill counts once. */
export function profileOf(skills: Iterable<Skill>): Profile {
  const profile = new Map<number, number>();
  for (const { category } of new Set(skills))
    for (const { groupId, weight } of category.groups)
      profile.set(groupId, (profile.get(groupId) ?? 0) + weight);
  return profile;
}

function lengthOf(weights: Iterable<number>): number {
  let sum = 0;
  for (const weight of weights) sum += weight * weight;
  return Math.sqrt(sum);
}

/** Returns how near a category is to the subject of a document (0 to 1: the cosine of their groups). */
export function affinityOf(profile: Profile, { groups }: SkillCategory): number {
  if (profile.size === 0 || groups.length === 0) return 0;
  const common = groups.reduce((sum, { groupId, weight }) => sum + weight * (profile.get(groupId) ?? 0), 0);
  return common / (lengthOf(profile.values()) * lengthOf(groups.map(({ weight }) => weight)));
}

/** Least affinity of a meaning to be chosen by itself, and its least lead over any other. */
const LEAST_AFFINITY = 0.15;
const LEAD = 1.5;

/** Returns the one of several meanings that the document is about; undefined when none is near, or two are as near. */
export function nearestMeaning<T extends { skill: Skill }>(
  profile: Profile,
  meanings: readonly T[],
): T | undefined {
  const ranked = meanings
    .map((meaning) => ({ meaning, affinity: affinityOf(profile, meaning.skill.category) }))
    .sort((a, b) => b.affinity - a.affinity);
  const [best, second] = ranked;
  if (!best || best.affinity < LEAST_AFFINITY) return undefined;
  return second && best.affinity < second.affinity * LEAD ? undefined : best.meaning;
}
