import { fold, squeeze } from '../../kernel';
import type { LabelLanguage, SkillType, TaxonomyBranch } from './model';
import type { SkillOfDocument } from './normalised-list';
import { integerShares } from './percent';
import { joinUses, type RawSkill, type SkillUse } from './uses';

/**
 * The deprecated V1 tree (parsing.md, SkillsData). A concept is found wherever the document names it. Its months are
 * those of its own label; its other names are variations, whose use is added up like that of its children.
 */

type Variation = SkillUse & { id: string; name: string; existsInText: boolean };

type TreeSkill = Variation & {
  /** On the wire for jobs only (wire-facts 2.10). */
  type: SkillType;
  variations: Variation[];
  childrenMonthsExperience?: { value: number };
  childrenLastUsed?: { value: string };
};

type SubTaxonomyOfTree = {
  percentOfOverall: number;
  percentOfParent: number;
  subTaxonomyId: string;
  subTaxonomyName: string;
  skills: TreeSkill[];
};

type TaxonomyOfTree = TaxonomyBranch & { percentOfOverall: number; subTaxonomies: SubTaxonomyOfTree[] };

/** The only root: the built-in list. */
export type SkillTree = { root: string; taxonomies: TaxonomyOfTree[] }[];

const ROOT = 'Shortlist';

const sameName = (a: string, b: string) => fold(squeeze(a)) === fold(squeeze(b));

function variationsOf(id: string, raws: readonly RawSkill[]): Variation[] {
  return raws.map((raw, at) => ({
    ...joinUses([raw]),
    id: `${id}-${at + 1}`,
    name: raw.name ?? '',
    existsInText: true,
  }));
}

function treeSkill({ skill, raws }: SkillOfDocument, language: LabelLanguage): TreeSkill {
  const name = skill.labels[language];
  const own = raws.filter((raw) => sameName(raw.name ?? '', name));
  const others = raws.filter((raw) => !own.includes(raw));
  const { monthsExperience, lastUsed } = joinUses(others);
  const { foundIn } = joinUses(raws);
  return {
    ...joinUses(own),
    ...(foundIn ? { foundIn } : {}),
    id: skill.id,
    name,
    type: skill.type,
    existsInText: own.length > 0,
    variations: variationsOf(skill.id, others),
    ...(monthsExperience ? { childrenMonthsExperience: monthsExperience } : {}),
    ...(lastUsed ? { childrenLastUsed: lastUsed } : {}),
  };
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

function subTaxonomies(
  skills: readonly SkillOfDocument[],
  percent: number,
  language: LabelLanguage,
): SubTaxonomyOfTree[] {
  const groups = grouped(skills, ({ skill }) => skill.category.place.id);
  const sizes = groups.map(({ length }) => length);
  const ofParent = integerShares(sizes);
  const ofOverall = integerShares(sizes, percent);
  return groups.flatMap((group, at) => {
    const place = group[0]?.skill.category.place;
    if (!place) return [];
    return {
      percentOfOverall: ofOverall[at] ?? 0,
      percentOfParent: ofParent[at] ?? 0,
      subTaxonomyId: place.id,
      subTaxonomyName: place.name,
      skills: group.map((item) => treeSkill(item, language)),
    };
  });
}

/**
 * Returns the SkillsData of a CV or a job; empty when no skill is known. Taxonomies and their parts are sorted by size,
 * largest first.
 */
export function skillTree(skills: readonly SkillOfDocument[], language: LabelLanguage): SkillTree {
  const groups = grouped(skills, ({ skill }) => skill.category.place.parent.id);
  const shares = integerShares(groups.map(({ length }) => length));
  const taxonomies = groups.flatMap((group, at) => {
    const parent = group[0]?.skill.category.place.parent;
    const percentOfOverall = shares[at] ?? 0;
    if (!parent) return [];
    return { ...parent, percentOfOverall, subTaxonomies: subTaxonomies(group, percentOfOverall, language) };
  });
  return taxonomies.length === 0 ? [] : [{ root: ROOT, taxonomies }];
}
