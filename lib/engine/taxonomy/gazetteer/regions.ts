import { firstNotBefore, type Texts } from './columns';
import { placeKey } from './keys';
import { LOCAL_REGION_NAMES } from './local-region-names';

const utf8 = new TextEncoder();

/** A region of a country: `DE.02` of the first level, `DE.02.091` of the second. */
export type Region = { id: string; name: string };

export type RegionIndex = {
  at: (number: number) => Region | undefined;
  numberOf: (id: string) => number | undefined;
  /** Numbers of the regions of a name or code in a country. */
  find: (name: string, country: string) => readonly number[];
};

/** Words that say of what kind a region is, before or behind its name. */
const KIND_WORDS =
  /^(?:provincia|province|region|departement|county|co|kreis|landkreis|freistaat|land|kanton|canton|wojewodztwo|woj|comunidad|estado|state|free state) (?:(?:de|di|do|da|du|of|la) )*| (?:province|county|region|state|prefecture|canton|voivodeship|district|oblast)$/gu;

function keysOfRegion(name: string): string[] {
  const key = placeKey(name);
  return [...new Set([key, key.replace(KIND_WORDS, '')])].filter((form) => form !== '');
}

function localNames(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const line of LOCAL_REGION_NAMES.trim().split('\n'))
    for (const entry of line.slice(3).split(';')) {
      const [code = '', written = ''] = entry.split('=');
      names.set(`${line.slice(0, 2)}.${code}`, written.split('|'));
    }
  return names;
}

/** The codes of regions that stand in addresses: `IL`, `ZH`, `ENG`. */
const ADDRESS_CODE = /^[A-Z]{2,3}$/;

function writtenForms({ id, name }: Region, local: Map<string, string[]>): string[] {
  const [, code = '', second] = id.split('.');
  if (second) return [name];
  return [name, ...(local.get(id) ?? []), ...(ADDRESS_CODE.test(code) ? [code] : [])];
}

type Keys = Map<string, number[]>;

function add(keys: Keys, key: string, number: number) {
  const list = keys.get(key);
  if (!list) keys.set(key, [number]);
  else if (!list.includes(number)) list.push(number);
}

/** The regions of packed places; those of a country are indexed at the first question for one of its regions. */
export function openRegions(texts: Texts): RegionIndex {
  const keysOfCountry = new Map<string, Keys>();
  let local: Map<string, string[]> | undefined;

  const firstFrom = (text: string) => {
    const bytes = utf8.encode(text);
    return firstNotBefore(texts.count, (number) => texts.compare(number, bytes) < 0);
  };

  function at(number: number): Region | undefined {
    if (number >= texts.count) return undefined;
    const [id = '', name = ''] = texts.at(number).split('\t');
    return { id, name };
  }

  function numberOf(id: string): number | undefined {
    const number = firstFrom(`${id}\t`);
    return at(number)?.id === id ? number : undefined;
  }

  function indexed(country: string): Keys {
    const keys: Keys = new Map();
    local ??= localNames();
    const end = firstFrom(`${country}/`);
    for (let number = firstFrom(`${country}.`); number < end; number++) {
      const region = at(number);
      if (!region) continue;
      for (const written of writtenForms(region, local))
        for (const key of keysOfRegion(written)) add(keys, key, number);
    }
    keysOfCountry.set(country, keys);
    return keys;
  }

  function find(name: string, country: string): number[] {
    const keys = keysOfCountry.get(country) ?? indexed(country);
    return [...new Set(keysOfRegion(name).flatMap((key) => keys.get(key) ?? []))];
  }

  return { at, numberOf, find };
}
