import {
  type ProfessionTaxonomy,
  productsWith,
  type Skill,
  type SkillTaxonomy,
  type TitleEncoder,
  type TitleSpace,
  titleEncoderOf,
  vectorsOf,
} from '../taxonomy';
import { keyOf } from './keys';
import { type FieldPlaces, fieldPlacesOf } from './places';
import { readRarity } from './rarity';
import { type TitleLanguageOf, titleLanguages } from './title-languages';
import { readTitleWords, type TitleWords } from './title-words';

/** Everything that profiles are made with: built once from the taxonomies and the table of rarities, and shared. */
export type MatchKnowledge = {
  skills: SkillTaxonomy;
  space: TitleSpace;
  /** Returns the vector of the words of a title, also in languages that the space does not know. */
  encode: TitleEncoder;
  titleLanguageOf: TitleLanguageOf;
  /**
   * Returns how near a vector is to the unit groups of ISCO-08, in the order of their codes; overwritten by the next call.
   */
  nearUnits: (vector: Float32Array) => Float32Array;
  /** The parts of the skills taxonomy that the professions of a unit group belong to, with shares that sum up to 1. */
  placesOfUnit: readonly ReadonlyMap<number, number>[];
  skillByKey: ReadonlyMap<number, Skill>;
  /** The names of a part of the skills taxonomy and of its whole, by V1 id. */
  placeById: ReadonlyMap<number, PlaceNames>;
  /** Places of fields of work and categories of skills in an index. */
  fieldPlaces: FieldPlaces;
  /** Returns how informative a skill is, 0 to 1. */
  rarityOf: (skill: Skill) => number;
  titleWords: TitleWords;
};

/** The tables of `data`: how rare skills are, and words of titles. */
export type RarityTables = { skills: string; titleWords: string };

export type PlaceNames = { name: string; parent: { id: string; name: string } };

/** Returns for each group of professions the parts of its typical skills. */
function placesOfGroups(skills: Iterable<Skill>): Map<number, Map<number, number>> {
  const places = new Map<number, Map<number, number>>();
  for (const category of new Set(Array.from(skills, ({ category }) => category)))
    for (const { groupId, weight } of category.groups) {
      const own = places.get(groupId) ?? new Map<number, number>();
      const id = Number(category.place.id);
      own.set(id, (own.get(id) ?? 0) + weight);
      places.set(groupId, own);
    }
  return places;
}

function shared(votes: ReadonlyMap<number, number>): Map<number, number> {
  const total = [...votes.values()].reduce((sum, vote) => sum + vote, 0) || 1;
  return new Map([...votes].map(([id, vote]) => [id, vote / total]));
}

function placesOfUnits(units: readonly number[], { list }: ProfessionTaxonomy, skills: Iterable<Skill>) {
  const ofGroups = placesOfGroups(skills);
  const byUnit = Map.groupBy(list, ({ isco }) => isco);
  return units.map((unit) => {
    const votes = new Map<number, number>();
    for (const { group } of byUnit.get(unit) ?? [])
      for (const [id, vote] of ofGroups.get(group.id) ?? []) votes.set(id, (votes.get(id) ?? 0) + vote);
    return shared(votes);
  });
}

/** Throws without a space of titles: then nothing can be compared by meaning. */
export function createMatchKnowledge(
  { skills, professions }: { skills: SkillTaxonomy; professions: ProfessionTaxonomy },
  rarities: RarityTables,
): MatchKnowledge {
  const { space } = professions;
  if (!space) throw new Error('The space of titles is missing.');
  const all = [...skills.skills.values()];
  const units = [...new Set(professions.list.map(({ isco }) => isco))].sort((one, other) => one - other);
  return {
    skills,
    space,
    encode: titleEncoderOf(professions, space),
    titleLanguageOf: titleLanguages(professions),
    nearUnits: productsWith(vectorsOf(space.units, units).vectors),
    placesOfUnit: placesOfUnits(units, professions, all),
    skillByKey: new Map(all.map((skill) => [keyOf(skill.id), skill])),
    placeById: new Map(all.map(({ category: { place } }) => [Number(place.id), place])),
    fieldPlaces: fieldPlacesOf(all),
    rarityOf: readRarity(rarities.skills),
    titleWords: readTitleWords(rarities.titleWords),
  };
}
