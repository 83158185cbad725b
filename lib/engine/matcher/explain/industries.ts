import type { EnrichedScores } from '@/lib/contracts';
import type { MatchKnowledge, PlaceNames } from '../knowledge';
import { taxonomyOf } from '../places';
import type { Profile } from '../profile';
import { type Explained, fact, nameOf, rounded, type Told } from './model';

/** Fields of work by name: the two that count most, each with the part of it that does. */

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

function told(places: readonly Place[], others: Profile): NonNullable<Taxonomies['actualTaxonomies']> {
  const parts = new Set(others.industries.ids);
  const wholes = new Set(Array.from(others.industries.ids, taxonomyOf));
  const [primary, secondary] = places.map(({ id, names: { name, parent } }) => ({
    taxonomy: { name: parent.name, id: parent.id, matched: wholes.has(taxonomyOf(id)) },
    subtaxonomy: { name, id: String(id), matched: parts.has(id) },
  }));
  return { ...(primary && { primary }), ...(secondary && { secondary }) };
}

export function explainIndustries(
  { source, target, score }: Told,
  knowledge: MatchKnowledge,
): Explained<Taxonomies> {
  const desired = told(largest(source.profile, knowledge), target.profile);
  const actual = told(largest(target.profile, knowledge), source.profile);
  const wanted = desired.primary?.taxonomy?.name ?? '';
  const found = actual.primary?.taxonomy?.name;
  const isSame = wanted === found;
  const sentence =
    found === undefined
      ? fact('Mixed', `${nameOf(target)} tells of no field of work.`)
      : fact(
          isSame ? 'Positive' : desired.primary?.taxonomy?.matched ? 'Mixed' : 'Negative',
          isSame
            ? `Both are mainly about ${wanted}.`
            : `${nameOf(target)} is mainly about ${found}; sought is ${wanted}${desired.primary?.taxonomy?.matched ? ', which it also tells of' : ''}.`,
        );
  const matched = [desired.primary, desired.secondary].flatMap((each) =>
    each?.taxonomy?.matched && each.taxonomy.name ? [each.taxonomy.name] : [],
  );
  return {
    terms: matched,
    data: {
      unweightedScore: rounded(score),
      evidence: [sentence],
      actualTaxonomies: actual,
      desiredTaxonomies: desired,
    },
  };
}
