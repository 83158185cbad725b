import type { ColumnReader } from './columns';
import { OTHER_NAME } from './format';
import { keysOfName } from './keys';
import type { openMunicipalities } from './municipalities';
import type { Place, PlaceTable } from './place-table';

/** A possible town for a name, with the facts to weigh. */
export type Town = {
  number: number;
  country: string;
  /** As deep as it is known: `DE.02.091`, `DE.02`, or empty. */
  regionId: string;
  population: number;
  /** False when it is one of its other names. */
  isOwnName: boolean;
  /** True for a part of a town. */
  isSection: boolean;
  place: () => Place;
};

const MOST_TOWNS = 40;

/** Reads the towns of a name. */
export function openTowns(
  columns: ColumnReader,
  table: PlaceTable,
  { ofKey }: ReturnType<typeof openMunicipalities>,
) {
  const sections = columns.bytes('sections');

  function townOf(flagged: number): Town {
    const isOwnName = flagged < OTHER_NAME;
    const number = isOwnName ? flagged : flagged - OTHER_NAME;
    return {
      number,
      country: table.countryOf(number),
      regionId: table.regionIdOf(number) ?? '',
      population: table.populationOf(number),
      isOwnName,
      isSection: sections[number] === 1,
      place: () => table.municipality(number),
    };
  }

  return (name: string): Town[] => {
    for (const key of keysOfName(name)) {
      const found = ofKey(key);
      if (found.length > 0) return [...found.subarray(0, MOST_TOWNS)].map(townOf);
    }
    return [];
  };
}
