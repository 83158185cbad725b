import type { ParsedResume } from '@/lib/contracts';
import type { Line } from '../../../documents';
import { fold, squeeze } from '../../../kernel';
import { attributeLabelOf } from '../personal/vocabulary';
import { readAddress } from './address';
import type { Address } from './address-model';
import type { ContactLine } from './lines';

/** The candidate's place: the heaviest address among the contact lines, with the lines that belong to it. */

type ParsedLocation = NonNullable<NonNullable<ParsedResume['contactInformation']>['location']>;

const LEAST = 2.5;
const SEPARATORS =
  /\s*[|•·●■▪◆❖⋅∙]\s*|\t+|\s{4,}|\s+[–—/]\s+|(?<=\p{L}{2})\.\s+(?=(?:e-?mail|tel|telephone|phone|mobile|mob|cell)\b)/iu;
/** What is no part of an address, cut out before reading. */
const OTHER_CONTACT =
  /[^\s|,;]{1,80}@[^\s|,;]{1,120}|(?:https?:\/\/|www\.)\S{1,300}|\b[\p{L}\d-]{1,60}(?:\.[\p{L}\d-]{1,60}){0,3}\.(?:com|org|net|io|dev|me|de|es|fr|it|co)(?:\/\S{0,200})?(?![\p{L}\d])/giu;

type Found = { address: Address; from: number; text: string };

const MOST_LINES = 4;

function clean(text: string, known: readonly string[]): string {
  let rest = text
    .replace(/[\p{Co}\p{Extended_Pictographic}⌂⌖\u200b-\u200f\ufeff]/gu, ' | ')
    .replace(OTHER_CONTACT, ' | ');
  for (const part of known) rest = rest.replaceAll(part, ' | ');
  return rest;
}

function isPersonal(part: string, alone = false): boolean {
  const found = attributeLabelOf(fold(part));
  if (!found || found.name === 'currentLocation') return false;
  return !alone || part.replace(/[\s:：]+$/u, '').length === found.label.length;
}

function fragments(text: string): string[] {
  const parts = text
    .split(SEPARATORS)
    .map((part) => squeeze(part).replace(/^[\s,;:/–-]+|[\s,;–]+$|\s-+$/gu, ''))
    .filter((part) => part.length > 1);
  // "Nationality: Austrian", "Place of birth" and its value name no place to live at.
  return parts.filter((part, at) => !isPersonal(part) && !isPersonal(parts[at - 1] ?? '', true));
}

function addressesOf(lines: readonly ContactLine[], known: readonly string[]): Found[] {
  return lines.flatMap(({ text }, from) => {
    const single = fragments(clean(text, known)).map((part) => ({
      address: readAddress(part),
      from,
      text: part,
    }));
    return [...single, ...overLines(lines, from, known)];
  });
}

/** The one fragment of a line that holds nothing else. */
function onlyFragment(line: ContactLine, known: readonly string[]): string | undefined {
  const [only, ...others] = fragments(clean(line.text, known));
  return only && others.length === 0 && only.length < 70 ? only : undefined;
}

function follows(line: Line, next: Line): boolean {
  if (line.page !== next.page || line.column !== next.column) return false;
  return (next.gapBefore ?? 0) < next.fontSize && Math.abs(next.fontSize - line.fontSize) < 0.6;
}

/** True when the first word of `next` would not have fitted behind the line, so that the column broke it. */
function isFull({ box, text, page, column }: Line, next: string, lines: readonly ContactLine[]): boolean {
  if (!box || text.length === 0) return false;
  const boxes = lines.flatMap(({ line }) =>
    line.box && line.page === page && line.column === column ? line.box : [],
  );
  const width = Math.max(...boxes.map(({ x1 }) => x1)) - Math.min(...boxes.map(({ x0 }) => x0));
  const word = (/^\S+/u.exec(next)?.[0].length ?? 0) + 1;
  return box.x1 - box.x0 + (word * (box.x1 - box.x0)) / text.length > width;
}

/** "12 High Street" above "Springfield, IL 62701" above "USA", also where a narrow column broke "Santa Cruz". */
function overLines(lines: readonly ContactLine[], from: number, known: readonly string[]): Found[] {
  const first = lines[from];
  const start = first && onlyFragment(first, known);
  if (!start) return [];
  let variants = [start];
  const found: Found[] = [];
  for (let at = from + 1; at < Math.min(lines.length, from + MOST_LINES); at++) {
    const line = lines[at];
    const above = lines[at - 1];
    const part =
      line && above && line.index === above.index + 1 && follows(above.line, line.line)
        ? onlyFragment(line, known)
        : undefined;
    if (!part || !above) break;
    const isOpen = /-$/u.test(above.text.trimEnd()) || isFull(above.line, line?.text ?? '', lines);
    variants = variants.flatMap((text) => [
      `${text}, ${part}`,
      ...(isOpen ? [text.endsWith('-') ? text + part : `${text} ${part}`] : []),
    ]);
    for (const text of variants) found.push({ address: readAddress(text), from, text });
  }
  return found;
}

function hasPlace(address: Address): boolean {
  return address.municipality !== undefined || address.countryCode !== undefined;
}

export type FoundLocation = {
  location: ParsedLocation;
  /** Countries where it may be when it names none, the likeliest first. */
  likelyCountries: readonly string[];
};

/** Pieces of one address may stand apart: "Berlin | Germany", a street in a cell of its own. */
function complement(best: Found, all: readonly Found[]): Address {
  const near = all
    .filter((found) => found !== best && Math.abs(found.from - best.from) <= 1)
    .map(({ address }) => address);
  const address = { ...best.address };
  if (!address.countryCode) {
    const country = near.find((other) => other.countryCode && !other.municipality && other.weight >= LEAST);
    if (country?.countryCode) address.countryCode = country.countryCode;
  }
  if (!address.municipality) {
    const city = near.find(
      ({ municipality, likelyCountries, weight }) =>
        municipality && likelyCountries?.length && weight >= LEAST,
    );
    if (city?.municipality) address.municipality = city.municipality;
  }
  if (address.streetAddressLines.length === 0 && address.municipality) {
    const street = near.find(
      (other) => other.streetAddressLines.length > 0 && !other.municipality && other.weight >= 2,
    );
    if (street) address.streetAddressLines = street.streetAddressLines;
  }
  return address;
}

/** Gives the location, or undefined when no line holds one. `known` is what is no part of it: the name and the numbers found, as written. */
export function findLocation(
  lines: readonly ContactLine[],
  known: readonly string[],
): FoundLocation | undefined {
  const all = addressesOf(lines, known);
  let best: Found | undefined;
  for (const found of all) {
    if (!hasPlace(found.address) || found.address.weight < LEAST) continue;
    if (!best || found.address.weight > best.address.weight) best = found;
  }
  if (!best) return undefined;
  const address = complement(best, all);
  return {
    location: {
      ...(address.countryCode ? { countryCode: address.countryCode } : {}),
      ...(address.postalCode ? { postalCode: address.postalCode } : {}),
      ...(address.regions.length > 0 ? { regions: address.regions } : {}),
      ...(address.municipality ? { municipality: address.municipality } : {}),
      ...(address.streetAddressLines.length > 0 ? { streetAddressLines: address.streetAddressLines } : {}),
    },
    likelyCountries: address.likelyCountries ?? [],
  };
}
