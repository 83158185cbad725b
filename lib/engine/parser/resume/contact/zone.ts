import type { SourceDocument } from '../../../documents';
import type { Section, SectionKind } from '../sections/model';
import { CALCULATED } from '../sections/model';

/** Where in a document the candidate's own contact details stand, and where those of others do. */

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
  /** First line under a heading that is not about contact. */
  firstBody: number;
};

/** Sorts the lines of a document by whose contact details they may hold. */
export function contactZone(document: SourceDocument, sections: readonly Section[]): ContactZone {
  const kinds = kindOfLines(document, sections);
  const bodies = sections.filter((section) => section.heading !== CALCULATED && !OWN.has(section.kind));
  const firstBody = Math.min(document.lines.length, ...bodies.map((section) => section.firstLine));
  const own: number[] = [];
  const neutral: number[] = [];
  document.lines.forEach((line, index) => {
    const kind = kinds[index];
    const isMargin = line.role === 'header' || line.role === 'footer';
    const isTop = kind === undefined && index < Math.max(Math.min(firstBody, REACH_OF_TOP), TOP);
    if ((kind && OWN.has(kind)) || isMargin || isTop) own.push(index);
    else if (!kind || !OF_OTHERS.has(kind)) neutral.push(index);
  });
  return { own, neutral, firstBody };
}

/** Beyond this line nothing is the top of a document, even when no heading was found. */
const REACH_OF_TOP = 40;

function kindOfLines(document: SourceDocument, sections: readonly Section[]): (SectionKind | undefined)[] {
  const kinds = new Array<SectionKind | undefined>(document.lines.length).fill(undefined);
  for (const section of sections) {
    if (section.heading !== CALCULATED) kinds[section.firstLine] ??= section.kind;
    for (const { index } of section.lines) kinds[index] = section.kind;
  }
  return kinds;
}
