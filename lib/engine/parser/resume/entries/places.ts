import type { ParsedResume } from '@/lib/contracts';
import { fold, remembered, squeeze, words } from '../../../kernel';
import {
  countriesOfCity,
  countriesOfRegion,
  countriesOfRegionCode,
  countryByCode,
  countryByName,
  type Gazetteer,
  resolveText,
} from '../../../taxonomy';
import type { PlaceContext } from '../../shared/places/settle';
import {
  LEGAL_FORMS,
  ORGANISATION_WORDS,
  REMOTE_WORDS,
  SELF_EMPLOYED_WORDS,
} from '../../shared/wording/vocabulary/organisations';
import { STRONG_TITLE_WORDS } from '../../shared/wording/vocabulary/titles';
import { countMatches, wordSet } from '../../shared/wording/vocabulary/words';

/** Places in the headers of entries: set apart from employers and schools, and read into a location. */

export type Place = NonNullable<NonNullable<ParsedResume['contactInformation']>['location']>;

const remoteWords = new Set(REMOTE_WORDS.map(fold));
const organisationWords = wordSet([...ORGANISATION_WORDS, ...LEGAL_FORMS, ...SELF_EMPLOYED_WORDS]);
const titleWords = wordSet(STRONG_TITLE_WORDS);

/** True for "Remote", "Home office", "télétravail" ... */
export function isRemote(text: string): boolean {
  return remoteWords.has(fold(squeeze(text)).replace(/[()]/gu, '').trim());
}

function cityOf(text: string): readonly string[] {
  const bare = text
    .replace(/^(?:greater|metro|großraum|raum)\s+/iu, '')
    .replace(/\s+(?:area|metropolitan area|metro area|region|city)$/iu, '');
  return countriesOfCity(bare);
}

type SegmentKind = 'country' | 'region' | 'city' | 'remote' | 'code' | 'unknown' | 'no';

const PLACE_SHAPE = /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’.\s-]{1,30}$/u;

function kindOf(segment: string): SegmentKind {
  const pieces = segment.split(/\s+[-–—/]\s+/u);
  if (pieces.length < 2) return kindOfPiece(segment);
  const kinds = pieces.map(kindOfPiece);
  return makesPlace(kinds) ? 'city' : 'no';
}

const kindOfPiece = remembered((segment: string): SegmentKind => {
  const text = squeeze(segment).replace(/(?<![.])[.]+$/u, '');
  if (text === '') return 'no';
  if (isRemote(text)) return 'remote';
  if (countryByName(text)) return 'country';
  if (cityOf(text).length > 0) return 'city';
  if (countriesOfRegion(text).length > 0) return 'region';
  if (/^[A-Z]{2,3}$/u.test(text))
    return countriesOfRegionCode(text).length > 0 || countryByCode(text) ? 'code' : 'no';
  const count = words(text).length;
  const looksLikeName = PLACE_SHAPE.test(text) && count <= 3 && !/\b[\p{Lu}]{2,}\b/u.test(text);
  if (!looksLikeName || countMatches(text, organisationWords) > 0 || countMatches(text, titleWords) > 0)
    return 'no';
  return 'unknown';
});

const SEPARATOR = /[,，、،;؛]/u;

/** Returns the segments of a text between commas that are not inside brackets. */
export function commaSegments(text: string): { text: string; from: number }[] {
  if (!SEPARATOR.test(text)) return [{ text, from: 0 }];
  const segments: { text: string; from: number }[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const character = text.charAt(at);
    if (/[([（]/u.test(character)) depth++;
    if (/[)\]）]/u.test(character)) depth = Math.max(0, depth - 1);
    if (at === text.length || (depth === 0 && SEPARATOR.test(character))) {
      segments.push({ text: text.slice(from, at), from });
      from = at + 1;
    }
  }
  return segments;
}

