import type { ParsedJob } from '@/lib/contracts';
import { degreeRank } from '../../taxonomy';
import { closedUp, itemOf } from '../words';
import {
  type DocumentRow,
  dayOf,
  distinct,
  lower,
  MISSING,
  MONTHS_A_YEAR,
  NO_DAY,
  ownColumns,
  placeColumns,
  placeTexts,
  type RowContext,
  skillColumns,
  type Texts,
  taxonomiesOf,
  textsOf,
  titleForms,
} from './shared';

/** Returns the titles of a job, in all their forms. */
function titlesOf({ jobTitles, jobMetadata }: ParsedJob, context: RowContext): string[] {
  const written = [jobTitles?.mainJobTitle, ...(jobTitles?.jobTitle ?? [])];
  return titleForms(written, jobMetadata?.documentLanguage, context);
}

function jobTexts(job: ParsedJob, context: RowContext): Texts {
  const titles = titlesOf(job, context);
  const employers = [job.employerNames?.mainEmployerName, ...(job.employerNames?.employerName ?? [])];
  const skillNames = [
    ...(job.skills?.raw ?? []).map(({ name }) => name),
    ...(job.skills?.normalized ?? []).map(({ name }) => name),
  ];
  const degrees = [job.requiredDegree, ...(job.degrees ?? []).map(({ name }) => name)];
  const certificates = job.certificationsAndLicenses ?? [];
  const places = placeTexts(job.currentLocation);
  const told = [
    job.jobMetadata?.plainText,
    job.jobDescription,
    job.jobRequirements,
    job.benefits,
    job.employerDescription,
  ];
  const schools = job.schoolNames ?? [];
  return textsOf({
    text: [
      ...told,
      ...titles,
      ...employers,
      ...skillNames,
      ...degrees,
      ...certificates,
      ...places,
      ...schools,
    ],
    title: titles,
    employer: employers,
    skill: skillNames.map(closedUp),
    school: schools,
    degree: degrees,
    certification: certificates,
    place: places,
  });
}

const NOTHING_OF_A_PERSON = {
  security_credentials: [],
  top_grade: MISSING,
  is_student: false,
  graduated: NO_DAY,
  months_per_employer: MISSING,
  predictive_index: MISSING,
  has_patents: false,
  is_author: false,
  is_speaker: false,
  is_military: false,
};

/** Schools and degrees of a job are not paired; the lists have the same length all the same. */
function educationColumns({ schoolNames, requiredDegree, degrees }: ParsedJob) {
  const schools = (schoolNames ?? []).map(itemOf);
  const named = [
    ...(requiredDegree ? [{ name: requiredDegree, type: '' }] : []),
    ...(degrees ?? []).map(({ name, type }) => ({ name, type: type ?? '' })),
  ];
  const rows = [...schools.map(() => undefined), ...named];
  return {
    schools: rows.map((_, at) => schools[at] ?? ''),
    degrees: rows.map((degree) => itemOf(degree?.name)),
    majors: rows.map(() => ''),
    degree_types: rows.map((degree) => lower(degree?.type)),
    grades: rows.map(() => MISSING),
    degree_rank: Math.max(MISSING, ...named.map(({ type }) => degreeRank(type))),
  };
}

/** Returns the searchable facts of a job. Its titles and its employer are current. */
export function rowOfJob(job: ParsedJob, context: RowContext): DocumentRow {
  const titles = distinct(titlesOf(job, context).map(itemOf));
  const employers = distinct(
    [job.employerNames?.mainEmployerName, ...(job.employerNames?.employerName ?? [])].map(itemOf),
  );
  const skills = [...(job.skills?.raw ?? []), ...(job.skills?.normalized ?? [])];
  const { minimumYears, minimumYearsManagement } = job;
  return {
    ...NOTHING_OF_A_PERSON,
    ...jobTexts(job, context),
    ...skillColumns(skills.map(({ name }) => ({ name: name ?? '', months: MISSING, isCurrent: true }))),
    ...educationColumns(job),
    ...ownColumns(context),
    ...placeColumns(job.currentLocation, context),
    revision: dayOf(job.jobMetadata?.documentLastModified),
    language: lower(job.jobMetadata?.documentLanguage),
    titles,
    title_is_current: titles.map(() => true),
    employers,
    employer_is_current: employers.map(() => true),
    certifications: distinct((job.certificationsAndLicenses ?? []).map(itemOf)),
    languages: distinct((job.languageCodes ?? []).map(lower)),
    taxonomies: taxonomiesOf(job.skillsData),
    executive_type: lower(job.executiveType),
    management_level: lower(job.managementLevel),
    months: minimumYears ? minimumYears.value * MONTHS_A_YEAR : MISSING,
    management_months: minimumYearsManagement ? minimumYearsManagement.value * MONTHS_A_YEAR : MISSING,
  };
}
