import type { Skill, SkillCategory, SubTaxonomy, TaxonomyBranch } from './model';
import type { SkillTaxonomy } from './taxonomy';

/** The branch of the V1 tree that a position belongs to (parsing.md, TaxonomyName and SubTaxonomyName). */

export type DominantTaxonomy = { taxonomy: TaxonomyBranch; subTaxonomy?: TaxonomyBranch; percent: number };

/** Label of V1 when skills point to no taxonomy (wire-facts 2.14). */
const NO_DOMINANT: TaxonomyBranch = { id: '1000', name: 'No dominant taxonomy' };
const NOT_ENOUGH_DATA: TaxonomyBranch = { id: '1001', name: 'Not enough data' };
/** Votes needed to decide a branch; a known title has as many. */
const LEAST_VOTES = 3;
const DOMINANT_PERCENT = 35;
/** Categories that a group of professions is most often met with. */
const CATEGORIES_OF_GROUP = 3;

type Vote = { place: SubTaxonomy; weight: number };

const categories = new WeakMap<SkillTaxonomy, ReadonlyMap<SkillCategory, number>>();

/** Returns the categories with the number of skills in each: if a group is as typical of two, the larger is nearer. */
function categoriesOf(taxonomy: SkillTaxonomy): ReadonlyMap<SkillCategory, number> {
  const known = categories.get(taxonomy);
  if (known) return known;
  const sizes = new Map<SkillCategory, number>();
  for (const { category } of taxonomy.skills.values()) sizes.set(category, (sizes.get(category) ?? 0) + 1);
  categories.set(taxonomy, sizes);
  return sizes;
}

/** Returns the branches where a group of professions belongs, with as many votes together as decide a branch. */
function votesOfGroup(taxonomy: SkillTaxonomy, groupId: number | undefined): Vote[] {
  if (groupId === undefined) return [];
  const shares = [...categoriesOf(taxonomy)]
    .flatMap(([{ place, type, groups }, size]) =>
      type === 'Soft'
        ? []
        : groups
            .filter((group) => group.groupId === groupId)
            .map(({ weight }) => ({ place, weight: weight * size })),
    )
    .sort((one, other) => other.weight - one.weight)
    .slice(0, CATEGORIES_OF_GROUP);
  const total = shares.reduce((sum, { weight }) => sum + weight, 0);
  return shares.map(({ place, weight }) => ({ place, weight: (LEAST_VOTES * weight) / total }));
}

function sums(votes: readonly Vote[], branchOf: (place: SubTaxonomy) => TaxonomyBranch) {
  const byId = new Map<string, { branch: TaxonomyBranch; weight: number }>();
  for (const { place, weight } of votes) {
    const branch = branchOf(place);
    byId.set(branch.id, { branch, weight: (byId.get(branch.id)?.weight ?? 0) + weight });
  }
  return [...byId.values()].sort((one, other) => other.weight - one.weight);
}

/**
 * The taxonomy and part that most skills of a position belong to, and its title by the group of professions. Qualities
 * of people belong to no trade and have no vote. `groupOfTitle` is asked only where the skills do not decide.
 */
export function dominantTaxonomy(
  taxonomy: SkillTaxonomy,
  skills: readonly Skill[],
  groupOfTitle: () => number | undefined = () => undefined,
): DominantTaxonomy {
  const own = skills
    .filter(({ type }) => type !== 'Soft')
    .map(({ category }) => ({ place: category.place, weight: 1 }));
  const bySkills = dominantOf(own);
  if (bySkills.subTaxonomy) return bySkills;
  return dominantOf([...own, ...votesOfGroup(taxonomy, groupOfTitle())]);
}

function dominantOf(votes: readonly Vote[]): DominantTaxonomy {
  const total = votes.reduce((sum, { weight }) => sum + weight, 0);
  const [largest] = sums(votes, ({ parent }) => parent);
  if (!largest || total < LEAST_VOTES - 0.001) return { taxonomy: NOT_ENOUGH_DATA, percent: 0 };
  const percent = Math.round((100 * largest.weight) / total);
  if (percent < DOMINANT_PERCENT) return { taxonomy: NO_DOMINANT, percent };
  const inside = votes.filter(({ place }) => place.parent.id === largest.branch.id);
  const [part] = sums(inside, ({ id, name }) => ({ id, name }));
  return { taxonomy: largest.branch, percent, ...(part && { subTaxonomy: part.branch }) };
}
