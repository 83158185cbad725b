import type { PlaceEvidence } from './model';
import { WEIGHTS } from './weights';

/** Number of digits in postal codes, for the countries whose codes have digits only. */
const DIGITS: Record<string, string> = {
  3: 'IS FO',
  4: 'AT AU BE BG CH CY DK HU LI LU NO NZ PH SI TN ZA GE BD LV AR',
  5: 'DE FR ES IT US FI MX TR TH MY ID KR SA UA KE MA EG HR EE LT SE CZ SK GR PK PE RS BA LK VN CR UY RE GP MQ GF YT MC KW JO',
  6: 'IN CN SG RU RO VN KZ CO BY EC NG',
  7: 'IL JP CL',
  8: 'BR',
};

const COUNTRIES: ReadonlyMap<number, ReadonlySet<string>> = new Map(
  Object.entries(DIGITS).map(([digits, codes]) => [Number(digits), new Set(codes.split(' '))]),
);

const withPostalCodes = new Set(Object.values(DIGITS).flatMap((codes) => codes.split(' ')));
/** Overseas departments are separate countries in the gazetteer. */
const OVERSEAS: Record<string, string> = { RE: '974', GP: '971', MQ: '972', GF: '973', YT: '976' };

function regionScore(digits: string, country: string, regionId: string): number {
  const overseas = OVERSEAS[country];
  if (overseas) return digits.startsWith(overseas) ? WEIGHTS.postalRegion : WEIGHTS.postalRegionDiffers;
  const [, , second] = regionId.split('.');
  if (country !== 'FR' || !second) return 0;
  const department = digits.startsWith('20') ? second.slice(0, 1) : second;
  return digits.startsWith(department) ? WEIGHTS.postalRegion : WEIGHTS.postalRegionDiffers;
}

/**
 * Returns how well a postal code suits a place: its shape the country, its first digits the region where those identify
 * it.
 */
export function postalScore(
  { postalCode, postalCountry }: PlaceEvidence,
  country: string,
  regionId: string,
): number {
  if (postalCountry) return postalCountry === country ? WEIGHTS.postalCountry : WEIGHTS.postalShapeDiffers;
  if (!postalCode) return 0;
  const digits = postalCode.replace(/\D/gu, '');
  const isPlain = digits.length === postalCode.replace(/[\s-]/gu, '').length;
  const fits = isPlain && COUNTRIES.get(digits.length)?.has(country);
  if (fits) return WEIGHTS.postalShapeFits + regionScore(digits, country, regionId);
  return withPostalCodes.has(country) ? WEIGHTS.postalShapeDiffers : 0;
}
