import { type ColumnReader, firstNotBefore } from './columns';
import { openKeyLists } from './key-lists';
import { keysOfRegion } from './region-keys';

const utf8 = new TextEncoder();

/** A region of a country: `DE.02` of the first level, `DE.02.091` of the second. */
export type Region = { id: string; name: string };

export type RegionIndex = {
  at: (number: number) => Region | undefined;
  numberOf: (id: string) => number | undefined;
  /** Numbers of the regions of a name or code, of a country or of all. */
  find: (name: string, country?: string) => readonly number[];
};

/** Opens the regions of packed places. */
export function openRegions(columns: ColumnReader): RegionIndex {
  const texts = columns.texts('regionText', 'regionEnds');
  const ofKey = openKeyLists(columns, ['regionKeyText', 'regionKeyEnds', 'keyRegions', 'keyRegionEnds']);

  const read = new Array<Region | undefined>(texts.count);

  /** Regions are few and looked up again with each of their towns: they are kept once read. */
  function at(number: number): Region | undefined {
    if (number >= texts.count) return undefined;
    const known = read[number];
    if (known) return known;
    const [id = '', name = ''] = texts.at(number).split('\t');
    const region = { id, name };
    read[number] = region;
    return region;
  }

  function numberOf(id: string): number | undefined {
    const bytes = utf8.encode(`${id}\t`);
    const number = firstNotBefore(texts.count, (index) => texts.compare(index, bytes) < 0);
    return at(number)?.id === id ? number : undefined;
  }

  function find(name: string, country?: string): number[] {
    const numbers = [...new Set(keysOfRegion(name).flatMap((key) => [...ofKey(key)]))];
    return country ? numbers.filter((number) => at(number)?.id.startsWith(`${country}.`)) : numbers;
  }

  return { at, numberOf, find };
}
