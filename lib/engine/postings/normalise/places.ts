import type { Gazetteer, Place } from '../../taxonomy';
import type { RawPlace } from '../sources';

/** Where a posting is, by the gazetteer: as narrow as it can be told. */

/** Words of a place that name a way to work or a part of the world, not a place. */
const NO_PLACE =
  /\b(?:(?:fully |100 ?% )?(?:remote|hybrid|on-?site|in-?office|home ?office|anywhere|worldwide|global|distributed)|hq|headquarters|office|emea|apac|latam|amer|namer|dach|eu|europe|european union|europa|americas|asia|africa|latin america|bay area|(?:east|west) coast)\b|^\s*(?:in|within|across)\b/gi;

/** Longest text of a place; what is longer is a sentence. */
const MAX_LENGTH = 200;

function partsOf(text: string): string[] {
  return text
    .slice(0, MAX_LENGTH)
    .replace(NO_PLACE, ' ')
    .split(/[,;|/()•·–&]| - |\b(?:or|and|based in)\b/)
    .map((part) => part.replace(/^(?:[-:\s]|in\b)+|[-:\s]+$/g, ''))
    .filter((part) => part.length > 1);
}

/** The name of a state or province seldom means a town of fewer people, unless the state is governed from there. */
const LARGE_TOWN = 100_000;

type Scope = { country: string | undefined; region: string | undefined };

/** The region of a name; of a state and a county that share it, the state, whose identifier is the shorter. */
function regionOf(name: string, country: string | undefined, gazetteer: Gazetteer): Place | undefined {
  const [first, ...others] = gazetteer.findPlaces(name, { kind: 'region', country });
  return others.reduce((widest, each) => (each.id.length < (widest?.id.length ?? 0) ? each : widest), first);
}

/** The town of a name, or the region when the name is rather meant so. */
function townOrRegion(name: string, { country, region }: Scope, gazetteer: Gazetteer): Place | undefined {
  const town = gazetteer.findPlace(name, { country, region }) ?? gazetteer.findPlace(name, { country });
  if (!town || town.population >= LARGE_TOWN) return town;
  const area = regionOf(name, town.countryCode, gazetteer);
  const isSeat = area?.latitude === town.latitude && area.longitude === town.longitude;
  return area && !isSeat ? area : town;
}

/** The municipality that the first part names, in the region or country that a later one names; else the widest. */
function placeOfText(text: string, gazetteer: Gazetteer, country: string | undefined): Place | undefined {
  const parts = partsOf(text);
  const named = parts.map((part) => gazetteer.findPlace(part, { kind: 'country' }));
  const countryAt = named.findLastIndex((place) => place !== undefined);
  const within = named[countryAt]?.countryCode ?? country;
  const others = parts.filter((_, at) => at !== countryAt);
  for (const [at, name] of others.entries()) {
    const found = townOrRegion(name, { country: within, region: others[at + 1] }, gazetteer);
    if (found) return found;
  }
  const region = others.map((name) => regionOf(name, within, gazetteer)).find((place) => place !== undefined);
  const first = named.find((place) => place !== undefined);
  return region ?? first ?? (within ? gazetteer.findPlace(within, { kind: 'country' }) : undefined);
}

function placeOfParts(place: RawPlace, gazetteer: Gazetteer): Place | undefined {
  const { municipality, region, country } = place;
  const town =
    municipality === undefined ? undefined : gazetteer.findPlace(municipality, { country, region });
  if (town) return town;
  const area = region === undefined ? undefined : regionOf(region, country, gazetteer);
  return area ?? (country === undefined ? undefined : gazetteer.findPlace(country, { kind: 'country' }));
}

const WIDTH = { municipality: 0, region: 1, country: 2 };

/** The place of a posting in the gazetteer: of its named parts, else of the text for the whole. */
export function placeOf(place: RawPlace, gazetteer: Gazetteer): Place | undefined {
  const ofParts = placeOfParts(place, gazetteer);
  if (ofParts?.kind === 'municipality' || place.text === undefined) return ofParts;
  const ofText = placeOfText(place.text, gazetteer, ofParts?.countryCode ?? place.country);
  if (!ofText) return ofParts;
  return ofParts && WIDTH[ofParts.kind] <= WIDTH[ofText.kind] ? ofParts : ofText;
}