/** True when the kinds of neighbouring segments make a place: something known in it, and nothing else. */
function makesPlace(kinds: readonly SegmentKind[]): boolean {
  if (kinds.length === 0 || kinds.length > 4 || kinds.includes('no')) return false;
  if (kinds.length === 1) return ['country', 'city', 'remote', 'region'].includes(kinds[0] ?? '');
  const [first, ...others] = kinds;
  if (kinds.filter((kind) => kind === 'unknown').length > 1) return false;
  // An organisation comes before a city; a town in no table comes before its region or country.
  if (first === 'unknown' && (others[0] === 'city' || others[0] === 'remote')) return false;
  if (first === 'country' && others.every((kind) => kind === 'unknown')) return false;
  return (
    kinds.some((kind) => kind !== 'unknown' && kind !== 'code') ||
    (first === 'unknown' && others.every((kind) => kind === 'code'))
  );
}

function withoutBrackets(text: string): string {
  return text.replace(/^[\s([]+/u, '').replace(/(?<![\s)\].])[\s)\].]+$/u, '');
}

function segmentKinds(text: string): SegmentKind[] {
  const bare = withoutBrackets(text).replace(/\s+[-–—/]\s+/gu, ', ');
  const withoutPostalCode = bare.replace(/\b\d{4,6}\b/u, '');
  if (bare.length < 2 || bare.length > 70 || /\d{3}|@/u.test(withoutPostalCode)) return [];
  return commaSegments(withoutPostalCode).map(({ text: segment }) => kindOf(segment));
}

/** True when the whole text is surely a place ("Berlin, Germany", "Remote", "Springfield, IL"). */
export function isPlace(text: string): boolean {
  const kinds = segmentKinds(text);
  const unknownFirst = kinds[0] === 'unknown' && !kinds.slice(1).every((kind) => kind === 'code');
  return makesPlace(kinds) && !unknownFirst;
}

/** True when the whole text may be a place: an unknown name before a country or region ("Rivalta, Italia"). */
export function mayBePlace(text: string): boolean {
  const [first, ...others] = segmentKinds(text);
  return (
    first === 'unknown' &&
    others.length > 0 &&
    others.every((kind) => kind === 'country' || kind === 'region' || kind === 'code')
  );
}

/** Cuts off the words after the last comma when they are shaped like a place, though no table knows them. */
export function splitUnknownPlace(text: string): { rest: string; place: string } {
  const last = commaSegments(text).at(-1);
  if (last === undefined || last.from === 0 || kindOf(last.text) !== 'unknown')
    return { rest: text, place: '' };
  return { rest: text.slice(0, last.from - 1).trim(), place: last.text.trim() };
}

/**
 * Splits a word for remote work from the end of a text, with or without a place before it ("Acme, Austin, TX -
 * Remote").
 */
