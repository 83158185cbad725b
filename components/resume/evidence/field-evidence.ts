import { dateSpellings } from '@/components/dossier/evidence/date-spellings';
import type { EvidenceContext } from '@/components/dossier/evidence/nearness';
import { type EvidenceQuery, textsOf } from '@/components/dossier/evidence/query';
import type { ParsedResume } from '@/lib/contracts';

export type Position = NonNullable<NonNullable<ParsedResume['employmentHistory']>['positions']>[number];
export type EducationEntry = NonNullable<NonNullable<ParsedResume['education']>['educationDetails']>[number];

/** A passage is recognised by its beginning. */
const BEGINNING = 80;

/** Returns the headings under which the parser found sections of these types. */
export function headingsOf(resume: ParsedResume, ...sectionTypes: readonly string[]): string[] {
  return (resume.resumeMetadata?.foundSections ?? [])
    .filter(({ sectionType }) => sectionType && sectionTypes.includes(sectionType))
    .flatMap(({ headerTextFound }) => (headerTextFound === 'CALCULATED' ? [] : textsOf(headerTextFound)));
}

/** Returns the evidence of a value of a section that has a heading. */
export function evidenceUnder(
  resume: ParsedResume,
  sectionTypes: readonly string[],
  ...values: readonly (string | null | undefined)[]
): EvidenceQuery {
  return { values: textsOf(...values), context: { after: headingsOf(resume, ...sectionTypes) } };
}

function positionContext(resume: ParsedResume, position: Position): EvidenceContext {
  const language = resume.resumeMetadata?.documentLanguage;
  return {
    near: textsOf(
      position.employer?.name?.raw,
      position.jobTitle?.raw,
      position.description?.slice(0, BEGINNING),
      dateSpellings(position.startDate, language)[0],
      position.startDate?.foundYear ? position.startDate.date.slice(0, 4) : null,
      position.endDate?.foundYear ? position.endDate.date.slice(0, 4) : null,
    ),
    after: headingsOf(resume, 'WORK_HISTORY'),
  };
}

/** Returns the evidence of a value of a position, near its other facts. */
export function positionEvidence(
  resume: ParsedResume,
  position: Position,
  ...values: readonly (string | null | undefined)[]
): EvidenceQuery {
  const sought = textsOf(...values);
  const context = positionContext(resume, position);
  return {
    values: sought,
    context: { ...context, near: (context.near ?? []).filter((near) => !sought.includes(near)) },
  };
}

/** Returns the evidence of a value of an education entry, near its other facts. */
export function educationEvidence(
  resume: ParsedResume,
  entry: EducationEntry,
  ...values: readonly (string | null | undefined)[]
): EvidenceQuery {
  const sought = textsOf(...values);
  const end = entry.endDate ?? entry.lastEducationDate;
  const near = textsOf(
    entry.schoolName?.raw,
    entry.degree?.name?.raw,
    entry.majors?.[0],
    entry.text?.slice(0, BEGINNING),
    end?.foundYear ? end.date.slice(0, 4) : null,
  ).filter((value) => !sought.includes(value));
  return { values: sought, context: { near, after: headingsOf(resume, 'EDUCATION') } };
}

/** Returns the evidence of the first line of a section, found by its heading; for advice about a section. */
export function sectionEvidence(resume: ParsedResume, sectionType: string): EvidenceQuery {
  return { values: headingsOf(resume, sectionType), context: {} };
}
