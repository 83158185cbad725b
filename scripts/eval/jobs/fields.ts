import { compact, sameEmployer, samePlace, sameSkill, sameTitle } from './compare.ts';
import type { FieldResult, JobAnswer, JobTruth } from './model.ts';
import { readText, TEXT_NAMES } from './texts.ts';

/** The fields that are measured, and when an answer is right. */

type Field = { name: string; read: (truth: JobTruth, answer: JobAnswer) => FieldResult | undefined };

/** Scores one value that is there or not. */
function single<T>(
  name: string,
  truthOf: (truth: JobTruth) => T | null | undefined,
  answerOf: (answer: JobAnswer) => T | null | undefined,
  same: (truth: T, answer: T) => boolean = (a, b) => a === b,
): Field {
  return {
    name,
    read: (truth, answer) => {
      const due = truthOf(truth);
      if (due === undefined) return undefined;
      const given = answerOf(answer) ?? undefined;
      return {
        right: due !== null && given !== undefined && same(due, given) ? 1 : 0,
        given: given === undefined ? 0 : 1,
        due: due === null ? 0 : 1,
        expected: String(due),
        found: String(given),
      };
    },
  };
}

/** Scores a list in which each value counts. */
function list(
  name: string,
  truthOf: (truth: JobTruth) => readonly string[] | undefined,
  answerOf: (answer: JobAnswer) => readonly string[],
  same: (truth: string, answer: string) => boolean = (a, b) => compact(a) === compact(b),
): Field {
  return {
    name,
    read: (truth, answer) => {
      const due = truthOf(truth);
      if (due === undefined) return undefined;
      const given = answerOf(answer);
      const right = due.filter((value) => given.some((other) => same(value, other)));
      const wrong = given.filter((value) => !due.some((other) => same(other, value)));
      return {
        right: right.length,
        given: right.length + wrong.length,
        due: due.length,
        expected: due.filter((value) => !right.includes(value)).join(' | '),
        found: wrong.join(' | '),
      };
    },
  };
}

const specified = (value: string | undefined) =>
  value === undefined || value === 'unspecified' ? undefined : value;
const yearly = (truth: JobTruth) =>
  truth.salary && `${truth.salary.minimum ?? '-'}..${truth.salary.maximum ?? '-'}`;

const skillsOf = (answer: JobAnswer, required?: boolean) =>
  (answer.Skills?.Raw ?? [])
    .filter((skill) => required === undefined || skill.Required === required)
    .map(({ Name = '' }) => Name);

const digits = (text: string) => text.replace(/\D/gu, '').slice(-8);

