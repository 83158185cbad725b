import {
  DISTANCE_UNITS,
  type FilterCriteriaData,
  SEARCH_MODES,
  type SearchMatchBaseData,
  type SearchMatchSettingsData,
} from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import type { PlaceCircle } from '@/lib/engine/search';
import { geocode } from '../../geocoding';
import { type Account, type DocumentIndex, findIndexes, type ServiceRecords } from '../../store';
import type { OperationFailure } from '../outcome';

const MAX_INDEXES = 100;
const MAX_LOCATIONS = 50;
const MAX_DISTANCE = 20_000;
const METRES = { Miles: 1609.344, Kilometers: 1000 } as const;
const PREFIX = 'FilterCriteria.';

function invalid(message: string): Result<never, OperationFailure> {
  return fail({ code: 'InvalidParameter', message });
}

/** Reads the indexes of a request, all of them the account's; those of another do not exist for it. */
export async function readIndexes(
  records: ServiceRecords,
  account: Account,
  { indexIdsToSearchInto }: SearchMatchBaseData,
): Promise<Result<DocumentIndex[], OperationFailure>> {
  const names = [...new Set((indexIdsToSearchInto ?? []).map((name) => name.trim().toLowerCase()))].filter(
    Boolean,
  );
  if (names.length === 0)
    return fail({
      code: 'MissingParameter',
      message: 'IndexIdsToSearchInto must hold at least one id of an index.',
    });
  if (names.length > MAX_INDEXES) return invalid(`IndexIdsToSearchInto may hold at most ${MAX_INDEXES} ids.`);
  const found = await findIndexes(records, account.id, names);
  const known = new Set(found.map(({ name }) => name.toLowerCase()));
  const at = names.findIndex((name) => !known.has(name));
  if (at < 0) return succeed(found);
  return fail({
    code: 'DataNotFound',
    message: `IndexIdsToSearchInto[${at}] names an index that does not exist.`,
  });
}

export type TitleSettings = { exact: boolean; normalize: boolean; language: string };

/** wire-facts 2.1, Settings. The deprecated switch for variations of one word changes nothing. */
export function readSettings(
  settings: SearchMatchSettingsData | null | undefined,
): Result<TitleSettings, OperationFailure> {
  const language = settings?.normalizeJobTitlesLanguage?.trim().toLowerCase() || 'en';
  if (!/^[a-z]{2}$/.test(language))
    return invalid('Settings.NormalizeJobTitlesLanguage must be a code of two letters (ISO 639-1).');
  return succeed({
    exact: settings?.positionTitlesMustHaveAnExactMatch ?? false,
    normalize: settings?.normalizeJobTitles ?? false,
    language,
  });
}

/** Returns how the search expression is read. */
export function readMode({
  searchExpressionMode,
}: FilterCriteriaData): Result<(typeof SEARCH_MODES)[number], OperationFailure> {
  if (!searchExpressionMode) return succeed('Boolean');
  const mode = SEARCH_MODES.find((each) => each.toLowerCase() === searchExpressionMode.toLowerCase());
  return mode
    ? succeed(mode)
    : invalid(`${PREFIX}SearchExpressionMode must be ${SEARCH_MODES.join(' or ')}.`);
}

type LocationCriteria = NonNullable<FilterCriteriaData['locationCriteria']>;

function metresOf({ distance, distanceUnit }: LocationCriteria): Result<number, OperationFailure> {
  const unit = distanceUnit
    ? DISTANCE_UNITS.find((each) => each.toLowerCase() === distanceUnit.toLowerCase())
    : 'Miles';
  if (!unit) return invalid(`${PREFIX}LocationCriteria.DistanceUnit must be Miles or Kilometers.`);
  const given = distance ?? 0;
  if (given < 0 || given > MAX_DISTANCE)
    return invalid(`${PREFIX}LocationCriteria.Distance must lie between 0 and ${MAX_DISTANCE}.`);
  return succeed(given * METRES[unit]);
}

/** Returns the coordinates of a place in the criteria: as stated, or from the gazetteer or the named provider. */
async function centreOf(
  criteria: LocationCriteria,
  at: number,
  signal: AbortSignal,
): Promise<Result<{ latitude: number; longitude: number }, OperationFailure>> {
  const { geoPoint, countryCode, postalCode, region, municipality } = criteria.locations?.[at] ?? {};
  const member = `${PREFIX}LocationCriteria.Locations[${at}]`;
  if (geoPoint) {
    if (Math.abs(geoPoint.latitude) > 90)
      return invalid(`${member}.GeoPoint.Latitude must lie between -90 and 90.`);
    if (Math.abs(geoPoint.longitude) > 180)
      return invalid(`${member}.GeoPoint.Longitude must lie between -180 and 180.`);
    return succeed(geoPoint);
  }
  const provider = criteria.geocodeProvider?.trim();
  const located = await geocode({
    target: {
      provider: provider?.toLowerCase() === 'none' ? undefined : provider,
      providerKey: criteria.geocodeProviderKey,
    },
    found: { countryCode, postalCode, regions: region ? [region] : undefined, municipality },
    defaultProvider: 'house',
    prefix: `${PREFIX}LocationCriteria.Geocode`,
    signal,
  });
  if (!located.ok)
    return fail({ code: located.failure.code, message: `${member}: ${located.failure.message}` });
  const { geoCoordinates } = located.value.location;
  return geoCoordinates ? succeed(geoCoordinates) : invalid(`${member} has no coordinates.`);
}

/** Reads the circles of a search; none without a distance, when places are compared by name. */
export async function readCircles(
  { locationCriteria }: FilterCriteriaData,
  signal: AbortSignal,
): Promise<Result<PlaceCircle[] | undefined, OperationFailure>> {
  const locations = locationCriteria?.locations ?? [];
  if (!locationCriteria || locations.length === 0) return succeed(undefined);
  if (locations.length > MAX_LOCATIONS)
    return invalid(`${PREFIX}LocationCriteria.Locations may hold at most ${MAX_LOCATIONS} places.`);
  const metres = metresOf(locationCriteria);
  if (!metres.ok) return metres;
  if (metres.value === 0) return succeed(undefined);
  const circles: PlaceCircle[] = [];
  for (const at of locations.keys()) {
    const centre = await centreOf(locationCriteria, at, signal);
    if (!centre.ok) return centre;
    const { latitude, longitude } = centre.value;
    circles.push({ latitude, longitude, metres: metres.value });
  }
  return succeed(circles);
}
