import type { LabelLanguage, Skill } from './model';
import { integerShares } from './percent';

/**
 * The professions that skills are typical of (parsing.md, Skills.RelatedProfessionClasses).
 *
 * Each skill spreads one vote over the groups of its category; soft skills have none. Groups with hardly any votes are
 * left out, and the integer percentages of all groups of all classes total 100.
 */

type Named = { id: number; labels: Readonly<Partial<Record<LabelLanguage, string>> & { en: string }> };

const nameOf = ({ labels }: Named, language: LabelLanguage) => labels[language] ?? labels.en;

/** Groups of professions by name. */
export type RelatedGroup = Named & { class: Named };

/** One class with its groups, the largest first; `normalizedSkills` are the labels that spoke for the group. */
export type RelatedProfessionClass = {
  name: string;
  id: string;
  percent: number;
  groups: { name: string; id: string; percent: number; normalizedSkills: string[] }[];
};

const LEAST_SHARE = 0.02;
const MOST_GROUPS = 15;

type Votes = { group: RelatedGroup; weight: number; skills: Skill[] };

function countVotes(skills: Iterable<Skill>, groupById: (id: number) => RelatedGroup | undefined): Votes[] {
  const votes = new Map<number, Votes>();
  for (const skill of skills) {
    for (const { groupId, weight } of skill.category.groups) {
      const group = groupById(groupId);
      if (!group) continue;
      const entry = votes.get(groupId) ?? { group, weight: 0, skills: [] };
      entry.weight += weight;
      entry.skills.push(skill);
      votes.set(groupId, entry);
    }
  }
  return [...votes.values()].sort((a, b) => b.weight - a.weight || a.group.id - b.group.id);
}

/**
 * Returns the classes related to normalised skills, the largest first; empty when no skill is typical of any
 * profession.
 */
export function relatedProfessionClasses(
  skills: readonly Skill[],
  groupById: (id: number) => RelatedGroup | undefined,
  language: LabelLanguage,
): RelatedProfessionClass[] {
  const votes = countVotes(new Set(skills), groupById);
  const total = votes.reduce((sum, { weight }) => sum + weight, 0);
  const kept = votes.filter(({ weight }) => weight >= total * LEAST_SHARE).slice(0, MOST_GROUPS);
  const shares = integerShares(kept.map(({ weight }) => weight));
  const classes = new Map<number, RelatedProfessionClass>();
  kept.forEach(({ group, skills: voters }, at) => {
    const percent = shares[at] ?? 0;
    const { class: parent } = group;
    const entry = classes.get(parent.id) ?? {
      name: nameOf(parent, language),
      id: String(parent.id),
      percent: 0,
      groups: [],
    };
    entry.percent += percent;
    entry.groups.push({
      name: nameOf(group, language),
      id: String(group.id),
      percent,
      normalizedSkills: voters.map(({ labels }) => labels[language]),
    });
    classes.set(parent.id, entry);
  });
  return [...classes.values()].sort((a, b) => b.percent - a.percent);
}
