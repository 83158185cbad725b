import { countriesOfCity } from '../../../taxonomy';
import type { Address } from './address-model';

/** Addresses of East Asia, which run from the large to the small: province, city, district, street, number. */

type Form = { country: string; shape: RegExp };

/** Groups: region, municipality, the rest. */
const FORMS: readonly Form[] = [
  {
    country: 'JP',
    shape:
      /^(東京都|北海道|(?:京都|大阪)府|[\p{Script=Han}]{2,3}県)?\s?([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,8}?[市区町村])\s?(.*)$/u,
  },
  {
    country: 'CN',
    shape: /^(?:中国)?\s?(\p{Script=Han}{2,8}?(?:省|自治区))?\s?(\p{Script=Han}{2,6}?市)\s?(.*)$/u,
  },
  {
    country: 'KR',
    shape:
      /^(?:대한민국\s)?(\p{Script=Hangul}{2,6}도)?\s?(\p{Script=Hangul}{2,6}?(?:특별시|광역시|특별자치시|시))(?:\s(.*))?$/u,
  },
];

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}々]|〒|[都道府県]\p{Script=Han}|丁目|番地/u;
const WEIGHT = 6;

function countryOf(form: Form, city: string, text: string): string | undefined {
  if (form.country === 'KR') return 'KR';
  const isJapanese = JAPANESE.test(text);
  if (form.country === 'JP') return isJapanese || countriesOfCity(city)[0] === 'JP' ? 'JP' : undefined;
  return isJapanese ? undefined : 'CN';
}

/** Reads such an address; undefined for any other form. */
export function readUnspacedAddress(text: string): Address | undefined {
  if (text.length > 80 || !/[\p{Script=Han}\p{Script=Hangul}]/u.test(text)) return undefined;
  const postal = /^〒?\s?(\d{3}-\d{4}|\d{5,6})\s*/u.exec(text);
  const body = postal ? text.slice(postal[0].length) : text;
  for (const form of FORMS) {
    const match = form.shape.exec(body);
    const city = match?.[2];
    const country = city ? countryOf(form, city, text) : undefined;
    if (!city || !country) continue;
    const rest = match?.[3]?.trim() ?? '';
    return {
      countryCode: country,
      ...(postal?.[1] ? { postalCode: postal[1] } : {}),
      regions: match?.[1] ? [match[1]] : [],
      municipality: city,
      streetAddressLines: rest === '' ? [] : [rest],
      weight: WEIGHT,
    };
  }
  return undefined;
}
