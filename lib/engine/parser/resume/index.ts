import type { ParsedResume } from '@/lib/contracts';
import { plainText, type SourceDocument } from '../../documents';
import { readContact } from './contact';
import { contactZone } from './contact/zone';
import { readCredentials } from './credentials';
import { readEducation } from './education';
import { readLanguages } from './languages';
import { readNarrative } from './narrative';
import type { ResumeParseOptions, ResumeParseOutcome } from './options';
import { readPositions } from './positions';
import { findSections } from './sections';
import { readSkills } from './skills';

export type { ResumeParseOptions, ResumeParseOutcome } from './options';

/** Reads a document as a resume. Never throws; what is not in the document is absent from the answer. */
export function parseResume(document: SourceDocument, options: ResumeParseOptions): ResumeParseOutcome {
  const sections = findSections(document);
  const zone = contactZone(document, sections);
  const { contact } = readContact(document, zone, {});
  const positions = readPositions(sections, options).map((found) => found.position);
  const educationDetails = readEducation(sections, options).map((found) => found.education);
  const resume: ParsedResume = {
    contactInformation: contact,
    ...readNarrative(sections, new Set(zone.own)),
    languageCompetencies: readLanguages(sections),
    ...readCredentials(sections, options.documentLastModified),
    employmentHistory: { positions },
    education: { educationDetails },
    skills: { raw: readSkills(sections, positions) },
    resumeMetadata: { plainText: plainText(document), documentLastModified: options.documentLastModified },
  };
  return { resume, redacted: { resumeMetadata: {} }, hasWarnings: false, stoppedEarly: false };
}
