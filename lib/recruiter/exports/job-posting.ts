import type { ParsedJob } from '@/lib/contracts';
import { escapeHtml } from '../ground/escape-html';
import { filled, type Json } from './filled';

/** Contract and employment types in the words of schema.org/employmentType. */
const EMPLOYMENT: Readonly<Record<string, readonly string[]>> = {
  fulltime: ['FULL_TIME'],
  parttime: ['PART_TIME'],
  'fulltime/parttime': ['FULL_TIME', 'PART_TIME'],
};

const CONTRACT: Readonly<Record<string, string>> = {
  temporary: 'TEMPORARY',
  interim: 'TEMPORARY',
  freelance: 'CONTRACTOR',
  internship: 'INTERN',
  voluntary: 'VOLUNTEER',
};

/** Returns the terms of schema.org for contract and hours. */
export function employmentTypes(job: ParsedJob): string[] {
  const contract = CONTRACT[job.contractType ?? ''];
  return [...(EMPLOYMENT[job.employmentType ?? ''] ?? []), ...(contract ? [contract] : [])];
}

function paragraphs(text: string | null | undefined): string {
  return escapeHtml(text ?? '')
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** Returns the whole posting as HTML, which schema.org wants for a description. */
function description(job: ParsedJob): string {
  const { jobDescription, jobRequirements, benefits, employerDescription } = job;
  const parts = [jobDescription, jobRequirements, benefits, employerDescription].map(paragraphs).join('');
  return parts || paragraphs(job.jobMetadata?.plainText);
}

function place({ currentLocation: location }: ParsedJob): Json {
  const address = filled({
    streetAddress: location?.streetAddressLines?.join(', '),
    postalCode: location?.postalCode,
    addressLocality: location?.municipality,
    addressRegion: location?.regions?.[0],
    addressCountry: location?.countryCode,
  });
  if (Object.keys(address).length === 0) return {};
  const { latitude, longitude } = location?.geoCoordinates ?? {};
  return filled({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', ...address },
    geo: latitude === undefined ? undefined : { '@type': 'GeoCoordinates', latitude, longitude },
  });
}

function baseSalary({ salary }: ParsedJob): Json {
  const range = filled({ minValue: salary?.minimum?.value, maxValue: salary?.maximum?.value });
  if (Object.keys(range).length === 0) return {};
  return filled({
    '@type': 'MonetaryAmount',
    currency: salary?.currency,
    value: { '@type': 'QuantitativeValue', ...range, unitText: 'YEAR' },
  });
}

function typed(type: string, members: Json): Json {
  const known = filled(members);
  return Object.keys(known).length > 0 ? { '@type': type, ...known } : {};
}

function workHours({ minimumWorkingHours: from, maximumWorkingHours: to }: ParsedJob): string {
  const hours = [...new Set([from?.value, to?.value])].filter((value) => value !== undefined);
  return hours.length > 0 ? `${hours.join('-')} hours a week` : '';
}

function experience({ minimumYears }: ParsedJob): Json {
  const months = (minimumYears?.value ?? 0) * 12;
  return months > 0 ? { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: months } : {};
}

function occupation(job: ParsedJob): string {
  const { onet, profession } = job.normalizedProfession ?? job.jobTitles?.normalizedProfession ?? {};
  return onet?.codeId
    ? [onet.codeId, onet.description].filter(Boolean).join(' ')
    : (profession?.description ?? '');
}

/**
 * Converts a job to a schema.org JobPosting in JSON-LD. Salaries are yearly. `about` has the day the job was added,
 * used as the day of posting where the posting names none, and the address it was fetched from.
 */
export function jobPostingOf(job: ParsedJob, about: { addedAt: string; source: string | null }): Json {
  const { applicationDetails: application, skills } = job;
  const named = skills?.normalized?.length ? skills.normalized : (skills?.raw ?? []);
  return filled({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.jobTitles?.mainJobTitle,
    description: description(job),
    url: about.source,
    identifier: typed('PropertyValue', {
      name: application?.referenceNumber && job.employerNames?.mainEmployerName,
      value: application?.referenceNumber,
    }),
    datePosted: application?.postedDate?.value ?? about.addedAt.slice(0, 10),
    validThrough: application?.applicationDeadline?.value,
    jobStartDate: job.startDate?.value,
    employmentType: employmentTypes(job),
    hiringOrganization: typed('Organization', {
      name: job.employerNames?.mainEmployerName,
      description: job.employerDescription,
    }),
    jobLocation: place(job),
    jobLocationType: job.isRemote ? 'TELECOMMUTE' : undefined,
    baseSalary: baseSalary(job),
    workHours: workHours(job),
    skills: named.map(({ name }) => name).join(', '),
    qualifications: [...(job.certificationsAndLicenses ?? []), ...(job.driversLicenses ?? [])].join(', '),
    educationRequirements: job.requiredDegree,
    experienceRequirements: experience(job),
    jobBenefits: job.benefits,
    occupationalCategory: occupation(job),
    applicationContact: typed('ContactPoint', {
      name: application?.contactPerson,
      telephone: application?.contactPhone,
      email: application?.contactEmail,
      url: application?.website,
    }),
  });
}