/** Fields of a posting. A skill that it names without requiring it costs nothing if all skills are requested. */
export const FIELDS: readonly Field[] = [
  single(
    'title',
    ({ title }) => title,
    ({ JobTitles }) => JobTitles?.MainJobTitle,
    sameTitle,
  ),
  single(
    'employer',
    ({ employer }) => employer,
    ({ EmployerNames }) => EmployerNames?.MainEmployerName,
    sameEmployer,
  ),
  single(
    'city',
    ({ city }) => city,
    ({ CurrentLocation }) => CurrentLocation?.Municipality,
    samePlace,
  ),
  single(
    'country',
    ({ country }) => country,
    ({ CurrentLocation }) => CurrentLocation?.CountryCode,
  ),
  single(
    'employment',
    ({ employmentType }) => employmentType,
    ({ EmploymentType }) => specified(EmploymentType),
  ),
  single(
    'contract',
    ({ contractType }) => contractType,
    ({ ContractType }) => specified(ContractType),
    (due, given) => due.split('|').includes(given),
  ),
  single('salary', yearly, ({ Salary }) =>
    Salary && (Salary.Minimum || Salary.Maximum)
      ? `${Salary.Minimum?.Value ?? '-'}..${Salary.Maximum?.Value ?? '-'}`
      : undefined,
  ),
  single(
    'salary.currency',
    ({ salary }) => (salary ? salary.currency : salary),
    ({ Salary }) => Salary?.Currency,
  ),
  single(
    'salary.scale',
    ({ salary }) => (salary ? salary.timeScale : salary),
    ({ Salary }) => Salary?.TimeScale,
  ),
  single(
    'remote',
    ({ isRemote }) => isRemote,
    ({ IsRemote }) => IsRemote,
  ),
  single(
    'hours',
    ({ hours }) => hours && `${hours.minimum}..${hours.maximum}`,
    ({ MinimumWorkingHours, MaximumWorkingHours }) =>
      MinimumWorkingHours ? `${MinimumWorkingHours.Value}..${MaximumWorkingHours?.Value ?? '-'}` : undefined,
  ),
  single(
    'hours.regular',
    ({ workingHours }) => workingHours,
    ({ WorkingHours }) => WorkingHours,
  ),
  list(
    'skills.required',
    ({ skills }) => skills?.required,
    (answer) => skillsOf(answer, true),
    sameSkill,
  ),
  list(
    'skills',
    ({ skills }) => skills && [...skills.required, ...skills.other],
    (answer) => skillsOf(answer),
    sameSkill,
  ),
  single(
    'years.min',
    ({ minimumYears }) => minimumYears,
    ({ MinimumYears }) => MinimumYears?.Value,
  ),
  single(
    'years.max',
    ({ maximumYears }) => maximumYears,
    ({ MaximumYears }) => MaximumYears?.Value,
  ),
  single(
    'years.management',
    ({ managementYears }) => managementYears,
    ({ MinimumYearsManagement }) => MinimumYearsManagement?.Value,
  ),
  single(
    'degree',
    ({ degree }) => degree,
    ({ RequiredDegree, Degrees }) => Degrees?.find(({ Name }) => Name === RequiredDegree)?.Type,
    (due, given) => due.split('|').includes(given),
  ),
  list(
    'languages',
    ({ languages }) => languages,
    ({ LanguageCodes }) => LanguageCodes ?? [],
  ),
  list(
    'certificates',
    ({ certificates }) => certificates,
    ({ CertificationsAndLicenses }) => CertificationsAndLicenses ?? [],
    sameSkill,
  ),
  list(
    'driving',
    ({ drivingLicences }) => drivingLicences,
    ({ DriversLicenses }) => DriversLicenses ?? [],
  ),
  single(
    'start',
    ({ startDate }) => startDate,
    ({ StartDate }) => StartDate?.Value,
  ),
  single(
    'end',
    ({ endDate }) => endDate,
    ({ EndDate }) => EndDate?.Value,
  ),
  single(
    'deadline',
    ({ deadline }) => deadline,
    ({ ApplicationDetails }) => ApplicationDetails?.ApplicationDeadline?.Value,
  ),
  single(
    'posted',
    ({ posted }) => posted,
    ({ ApplicationDetails }) => ApplicationDetails?.PostedDate?.Value,
  ),
  single(
    'reference',
    ({ reference }) => reference,
    ({ ApplicationDetails }) => ApplicationDetails?.ReferenceNumber,
  ),
  single(
    'person',
    ({ person }) => person,
    ({ ApplicationDetails }) => ApplicationDetails?.ContactPerson,
    (a, b) => compact(a) === compact(b),
  ),
  single(
    'email',
    ({ email }) => email,
    ({ ApplicationDetails }) => ApplicationDetails?.ContactEmail,
  ),
  single(
    'phone',
    ({ phone }) => phone,
    ({ ApplicationDetails }) => ApplicationDetails?.ContactPhone,
    (a, b) => digits(a) === digits(b),
  ),
  single(
    'website',
    ({ website }) => website,
    ({ ApplicationDetails }) => ApplicationDetails?.Website,
    (a, b) => compact(a) === compact(b),
  ),
  single(
    'language',
    ({ language }) => language,
    ({ JobMetadata }) => JobMetadata?.DocumentLanguage,
  ),
  ...TEXT_NAMES.map(
    (name): Field => ({ name: `text.${name}`, read: (truth, answer) => readText(name, truth, answer) }),
  ),
];
