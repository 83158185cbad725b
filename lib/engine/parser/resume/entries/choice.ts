import { type DateOptions, findDates } from '../../../kernel';
import type { Section, SectionKind } from '../headings/kinds';

/**
 * The sections in which entries of a kind are read: those of the kind, and those that combine it with another subject
 * ("Education and Experience") when no section is only about it.
 */
export function sectionsAbout(sections: readonly Section[], kind: SectionKind): Section[] {
  const own = sections.filter((section) => section.kind === kind);
  const shared = sections.filter(({ kind: other, alsoKinds }) => other !== kind && alsoKinds.includes(kind));
  return own.length > 0 ? own : shared;
}

/** True for a section that announces both work and education, in which each entry must show its kind. */
export function mixesWorkAndEducation({ kind, alsoKinds }: Section): boolean {
  const kinds = [kind, ...alsoKinds];
  return kinds.includes('workHistory') && kinds.includes('education');
}

/** Sections whose entries look like those of a career, but are not. */
const OTHER_ENTRIES: ReadonlySet<SectionKind> = new Set([
  'training',
  'certifications',
  'licenses',
  'references',
  'volunteering',
  'affiliations',
  'awards',
  'publications',
]);

/** Returns the sections on other subjects that may hold entries of a kind, according to their own labels. */
export function sectionsBeside(sections: readonly Section[], kind: SectionKind): Section[] {
  const about = sectionsAbout(sections, kind);
  return sections.filter((section) => !OTHER_ENTRIES.has(section.kind) && !about.includes(section));
}

/** False for a section without any date. */
export const mayBeDated = ({ lines }: Section, dates: DateOptions): boolean =>
  lines.some(({ line }) => /\d{2}/u.test(line.text) && findDates(line.text, dates).length > 0);
