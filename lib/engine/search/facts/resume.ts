import type { ParsedResume } from '@/lib/contracts';
import { degreeRank } from '../../taxonomy';
import { closedUp, itemOf } from '../words';
import {
  type DocumentRow,
  dayOf,
  distinct,
  lower,
  MISSING,
  NO_DAY,
  numberOf,
  ownColumns,
  placeColumns,
  placeTexts,
  type RowContext,
  type Skill,
  skillColumns,
  type Texts,
  taxonomiesOf,
  textsOf,
  titleForms,
} from './shared';

/** Marks a skill as current when its last use is not before the date of the document. */
function skillsOfResume({ skills }: ParsedResume, today: string): Skill[] {
  const read = (name: string | null | undefined, months: number | undefined, last: string | undefined) => ({
    name: name ?? '',
    months: months ?? MISSING,
    isCurrent: last !== undefined && today !== NO_DAY && last >= today,
  });
  return [
    ...(skills?.raw ?? []).map(({ name, monthsExperience, lastUsed }) =>
      read(name, monthsExperience?.value, lastUsed?.value),
    ),
    ...(skills?.normalized ?? []).map(({ name, monthsExperience, lastUsed }) =>
      read(name, monthsExperience?.value, lastUsed?.value),
    ),
  ];
}

/** `CurrentManagementLevel` of resumes in the words of the filter. */
const MANAGEMENT_LEVELS: Record<string, string> = {
  'low-or-no-level': 'none',
  'low-level': 'low',
  'mid-level': 'mid',
  'somewhat high-level': 'high',
  'high-level': 'high',
  'executive-level': 'high',
};

function educationColumns({ education }: ParsedResume) {
  const entries = education?.educationDetails ?? [];
  const types = entries.map(({ degree }) => degree?.type ?? '');
  const all = [...types, education?.highestDegree?.type ?? ''];
  const ended = entries.filter(({ endDate, lastEducationDate, graduated }) =>
    Boolean((endDate ?? lastEducationDate) && graduated?.value !== false),
  );
  const grades = entries.map(({ gpa }) => gpa?.normalizedScore ?? MISSING);
  return {
    schools: entries.map(({ schoolName }) => itemOf(schoolName?.normalized || schoolName?.raw)),
    degrees: entries.map(({ degree }) => itemOf(degree?.name?.raw || degree?.name?.normalized)),
    majors: entries.map(({ majors, minors }) =>
      [...(majors ?? []), ...(minors ?? [])].map(itemOf).join(' ¶ '),
    ),
    degree_types: types.map(lower),
    grades,
    degree_rank: Math.max(MISSING, ...all.map(degreeRank)),
    top_grade: Math.max(MISSING, ...grades),
    is_student: entries.some(({ endDate }) => endDate?.isCurrentDate),
    graduated:
      ended
        .map(({ endDate, lastEducationDate }) => endDate ?? lastEducationDate)
        .filter((date) => date && !date.isCurrentDate)
        .map((date) => dayOf(date?.date))
        .sort()
        .at(-1) ?? NO_DAY,
  };
}

type Position = NonNullable<NonNullable<ParsedResume['employmentHistory']>['positions']>[number];

/** Returns the titles of a position, in all their forms. */
function titlesOf({ resumeMetadata }: ParsedResume, { jobTitle }: Position, context: RowContext): string[] {
  const written = [jobTitle?.raw, jobTitle?.normalized, ...(jobTitle?.variations ?? [])];
  return titleForms(written, resumeMetadata?.documentLanguage, context);
}

