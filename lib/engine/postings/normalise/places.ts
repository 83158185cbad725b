import type { Gazetteer, Place } from '../../taxonomy';
import type { RawPlace } from '../sources';

/** Where a posting is, by the gazetteer: as narrow as it can be told. */

/** Words of a place that name a way to work, not a place. */
const NO_PLACE =
  /\b(?:fully |100 ?% )?(?:remote|hybrid|on-?site|in-?office|home ?office|anywhere|worldwide|global|distributed|hq|headquarters|office)\b/gi;

/** Longest text of a place; what is longer is a sentence. */
const MAX_LENGTH = 200;

function partsOf(text: string): string[] {
  return text
    .slice(0, MAX_LENGTH)
    .replace(NO_PLACE, ' ')
    .split(/[,;|/()•·–]| - |\bor\b|\bbased in\b/)
    .map((part) => part.trim().replace(/^[-:\s]+|[-:\s]+$/g, ''))
    .filter((part) => part.length > 1);
}

/** The municipality that the first part names, in the region or country that a later one names; else the widest. */
function placeOfText(text: string, gazetteer: Gazetteer, country: string | undefined): Place | undefined {
  const parts = partsOf(text);
  const named = parts.map((part) => gazetteer.findPlace(part, { kind: 'country' }));
  const countryAt = named.findLastIndex((place) => place !== undefined);
  const within = named[countryAt]?.countryCode ?? country;
  for (const [index, name] of parts.entries()) {
    if (index === countryAt && parts.length > 1) continue;
    const region = parts.find((_, at) => at > index && at !== countryAt);
    const found =
      gazetteer.findPlace(name, { country: within, region }) ??
      gazetteer.findPlace(name, { country: within });
    if (found && index !== countryAt) return found;
  }
  const region = parts
    .map((name) => gazetteer.findPlace(name, { kind: 'region', country: within }))
    .find((place) => place !== undefined);
  return (
    region ?? named[countryAt] ?? (within ? gazetteer.findPlace(within, { kind: 'country' }) : undefined)
  );
}

function placeOfParts(place: RawPlace, gazetteer: Gazetteer): Place | undefined {
  const { municipality, region, country } = place;
  const query = { country, region };
  const town = municipality === undefined ? undefined : gazetteer.findPlace(municipality, query);
  if (town) return town;
  const area = region === undefined ? undefined : gazetteer.findPlace(region, { kind: 'region', country });
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