function splitRemote(text: string): { rest: string; place: string } | null {
  const found = /^(.*[^\s,(–—-])\s*(?:\s[-–—]\s|,|\()\s*([^,()–—]{3,25})\)?$/u.exec(text);
  if (!found?.[1] || !found[2] || !isRemote(found[2])) return null;
  const { rest, place } = splitPlace(found[1]);
  return { rest, place: place === '' ? found[2] : `${place}, ${found[2]}` };
}

/** Splits a text that ends in a place into the text before it and the place ("Acme, Berlin, Germany"). */
export function splitPlace(text: string): { rest: string; place: string } {
  const remote = splitRemote(text);
  if (remote) return remote;
  const bracket = /^(.*\S)\s*[([]([^()[\]]{2,50})[)\]]\s*$/u.exec(text);
  if (bracket?.[1] && bracket[2] && isPlace(bracket[2])) return furtherPlace(bracket[1], bracket[2]);
  const dash = /^(.*\S)\s+[-–—]\s+(\S[^–—]{1,50})$/u.exec(text);
  if (
    dash?.[1] &&
    dash[2] &&
    (countMatches(dash[1], titleWords) === 0 || commaSegments(dash[2]).length > 1) &&
    (isPlace(dash[2]) || mayBePlace(dash[2]))
  )
    return furtherPlace(dash[1], dash[2]);
  const segments = commaSegments(text);
  const kinds = segments.map(({ text: segment }) => kindOf(segment));
  for (let first = Math.max(1, segments.length - 3); first < segments.length; first++) {
    const from = segments[first]?.from ?? 0;
    if (
      kinds[first] === 'unknown' &&
      !mayBeUnknownCity(segments[first - 1]?.text ?? '', kinds.length - first)
    )
      continue;
    if (makesPlace(kinds.slice(first)))
      return { rest: text.slice(0, from - 1).trim(), place: text.slice(from).trim() };
  }
  return { rest: text, place: '' };
}

/** The place may have begun further left: "Acme, Turin (Italy)". */
function furtherPlace(rest: string, place: string): { rest: string; place: string } {
  const before = splitPlace(rest);
  return { rest: before.rest, place: before.place === '' ? place : `${before.place}, ${place}` };
}

/** A name that is in no table is a city when it is between an organisation and a country or region. */
function mayBeUnknownCity(before: string, length: number): boolean {
  return before.trim() !== '' && length >= 2;
}

type Draft = { country?: string; regions: string[]; city?: string };

function addSegment(draft: Draft, segment: string, kind: SegmentKind): void {
  if (kind === 'country') draft.country ??= countryByName(segment);
  else if (kind === 'city' || (kind === 'unknown' && draft.city === undefined)) {
    if (draft.city === undefined) draft.city = segment;
    else draft.regions.push(segment);
  } else if (kind === 'region' || kind === 'unknown') draft.regions.push(segment);
  else if (kind === 'code') addCode(draft, segment);
}

function addCode(draft: Draft, code: string): void {
  const regionCountries = countriesOfRegionCode(code);
  const cityCountries = draft.city === undefined ? [] : countriesOfCity(draft.city);
  const region = regionCountries.find((country) => cityCountries.includes(country)) ?? regionCountries[0];
  const isCountry =
    countryByCode(code) !== undefined && (region === undefined || cityCountries.includes(code));
  if (isCountry) draft.country ??= countryByCode(code);
  else {
    draft.regions.push(code);
    if (region !== undefined) draft.country ??= region;
  }
}

/** Returns the location as the gazetteer understands it: a known town, or a named country or region. */
function settledPlace(text: string, { gazetteer, evidence }: PlaceContext): Place | undefined {
  const found = resolveText(withoutBrackets(text), evidence, gazetteer);
  if (!found?.country || !(found.town || found.isCountryWritten)) return undefined;
  const { country, townText, regionTexts } = found;
  return {
    countryCode: country,
    ...(regionTexts.length > 0 && { regions: regionTexts }),
    ...(townText !== undefined && { municipality: townText }),
  };
}

/** Returns the location that a place names, as far as it does; null without one ("Remote"). */
export function readPlace(text: string, places?: PlaceContext): Place | null {
  return (places && settledPlace(text, places)) ?? placeAsWritten(text);
}

function placeAsWritten(text: string): Place | null {
  const segments = commaSegments(withoutBrackets(text).replace(/\s+[-–—/]\s+/gu, ', ')).map(
    ({ text: segment }) => squeeze(segment).replace(/(?<![.])[.]+$/u, ''),
  );
  const draft: Draft = { regions: [] };
  for (const segment of segments) addSegment(draft, segment, kindOf(segment));
  const country = draft.country ?? (draft.city === undefined ? undefined : countriesOfCity(draft.city)[0]);
  if (draft.city === undefined && draft.country === undefined && draft.regions.length === 0) return null;
  return {
    ...(country !== undefined && { countryCode: country }),
    ...(draft.regions.length > 0 && { regions: draft.regions }),
    ...(draft.city !== undefined && { municipality: draft.city }),
  };
}

const LONGEST_PLACE = 60;

/** True for names that end in a town, region or country and hold no number: "Tern Road, Bergen". */
export function endsInPlace(text: string, { townsOf, regionsOf }: Gazetteer): boolean {
  if (text.length > LONGEST_PLACE) return false;
  const last = text.slice(text.lastIndexOf(',') + 1).trim();
  if (!/^\p{Lu}[\p{L}\p{M}\s.'’-]+$/u.test(last)) return false;
  if (countryByName(last) || townsOf(last).some(({ isOwnName }) => isOwnName)) return true;
  return last.length > 3 && regionsOf(last).length > 0;
}
