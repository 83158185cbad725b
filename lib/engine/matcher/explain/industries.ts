import type { EnrichedScores } from '@/lib/contracts';
import type { MatchKnowledge, PlaceNames } from '../knowledge';
import { taxonomyOf } from '../places';
import type { Profile } from '../profile';
import { type Explained, fact, nameOf, nameWithin, rounded, type Told } from './model';

/**
 * Fields of work by name: the two that count most, each with the part of it that does. A document is said to be about one
 * only where titles and skills agree: one skill makes no field of an unclear title, nor an odd title one of plain skills.
 */

/** Least share of a field among all of a document, and among those of its titles, for a document to be about it. */
const MAIN = 0.4;
const OF_TITLES = 0.25;

type Taxonomies = NonNullable<EnrichedScores['taxonomies']>;
type Place = { id: number; names: PlaceNames };

/** Returns the two taxonomies with the largest shares, each with its largest part. */
function largest({ industries }: Profile, { placeById }: MatchKnowledge): Place[] {
  const places = Array.from(industries.ids, (id, at) => ({
    id,
    share: industries.shares[at] ?? 0,
    names: placeById.get(id),
  })).filter((place): place is Place & { share: number } => place.names !== undefined);
  return [...Map.groupBy(places, ({ id }) => taxonomyOf(id)).values()]
    .map((parts) => ({ first: parts[0], sum: parts.reduce((sum, { share }) => sum + share, 0) }))
    .sort((one, other) => other.sum - one.sum)
    .flatMap(({ first }) => first ?? [])
    .slice(0, 2);
}

function namesOf(places: readonly Place[], others: Profile): NonNullable<Taxonomies['actualTaxonomies']> {
  const parts = new Set(others.industries.ids);
  const wholes = new Set(Array.from(others.industries.ids, taxonomyOf));
  const [primary, secondary] = places.map(({ id, names: { name, parent } }) => ({
    taxonomy: { name: parent.name, id: parent.id, matched: wholes.has(taxonomyOf(id)) },
    subtaxonomy: { name, id: String(id), matched: parts.has(id) },
  }));
  return { ...(primary && { primary }), ...(secondary && { secondary }) };
}

/** Returns how much of the occupations that titles stand for is in a whole field, 0 to 1. */
function shareOfTitles(
  { titles: { aims } }: Profile,
  field: number,
  { placesOfUnit }: MatchKnowledge,
): number {
  let sum = 0;
  let total = 0;
  aims.units.forEach((unit, at) => {
    for (const [place, share] of placesOfUnit[unit] ?? [])
      if (taxonomyOf(place) === field) sum += share * (aims.shares[at] ?? 0);
    total += aims.shares[at] ?? 0;
  });
  return sum / (total || 1);
}

/** Returns the field that a document is mainly about, of its largest ones; undefined where none stands out. */
function mainField(
  profile: Profile,
  [place]: readonly Place[],
  knowledge: MatchKnowledge,
): string | undefined {
  if (!place) return undefined;
  const field = taxonomyOf(place.id);
  const { ids, shares } = profile.industries;
  const all = shares.reduce((sum, share) => sum + share, 0);
  const own = ids.reduce((sum, id, at) => sum + (taxonomyOf(id) === field ? (shares[at] ?? 0) : 0), 0);
  const isTitled = profile.titles.weights.length > 0;
  const isMain = own >= MAIN * all && (!isTitled || shareOfTitles(profile, field, knowledge) >= OF_TITLES);
  return isMain ? place.names.parent.name : undefined;
}

/** What each side is mainly about, and whether the other one tells of what is wanted, too. */
type Compared = { wanted: string | undefined; found: string | undefined; isMatched: boolean };

function sentenceOf({ source, target }: Told, { wanted, found, isMatched }: Compared) {
  const name = nameOf(target);
  if (target.profile.industries.ids.length === 0) return fact('Mixed', `${name} tells of no field of work.`);
  if (wanted === undefined) return fact('Mixed', `No field of work stands out in ${nameWithin(source)}.`);
  if (wanted === found) return fact('Positive', `Both are mainly about ${wanted}.`);
  const also = isMatched ? ', which it also tells of' : '';
  return fact(
    isMatched ? 'Mixed' : 'Negative',
    found === undefined
      ? `No field of work stands out in ${nameWithin(target)}; sought is ${wanted}${also}.`
      : `${name} is mainly about ${found}; sought is ${wanted}${also}.`,
  );
}

export function explainIndustries(told: Told, knowledge: MatchKnowledge): Explained<Taxonomies> {
  const { source, target, score } = told;
  const [wanted, found] = [largest(source.profile, knowledge), largest(target.profile, knowledge)];
  const desired = namesOf(wanted, target.profile);
  const actual = namesOf(found, source.profile);
  const matched = [desired.primary, desired.secondary].flatMap((each) =>
    each?.taxonomy?.matched && each.taxonomy.name ? [each.taxonomy.name] : [],
  );
  return {
    terms: matched,
    data: {
      unweightedScore: rounded(score),
      evidence: [
        sentenceOf(told, {
          wanted: mainField(source.profile, wanted, knowledge),
          found: mainField(target.profile, found, knowledge),
          isMatched: desired.primary?.taxonomy?.matched ?? false,
        }),
      ],
      actualTaxonomies: actual,
      desiredTaxonomies: desired,
    },
  };
}
