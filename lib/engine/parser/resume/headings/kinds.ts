import type { SECTION_TYPES } from '@/lib/contracts';
import type { HeadingKind } from '../../../lexicon';
import type { SectionLine } from '../../shared/layout/section-line';

/** parsing.md: SectionType values. */
export type SectionType = (typeof SECTION_TYPES)[number];

/**
 * Subject of a section. Finer than the wire's types, because a list of projects, voluntary work or awards must not be
 * read as work history only because the wire has no type for it.
 */
export type SectionKind = HeadingKind;

/** A section of the document as its author (or, without a heading, the parser) cut it. */
export type Section = {
  kind: SectionKind;
  /** The wire's type; null for kinds that the wire has no type for. */
  type: SectionType | null;
  /** Further kinds of a combined heading such as "Education & Certifications". */
  alsoKinds: SectionKind[];
  /** The heading as written, or `CALCULATED` when the section was found without one. */
  heading: string;
  /** Indexes into the lines of the document, the heading included. */
  firstLine: number;
  lastLine: number;
  /** The body without the heading, in reading order; a side bar or another page may be between two lines. */
  lines: SectionLine[];
};

/** The value of `Section.heading` of a section without a heading (parsing.md, FoundSections). */
export const CALCULATED = 'CALCULATED';

/** The wire's type of each kind. */
export const TYPE_OF_KIND: Record<SectionKind, SectionType | null> = {
  contact: 'CONTACT_INFO',
  personal: 'CONTACT_INFO',
  summary: 'SUMMARY',
  objective: 'OBJECTIVE',
  coverLetter: null,
  qualifications: 'QUALIFICATIONS_SUMMARY',
  workHistory: 'WORK_HISTORY',
  volunteering: 'WORK_HISTORY',
  projects: null,
  education: 'EDUCATION',
  training: 'TRAINING',
  skills: 'SKILLS',
  languages: 'LANGUAGES',
  certifications: 'CERTIFICATIONS',
  licenses: 'LICENSES',
  awards: 'PERSONAL_INTERESTS_AND_ACCOMPLISHMENTS',
  publications: 'OTHER_PUBLICATIONS',
  articles: 'ARTICLES',
  books: 'BOOKS',
  conferencePapers: 'CONFERENCE_PAPERS',
  patents: 'PATENTS',
  speaking: 'SPEAKING',
  references: 'REFERENCES',
  hobbies: 'HOBBIES',
  affiliations: 'PROFESSIONAL_AFFILIATIONS',
  military: 'MILITARY',
  clearances: 'SECURITY_CLEARANCES',
  workStatus: 'WORK_STATUS',
  availability: 'AVAILABILITY',
  ignored: 'IGNORE_DATA_AFTER',
  other: null,
};
