import { type ColumnReader, firstNotBefore } from './columns';
import { OTHER_NAME } from './format';
import { openKeyLists } from './key-lists';
import type { PlaceTable } from './place-table';
import type { RegionIndex } from './regions';

/** Opens the municipalities by their numbers, which are in order of rank. */
export function openMunicipalities(columns: ColumnReader) {
  const ofKey = openKeyLists(columns, ['keyText', 'keyEnds', 'keyPlaces', 'keyPlaceEnds']);
  const ids = columns.numbers('ids');
  const byId = columns.numbers('byId');

  function ofId(id: number): number | undefined {
    const at = firstNotBefore(byId.length, (index) => (ids[byId[index] ?? 0] ?? 0) < id);
    const number = byId[at];
    return number !== undefined && ids[number] === id ? number : undefined;
  }

  return { ofKey, ofId };
}

type Municipalities = ReturnType<typeof openMunicipalities>;

/**
 * Returns the places of a key, the likeliest first; one that only has it as another name counts for a tenth of its
 * people.
 */
export function rankedPlaces({ ofKey }: Municipalities, { populationOf }: PlaceTable, key: string): number[] {
  const found = [...ofKey(key)].map((flagged) => {
    const isOwn = flagged < OTHER_NAME;
    const number = isOwn ? flagged : flagged - OTHER_NAME;
    return { number, weight: populationOf(number) * (isOwn ? 10 : 1) };
  });
  found.sort((one, other) => other.weight - one.weight || one.number - other.number);
  return found.map(({ number }) => number);
}

/** Returns the places in the written region, or else those whose region is unknown. */
export function placesInRegion(
  places: readonly number[],
  written: string,
  table: PlaceTable,
  regions: RegionIndex,
): number[] {
  const idsByCountry = new Map<string, string[]>();

  function idsOf(country: string): string[] {
    const known = idsByCountry.get(country);
    if (known) return known;
    const ids = regions.find(written, country).flatMap((region) => regions.at(region)?.id ?? []);
    idsByCountry.set(country, ids);
    return ids;
  }

  /**
   * Undefined when the country of the place knows no such region, or only one of the second level: those change, and
   * addresses keep the old ones.
   */
  function liesInside(place: number): boolean | undefined {
    const ids = idsOf(table.countryOf(place));
    const own = table.regionIdOf(place) ?? '';
    if (ids.some((id) => own === id || own.startsWith(`${id}.`))) return true;
    return ids.some((id) => id.split('.').length === 2) ? false : undefined;
  }

  const judged = places.map((place) => ({ place, inside: liesInside(place) }));
  const inside = judged.filter((each) => each.inside === true);
  const chosen = inside.length > 0 ? inside : judged.filter((each) => each.inside === undefined);
  return chosen.map(({ place }) => place);
}