function resumeTexts(resume: ParsedResume, context: RowContext): Texts {
  const { employmentHistory, education, skills, contactInformation, certifications, licenses } = resume;
  const positions = employmentHistory?.positions ?? [];
  const entries = education?.educationDetails ?? [];
  const titles = positions.flatMap((position) => titlesOf(resume, position, context));
  const employers = positions.map(({ employer }) => employer?.name?.raw);
  const skillNames = [
    ...(skills?.raw ?? []).map(({ name }) => name),
    ...(skills?.normalized ?? []).map(({ name }) => name),
  ];
  const schools = entries.map(({ schoolName }) => schoolName?.raw ?? schoolName?.normalized);
  const degrees = entries.flatMap(({ degree, majors }) => [degree?.name?.raw, ...(majors ?? [])]);
  const certificates = [...(certifications ?? []), ...(licenses ?? [])].map(({ name }) => name);
  const places = placeTexts(contactInformation?.location);
  const lists = [...titles, ...employers, ...skillNames, ...schools, ...degrees, ...certificates, ...places];
  const told = [
    resume.resumeMetadata?.plainText,
    resume.professionalSummary,
    resume.objective,
    resume.qualificationsSummary,
    ...positions.map(({ description }) => description),
    ...(resume.achievements ?? []),
    resume.hobbies,
    resume.patents,
    resume.publications,
    resume.speakingEngagements,
  ];
  return textsOf({
    text: [...told, ...lists],
    title: titles,
    employer: employers,
    skill: skillNames.map(closedUp),
    school: schools,
    degree: degrees,
    certification: certificates,
    place: places,
  });
}

function careerColumns(resume: ParsedResume, context: RowContext) {
  const { employmentHistory } = resume;
  const summary = employmentHistory?.experienceSummary;
  const positions = employmentHistory?.positions ?? [];
  const titled = positions.flatMap((position) =>
    titlesOf(resume, position, context).map((title) => ({
      title: itemOf(title),
      isCurrent: position.isCurrent ?? false,
    })),
  );
  const employed = positions.map(({ employer, isCurrent }) => ({
    employer: itemOf(employer?.name?.raw),
    isCurrent: isCurrent ?? false,
  }));
  return {
    titles: titled.map(({ title }) => title),
    title_is_current: titled.map(({ isCurrent }) => isCurrent),
    employers: employed.map(({ employer }) => employer),
    employer_is_current: employed.map(({ isCurrent }) => isCurrent),
    executive_type: lower(summary?.executiveType),
    management_level: MANAGEMENT_LEVELS[lower(summary?.currentManagementLevel)] ?? '',
    months: numberOf(summary?.monthsOfWorkExperience),
    management_months: numberOf(summary?.monthsOfManagementExperience),
    months_per_employer: numberOf(summary?.averageMonthsPerEmployer),
    predictive_index: numberOf(summary?.fulltimeDirectHirePredictiveIndex),
  };
}

/** Returns the searchable facts of a resume; from the stored copy, so that nothing identifies a person. */
export function rowOfResume(resume: ParsedResume, context: RowContext): DocumentRow {
  const { resumeMetadata, contactInformation, certifications, licenses } = resume;
  const today = dayOf(resumeMetadata?.documentLastModified);
  return {
    ...resumeTexts(resume, context),
    ...careerColumns(resume, context),
    ...educationColumns(resume),
    ...skillColumns(skillsOfResume(resume, today)),
    ...ownColumns(context),
    ...placeColumns(contactInformation?.location, context),
    revision: today,
    language: lower(resumeMetadata?.documentLanguage),
    certifications: distinct(
      [...(certifications ?? []), ...(licenses ?? [])].map(({ name }) => itemOf(name)),
    ),
    security_credentials: distinct((resume.securityCredentials ?? []).map(({ name }) => itemOf(name))),
    languages: distinct((resume.languageCompetencies ?? []).map((each) => lower(each.languageCode))),
    taxonomies: taxonomiesOf(resume.skillsData),
    has_patents: Boolean(resume.patents),
    is_author: Boolean(resume.publications),
    is_speaker: Boolean(resume.speakingEngagements),
    is_military: (resume.militaryExperience?.length ?? 0) > 0,
  };
}
