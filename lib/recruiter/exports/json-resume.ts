import type { ParsedResume } from '@/lib/contracts';
import { personName } from '../records/person-name';
import { foundPart } from './dates';
import { filled, type Json } from './filled';

/** The schema this follows: jsonresume.org, version 1.0.0. */
const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** Returns an absolute URI, which the schema requires. */
function uri(address: string | null | undefined): string | undefined {
  if (!address) return undefined;
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
  return URL.canParse(absolute) && /^https?:/i.test(absolute) ? new URL(absolute).href : undefined;
}

/** Kinds of web address that are a page of one's own; every other kind names a network. */
const OWN_PAGES = ['PersonalWebsite', 'Unknown'];

function basics(resume: ParsedResume): Json {
  const contact = resume.contactInformation;
  const { location } = contact ?? {};
  const addresses = contact?.webAddresses ?? [];
  const current = resume.employmentHistory?.positions?.find((position) => position.isCurrent);
  return filled({
    name: personName(resume),
    label: current?.jobTitle?.raw,
    email: contact?.emailAddresses?.[0],
    phone: contact?.telephones?.[0]?.normalized || contact?.telephones?.[0]?.raw,
    url: uri(addresses.find((address) => OWN_PAGES.includes(address.type ?? 'Unknown'))?.address),
    summary: resume.professionalSummary || resume.objective,
    location: filled({
      address: location?.streetAddressLines?.join('\n'),
      postalCode: location?.postalCode,
      city: location?.municipality,
      countryCode: location?.countryCode,
      region: location?.regions?.[0],
    }),
    profiles: addresses
      .filter((address) => !OWN_PAGES.includes(address.type ?? 'Unknown'))
      .map((address) => filled({ network: address.type, url: uri(address.address) })),
  });
}

function work(resume: ParsedResume): Json[] {
  return (resume.employmentHistory?.positions ?? []).map((position) =>
    filled({
      name: position.employer?.name?.raw,
      position: position.jobTitle?.raw,
      location: position.employer?.location?.municipality,
      startDate: foundPart(position.startDate),
      endDate: position.isCurrent ? undefined : foundPart(position.endDate),
      summary: position.description,
      highlights: position.bullets?.map((bullet) => bullet.text).filter(Boolean),
    }),
  );
}

function education(resume: ParsedResume): Json[] {
  return (resume.education?.educationDetails ?? []).map((one) =>
    filled({
      institution: one.schoolName?.raw,
      area: one.majors?.join(', '),
      studyType: one.degree?.name?.raw,
      startDate: foundPart(one.startDate),
      endDate: foundPart(one.endDate) ?? foundPart(one.lastEducationDate),
      score: one.gpa?.score,
    }),
  );
}

function skills(resume: ParsedResume): Json[] {
  const { normalized, raw } = resume.skills ?? {};
  if (normalized?.length)
    return normalized.map(({ name, rawSkills }) => filled({ name, keywords: rawSkills }));
  return (raw ?? []).map(({ name }) => filled({ name }));
}

function references(resume: ParsedResume): Json[] {
  return (resume.references ?? []).map(({ referenceName, title, company }) =>
    filled({ name: referenceName?.formattedName, reference: [title, company].filter(Boolean).join(', ') }),
  );
}

/**
 * A resume as JSON Resume. Members that the schema does not know (months of experience, quality findings, personal
 * attributes) are left out; dates are as exact as they were found, and a current position has no end.
 */
export function jsonResumeOf(resume: ParsedResume, changedAt: string): Json {
  const achievements = resume.achievements ?? [];
  return filled({
    $schema: SCHEMA,
    basics: basics(resume),
    work: work(resume),
    education: education(resume),
    skills: skills(resume),
    languages: resume.languageCompetencies?.map(({ language, languageCode }) =>
      filled({ language: language || languageCode }),
    ),
    certificates: resume.certifications?.map(({ name }) => filled({ name })),
    awards: achievements.map((title) => filled({ title })),
    interests: resume.hobbies ? [{ name: resume.hobbies }] : [],
    references: references(resume),
    meta: { version: 'v1.0.0', lastModified: changedAt },
  });
}
