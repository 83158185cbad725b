import type { EnrichedScores } from '@/lib/contracts';
import type { MatchKnowledge, PlaceNames } from '../knowledge';
import { taxonomyOf } from '../places';
import type { Profile } from '../profile';
import { type Evidence, type Explained, fact, nameOf, nameWithin, rounded, type Told } from './model';

/**
 * Fields of work by name: the two that count most, each with the part of it that does. A document is said to be about one
 * only where titles and skills agree: one skill makes no field of an unclear title, nor an odd title one of plain skills.
 */

/** Least share of a field among all of a document, for a document to be about it. */
const MAIN = 0.45;

/** Tools, licences and strengths are of every work, and nobody's field: ids of the taxonomy of skills. */
const NO_FIELDS: ReadonlySet<number> = new Set([11, 12, 32, 33]);

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

/** Returns the shares of the fields of work among the occupations that titles stand for. */
function fieldsOfTitles(
  { titles: { aims } }: Profile,
  { placesOfUnit }: MatchKnowledge,
): Map<number, number> {
  const fields = new Map<number, number>();
  aims.units.forEach((unit, at) => {
    for (const [place, share] of placesOfUnit[unit] ?? [])
      addTo(fields, place, share * (aims.shares[at] ?? 0));
  });
  return fields;
}

function addTo(fields: Map<number, number>, place: number, share: number) {
  const field = taxonomyOf(place);
  if (!NO_FIELDS.has(field)) fields.set(field, (fields.get(field) ?? 0) + share);
}

/** Returns the largest of the fields, and its share of all of them. */
function first(fields: ReadonlyMap<number, number>): { field: number; share: number } {
  const total = [...fields.values()].reduce((sum, share) => sum + share, 0) || 1;
  const [field = -1, share = 0] = [...fields].sort((one, other) => other[1] - one[1])[0] ?? [];
  return { field, share: share / total };
}

/** Returns the field that a document is mainly about; undefined where none stands out, or titles tell of another. */
function mainField(profile: Profile, knowledge: MatchKnowledge): { field: number; name: string } | undefined {
  const { ids, shares } = profile.industries;
  const fields = new Map<number, number>();
  ids.forEach((place, at) => {
    addTo(fields, place, shares[at] ?? 0);
  });
  const main = first(fields);
  if (main.share < MAIN) return undefined;
  const isTitled = profile.titles.weights.length > 0;
  if (isTitled && first(fieldsOfTitles(profile, knowledge)).field !== main.field) return undefined;
  const place = ids.find((id) => taxonomyOf(id) === main.field);
  const name = knowledge.placeById.get(place ?? -1)?.parent.name;
  return name === undefined ? undefined : { field: main.field, name };
}

/** What each side is mainly about, and whether the other one tells of what is wanted, too. */
type Compared = { wanted: string | undefined; found: string | undefined; isMatched: boolean };

/** Tells of fields of work that stand out; that none does says nothing of a document. */
function evidenceOf({ source, target }: Told, { wanted, found, isMatched }: Compared): Evidence[] {
  const name = nameOf(target);
  if (wanted === undefined || target.profile.industries.ids.length === 0) return [];
  if (wanted === found) return [fact('Positive', `Both are mainly about ${wanted}.`)];
  const also = isMatched ? ', which it also tells of' : '';
  if (found !== undefined)
    return [
      fact(isMatched ? 'Mixed' : 'Negative', `${name} is mainly about ${found}; sought is ${wanted}${also}.`),
    ];
  return isMatched
    ? [fact('Mixed', `${name} also tells of ${wanted}, which ${nameWithin(source)} is mainly about.`)]
    : [];
}

export function explainIndustries(told: Told, knowledge: MatchKnowledge): Explained<Taxonomies> {
  const { source, target, score } = told;
  const [wanted, found] = [largest(source.profile, knowledge), largest(target.profile, knowledge)];
  const asked = mainField(source.profile, knowledge);
  const desired = namesOf(wanted, target.profile);
  const actual = namesOf(found, source.profile);
  const matched = [desired.primary, desired.secondary].flatMap((each) =>
    each?.taxonomy?.matched && each.taxonomy.name ? [each.taxonomy.name] : [],
  );
  return {
    terms: matched,
    data: {
      unweightedScore: rounded(score),
      evidence: evidenceOf(told, {
        wanted: asked?.name,
        found: mainField(target.profile, knowledge)?.name,
        isMatched: target.profile.industries.ids.some((id) => taxonomyOf(id) === asked?.field),
      }),
      actualTaxonomies: actual,
      desiredTaxonomies: desired,
    },
  };
}
