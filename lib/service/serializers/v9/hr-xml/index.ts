/**
 * A parsed resume as HR-XML 2.5, the form of `ParsedDocument` in version 9. Names are those that public clients of
 * version 9 read, else those of HR-XML 2.5 (decision 0011). Missing values are left out.
 */
import type { HrXmlResumeData, ParsedResume } from '@/lib/contracts';
import { contactInfo } from './contact';
import { educationHistory } from './education';
import { employmentHistory } from './employment';
import { furtherSections } from './sections';
import { type ParseFacts, resumeUserArea } from './user-area';

export type { ParseFacts } from './user-area';

const UNDETERMINED = 'iv';

/** Returns the whole document; the redacted twin of a resume goes through the same. */
export function hrXmlResume(resume: ParsedResume, facts: ParseFacts): HrXmlResumeData {
  const metadata = resume.resumeMetadata;
  return {
    resume: {
      lang: metadata?.documentLanguage ?? UNDETERMINED,
      xmlns: 'http://ns.hr-xml.org/2006-02-28',
      xmlnsSov: 'http://sovren.com/hr-xml/2006-02-28',
      resumeId: { idValue: null },
      structuredXMLResume: {
        contactInfo: contactInfo(resume.contactInformation),
        executiveSummary: resume.professionalSummary,
        objective: resume.objective,
        employmentHistory: employmentHistory(resume.employmentHistory),
        educationHistory: educationHistory(resume.education),
        ...furtherSections(resume),
        revisionDate: metadata?.documentLastModified,
      },
      nonXMLResume: { textResume: metadata?.plainText },
      userArea: { resumeUserArea: resumeUserArea(resume, facts) },
    },
  };
}
