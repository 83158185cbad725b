import {
  type CategoryWeightsData,
  type DecodedOf,
  type LegacyCategoryWeights,
  MATCH_CATEGORIES,
  MATCH_CATEGORIES_V9,
} from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { hasData, type Side, suggestedWeights } from '@/lib/engine/matcher';
import { CATEGORIES, type Category, type CategoryNumbers } from '@/lib/scoring';
import type { OperationFailure } from '../outcome';

/** Category weights of requests and answers (wire-facts 2.3). */

type Legacy = DecodedOf<typeof LegacyCategoryWeights>;

/** Requested weights of the categories; `PreferredCategoryWeights` takes precedence over the legacy form. */
export type AskedWeights = {
  preferredCategoryWeights?: CategoryWeightsData | null | undefined;
  categoryWeights?: Legacy | null | undefined;
};

const invalid = (message: string) => fail<OperationFailure>({ code: 'InvalidParameter', message });

/** Returns the name of a category in version 10. */
export const nameOf = (category: Category) => MATCH_CATEGORIES[CATEGORIES.indexOf(category)] ?? category;

/** Returns the category of a name of either version, in any case. */
function categoryOf(name: string): Category | undefined {
  const asked = name.trim().replaceAll('_', '').toLowerCase();
  return CATEGORIES.find((category) => category.toLowerCase() === asked);
}

type NamedWeight = { category: Category; weight: number; member: string };

function readPreferred(weights: CategoryWeightsData): NamedWeight[] {
  return CATEGORIES.flatMap((category) => {
    const weight = weights[category];
    return weight == null
      ? []
      : [{ category, weight, member: `PreferredCategoryWeights.${nameOf(category)}` }];
  });
}

function readLegacy(weights: Legacy): Result<NamedWeight[], OperationFailure> {
  const read: NamedWeight[] = [];
  for (const [at, { category: name, weight }] of weights.entries()) {
    const category = categoryOf(name);
    if (!category)
      return invalid(`CategoryWeights[${at}].Category must be one of ${MATCH_CATEGORIES_V9.join(', ')}.`);
    read.push({ category, weight, member: `CategoryWeights[${at}].Weight` });
  }
  return succeed(read);
}

/** Reads the preferred weights; undefined without any. Weights that are negative, or all 0, are refused. */
export function readWeights(asked: AskedWeights): Result<CategoryNumbers | undefined, OperationFailure> {
  const { preferredCategoryWeights: preferred, categoryWeights: legacy } = asked;
  const read = preferred ? succeed(readPreferred(preferred)) : readLegacy(legacy ?? []);
  if (!read.ok) return read;
  if (read.value.length === 0) return succeed(undefined);
  const wrong = read.value.find(({ weight }) => !Number.isFinite(weight) || weight < 0);
  if (wrong) return invalid(`${wrong.member} must be a number of 0 or more.`);
  if (read.value.every(({ weight }) => weight === 0))
    return invalid(
      `${preferred ? 'PreferredCategoryWeights' : 'CategoryWeights'} must have at least one weight above 0.`,
    );
  const given = new Map(read.value.map(({ category, weight }) => [category, weight]));
  return succeed(
    Object.fromEntries(CATEGORIES.map((category) => [category, given.get(category) ?? 0])) as CategoryNumbers,
  );
}

const DIGITS = 10_000;

function weightsData({ profile }: Side, weights: CategoryNumbers): CategoryWeightsData {
  return {
    ...(Object.fromEntries(
      CATEGORIES.map((category) => [category, Math.round(weights[category] * DIGITS) / DIGITS]),
    ) as CategoryNumbers),
    educationHasData: hasData(profile, 'education'),
    jobTitlesHasData: hasData(profile, 'jobTitles'),
    skillsHasData: hasData(profile, 'skills'),
    industriesHasData: hasData(profile, 'industries'),
    languagesHasData: hasData(profile, 'languages'),
    certificationsHasData: hasData(profile, 'certifications'),
    executiveTypeHasData: hasData(profile, 'executiveType'),
    managementLevelHasData: hasData(profile, 'managementLevel'),
  };
}

/** Returns the weights of an answer: those the source suggests, and those that were applied. */
export function answeredWeights(source: Side) {
  return {
    suggestedCategoryWeights: weightsData(source, suggestedWeights(source.profile)),
    appliedCategoryWeights: weightsData(source, source.weights),
  };
}

/** Returns the names of categories in an answer: those of the request. */
export function namesFor({
  preferredCategoryWeights,
  categoryWeights,
}: AskedWeights): (category: Category) => string {
  const isLegacy =
    !preferredCategoryWeights && categoryWeights?.some(({ category }) => category.includes('_'));
  return isLegacy ? (category) => MATCH_CATEGORIES_V9[CATEGORIES.indexOf(category)] ?? category : nameOf;
}
