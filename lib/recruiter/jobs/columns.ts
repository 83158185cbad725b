import type { ParsedJob } from '@/lib/contracts';
import { placeOfLocation } from '../distances/model';
import { folded } from '../ground/folded';
import { named, short } from '../ground/text';
import type { ListColumns } from '../records/kind';
import { skillColumns } from '../records/skills';
import { jobFacts } from './facts';

const UNTITLED = 'Title not found';

/** A value of the contract that means "not stated". */
const UNSAID = 'unspecified';

/** Salaries are whole numbers in the store; anything larger is not a salary. */
const MOST = 2_000_000_000;

function said(type: string | null | undefined): string | null {
  return type && type !== UNSAID ? short(type) : null;
}

function amount(value: { value: number } | null | undefined): number | null {
  return value && Math.abs(value.value) < MOST ? value.value : null;
}

/** Returns the title of a posting. */
export function titleOf(job: ParsedJob): string | null {
  return short(job.jobTitles?.mainJobTitle) ?? short(job.jobTitles?.jobTitle?.[0]);
}

/** Returns who offers the job. */
export function employerOf(job: ParsedJob): string | null {
  return short(job.employerNames?.mainEmployerName) ?? short(job.employerNames?.employerName?.[0]);
}

/** Returns the columns of a job, corrections included. */
export function columnsOf(job: ParsedJob): ListColumns {
  const title = titleOf(job);
  const employer = employerOf(job);
  const city = short(job.currentLocation?.municipality);
  const reference = short(job.applicationDetails?.referenceNumber);
  const skills = skillColumns(job.skills);
  const others = [...(job.jobTitles?.jobTitle ?? []), ...(job.employerNames?.employerName ?? [])];
  const facts = jobFacts(job, title ?? UNTITLED);
  const labels = facts.map(({ label }) => label);
  return {
    name: title ?? UNTITLED,
    name_key: title ? folded(title) : '\u{10ffff}',
    employer,
    employer_key: employer && folded(employer),
    city,
    city_key: city && folded(city),
    country_code: short(job.currentLocation?.countryCode)?.toUpperCase() ?? null,
    ...skills,
    languages: named(job.languageCodes, 20),
    document_language: short(job.jobMetadata?.documentLanguage),
    profession: short(
      (job.normalizedProfession ?? job.jobTitles?.normalizedProfession)?.profession?.description,
    ),
    findings: 0,
    contract: said(job.contractType),
    employment: said(job.employmentType),
    remote: job.isRemote ?? null,
    salary_minimum: amount(job.salary?.minimum),
    salary_maximum: amount(job.salary?.maximum),
    salary_currency: short(job.salary?.currency),
    posted_on: job.applicationDetails?.postedDate?.value ?? null,
    closes_on: job.applicationDetails?.applicationDeadline?.value ?? null,
    reference,
    headline: [title, employer],
    everything: [title, employer, city, reference, ...others, ...labels, job.jobMetadata?.plainText],
    facts,
    place: placeOfLocation(job.currentLocation),
  };
}
