import type { ParsedResume } from '@/lib/contracts';
import { cultureOf } from '../../shared/language';
import type { Section } from '../headings/kinds';
import type { ReservedData } from '../redaction';
import { describeSettings, type ParserSettings } from '../settings';

/** parsing.md, ResumeMetadata: facts about the document as a whole; the quality findings are added later. */

type Metadata = NonNullable<ParsedResume['resumeMetadata']>;
type FoundSection = NonNullable<NonNullable<Metadata['foundSections']>[number]>;

/** Returns the sections that have a type on the wire; line numbers are zero-based rows of the plain text. */
function foundSections(sections: readonly Section[]): FoundSection[] {
  return sections.flatMap(({ type, firstLine, lastLine, heading }) =>
    type === null
      ? []
      : [
          {
            firstLineNumber: firstLine,
            lastLineNumber: lastLine,
            sectionType: type,
            headerTextFound: heading,
          },
        ],
  );
}

export type DocumentFacts = {
  text: string;
  language: string;
  /** ISO code of the candidate's country. */
  country: string | undefined;
  /** yyyy-MM-dd. */
  today: string;
  settings: ParserSettings;
  sections: readonly Section[];
  reservedData: ReservedData;
};

/** Puts the facts of a document in the form of the contract. */
export function describeDocument({
  text,
  language,
  country,
  today,
  settings,
  sections,
  reservedData,
}: DocumentFacts): Metadata {
  const culture = cultureOf(language, country);
  return {
    plainText: text,
    documentLanguage: language,
    ...(culture ? { documentCulture: culture } : {}),
    parserSettings: describeSettings(settings, language, culture),
    documentLastModified: today,
    foundSections: foundSections(sections),
    reservedData,
  };
}
