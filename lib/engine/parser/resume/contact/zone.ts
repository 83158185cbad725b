import type { Line, SourceDocument } from '../../../documents';
import { emailsInText } from '../../shared/contact/emails';
import { phoneCandidates } from '../../shared/contact/phones';
import { addressesInText, isCalledOwn, typeOfAddress } from '../../shared/contact/web-addresses';
import type { DetailKind } from '../details/labels';
import type { DetailRow } from '../details/rows';
import { CALCULATED, type Section, type SectionKind } from '../headings/kinds';

/** Finds the parts of a document with the candidate's own contact details, and those with other people's. */

/** Contact details in these sections belong to employers, schools, referees, publishers or customers. */
const OF_OTHERS: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'workHistory',
  'volunteering',
  'projects',
  'education',
  'training',
  'references',
  'publications',
  'articles',
  'books',
  'conferencePapers',
  'patents',
  'speaking',
  'certifications',
  'licenses',
  'awards',
  'affiliations',
  'military',
]);

const OWN: ReadonlySet<SectionKind> = new Set<SectionKind>(['contact', 'personal']);
/** Lines at the top that count as the candidate's when the document has no section of contact details. */
const TOP = 12;

export type ContactZone = {
  /** Lines of the candidate's contact details, in reading order. */
  own: number[];
  /** Lines that are neither the candidate's nor others': asked when the own lines hold nothing. */
  neutral: number[];
  /** Lines about studies and the like that name a site and call it the candidate's own. */
  calledOwn: number[];
};

/** Share of a line that addresses and links must cover for it to be one of contact details anywhere. */
const COVERED = 0.6;
const NEIGHBOUR_LENGTH = 45;
/** A line of no more letters with a mail address and a number is one of contact details. */
const MOST_LETTERS = 100;

function coverage(line: Line): number {
  const letters = line.text.replace(/\s/gu, '').length;
  if (letters === 0) return 0;
  const linked = line.runs
    .filter(({ href }) => href && /^(?:https?:|mailto:|tel:)/iu.test(href))
    .map(({ text }) => text);
  const numbers = phoneCandidates(line.text).map(({ raw }) => raw);
  const written = [...emailsInText(line.text), ...addressesInText(line.text), ...numbers].filter(
    (address) => !linked.some((text) => text.includes(address)),
  );
  const isMailAndNumber = emailsInText(line.text).length > 0 && numbers.length > 0;
  if (isMailAndNumber && letters <= MOST_LETTERS) return 1;
  return [...linked, ...written].join('').replace(/\s/gu, '').length / letters;
}

/** A short line next to an address in the same column: a label, a place, a handle. */
function isCompanion(line: Line | undefined, beside: Line): boolean {
  if (!line || line.column !== beside.column || line.page !== beside.page) return false;
  return (
    line.text.length <= NEIGHBOUR_LENGTH &&
    /^[\p{Lu}\p{Lo}+(\d]/u.test(line.text) &&
    !/[.!?;]$/u.test(line.text.trim())
  );
}

/** In a section that nobody knows only mail and profiles count: its pages may be about anything. */
function isProfile(line: Line): boolean {
  const links = [...line.runs.flatMap(({ href }) => href ?? []), ...addressesInText(line.text)];
  return links.some(
    (link) => /^mailto:/iu.test(link) || !['Unknown', 'PersonalWebsite'].includes(typeOfAddress(link)),
  );
}

/** Lines in sections of another kind ("About me") that plainly hold contact details, with their companions. */
function scattered(
  document: SourceDocument,
  candidates: readonly number[],
  kinds: readonly (SectionKind | undefined)[],
) {
  const found = new Set(
    candidates.filter((index) => {
      const line = document.lines[index];
      return line?.page === 0 && coverage(line) >= COVERED && (kinds[index] !== 'other' || isProfile(line));
    }),
  );
  const companions = [...found].flatMap((index) =>
    [index - 1, index + 1].filter((at) => isCompanion(document.lines[at], document.lines[index] as Line)),
  );
  const possible = new Set(candidates);
  for (const index of companions) if (possible.has(index)) found.add(index);
  return found;
}

const CONTACT: ReadonlySet<DetailKind> = new Set<DetailKind>([
  'phone',
  'email',
  'address',
  'permanentAddress',
]);

/** Sorts the lines of a document by whose contact details they may hold. */
export function contactZone(
  document: SourceDocument,
  sections: readonly Section[],
  rows: readonly DetailRow[],
): ContactZone {
  const kinds = kindOfLines(document, sections);
  const headings = headingLines(sections, rows);
  const own: number[] = [];
  const neutral: number[] = [];
  const calledOwn: number[] = [];
  document.lines.forEach((line, index) => {
    if (headings.has(index)) return;
    const kind = kinds[index];
    const isMargin = line.role === 'header' || line.role === 'footer';
    if ((kind && OWN.has(kind)) || isMargin || (kind === undefined && index < TOP)) own.push(index);
    else if (!kind || !OF_OTHERS.has(kind)) neutral.push(index);
    else if (kind !== 'references' && isCalledOwn(line.text)) calledOwn.push(index);
  });
  const more = scattered(document, neutral, kinds);
  const possible = new Set(neutral);
  for (const { kind, lines } of rows)
    if (CONTACT.has(kind)) for (const index of lines) if (possible.has(index)) more.add(index);
  return {
    own: [...own, ...more].sort((a, b) => a - b),
    neutral: neutral.filter((index) => !more.has(index)),
    calledOwn,
  };
}

/** Lines that are a heading and no more; "Address: 12 High Street" holds something itself. */
function headingLines(sections: readonly Section[], rows: readonly DetailRow[]): Set<number> {
  const telling = new Set(
    rows
      .filter(({ kind, value, lines }) => CONTACT.has(kind) && value !== '' && lines.length === 1)
      .map(({ index }) => index),
  );
  const withHeading = sections.filter(
    ({ heading, firstLine }) => heading !== CALCULATED && !telling.has(firstLine),
  );
  return new Set(
    withHeading
      .filter(({ firstLine, lines }) => lines[0]?.index !== firstLine)
      .map(({ firstLine }) => firstLine),
  );
}

function kindOfLines(document: SourceDocument, sections: readonly Section[]): (SectionKind | undefined)[] {
  const kinds = new Array<SectionKind | undefined>(document.lines.length).fill(undefined);
  for (const section of sections) for (const { index } of section.lines) kinds[index] = section.kind;
  return kinds;
}
