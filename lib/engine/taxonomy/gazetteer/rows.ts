/** Rows of the tables of GeoNames (https://download.geonames.org/export/dump/, "readme"). */

export type CityRow = {
  id: number;
  name: string;
  otherNames: string[];
  latitude: number;
  longitude: number;
  feature: string;
  country: string;
  /** `DE.02.091`, `DE.02` or `DE`: as deep as the row knows. */
  region: string;
  population: number;
};

/** Seats of administrations are above others of their size; parts of a city and abandoned places below. */
const WEIGHT_OF_FEATURE: Record<string, number> = {
  PPLC: 20_000_000,
  PPLA: 200_000,
  PPLA2: 20_000,
  PPLA3: 2_000,
  PPLX: -1_000_000,
  PPLL: -500_000,
  PPLQ: -2_000_000,
  PPLW: -2_000_000,
  PPLH: -2_000_000,
  PPLCH: -2_000_000,
};

/** Returns how well known a place is, according to its row: more is better known. */
export function rankOf({ population, feature }: CityRow): number {
  return population + (WEIGHT_OF_FEATURE[feature] ?? 0);
}

function rowOf(line: string): CityRow | undefined {
  const [id, name, asciiName, others, latitude, longitude, , feature, country, , first, second, , , people] =
    line.split('\t');
  if (!Number(id) || !name || !country || !feature) return undefined;
  const region = [country, first, second].slice(0, first ? (second ? 3 : 2) : 1).join('.');
  return {
    id: Number(id),
    name,
    otherNames: [asciiName ?? '', ...(others ?? '').split(',')].filter((other) => other !== ''),
    latitude: Number(latitude),
    longitude: Number(longitude),
    feature,
    country,
    region,
    population: Number(people) || 0,
  };
}

/** Returns the rows of the table of cities, the best known place first. */
export function cityRows(table: string): CityRow[] {
  const rows = table
    .split('\n')
    .map(rowOf)
    .filter((row) => row !== undefined);
  return rows.sort((one, other) => rankOf(other) - rankOf(one) || one.id - other.id);
}
