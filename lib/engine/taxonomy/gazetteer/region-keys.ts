import { placeKey } from './keys';
import { LOCAL_REGION_NAMES } from './local-region-names';

/** Under which keys a region is found: its name, its names in the table of local ones, and the codes of addresses. */

/** "A Coruña" and "La Rioja" are written with and without it. */
const ARTICLE = /^(?:a|o|la|el|las|los|le|les|the) (?=\p{L}{3})/u;

/** Words for the kind of a region, before or after its name. */
const KIND_WORDS =
  /^(?:provincia|province|region|departement|county|co|kreis|landkreis|freistaat|land|kanton|canton|wojewodztwo|woj|comunidad|estado|state|free state) (?:(?:de|di|do|da|du|of|la) )*| (?:province|county|region|state|prefecture|canton|voivodeship|district|oblast)$/gu;

export function keysOfRegion(name: string): string[] {
  const key = placeKey(name);
  const bare = key.replace(KIND_WORDS, '');
  return [...new Set([key, bare, bare.replace(ARTICLE, '')])].filter((form) => form !== '');
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

/** Countries whose addresses use the codes of GeoNames: `IL`, `ZH`, `ENG`; others have theirs in the table. */
const FIRST_CODES: Record<string, RegExp> = { US: /^[A-Z]{2}$/, CH: /^[A-Z]{2}$/, GB: /^[A-Z]{3}$/ };
/** Countries whose addresses use codes of the second level: `Milano (MI)`, `Saint-Denis (93)`, plates of Spain. */
const SECOND_CODES: Record<string, RegExp> = {
  IT: /^[A-Z]{2}$/,
  FR: /^(?:\d{2,3}|2[AB])$/,
  ES: /^[A-Z]{1,2}$/,
};

let local: Map<string, string[]> | undefined;

/** Returns every name of a region in addresses; `id` as GeoNames has it (`DE.02`, `IT.09.MI`). */
export function keysOfRegionRow({ id, name }: { id: string; name: string }): string[] {
  local ??= localNames();
  const [country = '', first = '', second] = id.split('.');
  const code = second ?? first;
  const isCode = (second === undefined ? FIRST_CODES : SECOND_CODES)[country]?.test(code) === true;
  const written = [name, ...(local.get(id) ?? []), ...(isCode ? [code] : [])];
  return [...new Set(written.flatMap(keysOfRegion))];
}
