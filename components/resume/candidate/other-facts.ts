import { dateText, periodText } from '@/components/dossier/months';
import { countryName } from '@/components/dossier/words';
import type { ParsedResume } from '@/lib/contracts';

/** One of the rarer things a CV may tell. `path` is set where it can be corrected as text. */
export type Fact = { readonly label: string; readonly text: string; readonly path?: string };

/** Facts that belong together under a heading. */
export type FactGroup = {
  readonly id: string;
  readonly title: string;
  readonly sectionTypes: readonly string[];
  readonly facts: readonly Fact[];
};

const ATTRIBUTES = [
  ['availability', 'Available'],
  ['currentLocation', 'Lives in'],
  ['preferredLocation', 'Would work in'],
  ['willingToRelocate', 'Would relocate'],
  ['nationality', 'Nationality'],
  ['visaStatus', 'Work permit'],
  ['drivingLicense', 'Driving licence'],
  ['birthplace', 'Born in'],
  ['gender', 'Gender'],
  ['maritalStatus', 'Marital status'],
  ['familyComposition', 'Family'],
  ['motherTongue', 'Mother tongue'],
  ['fathersName', "Father's name"],
  ['mothersMaidenName', "Mother's maiden name"],
  ['passportNumber', 'Passport'],
  ['hukouCity', 'Hukou city'],
  ['hukouArea', 'Hukou area'],
] as const;

const PASSAGES = [
  ['objective', 'Objective', ['OBJECTIVE']],
  ['qualificationsSummary', 'Qualifications', ['QUALIFICATIONS_SUMMARY']],
  ['coverLetter', 'Cover letter', []],
  ['publications', 'Publications', ['ARTICLES', 'BOOKS', 'CONFERENCE_PAPERS', 'OTHER_PUBLICATIONS']],
  ['patents', 'Patents', ['PATENTS']],
  ['speakingEngagements', 'Talks', ['SPEAKING']],
  ['hobbies', 'Interests', ['HOBBIES', 'PERSONAL_INTERESTS_AND_ACCOMPLISHMENTS']],
] as const;

function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}

function salaryText(
  salary: { amount?: number | null | undefined; currency?: string | null | undefined } | null | undefined,
): string {
  return salary?.amount
    ? joined(`${salary.amount.toLocaleString('en-GB')} ${salary.currency ?? ''}`.trim())
    : '';
}

function personalFacts(resume: ParsedResume): Fact[] {
  const known = resume.personalAttributes;
  if (!known) return [];
  const worded = ATTRIBUTES.map(([name, label]) => ({
    label,
    text: known[name] ?? '',
    path: `personalAttributes.${name}`,
  }));
  const country =
    known.nationalityCountryCode && !known.nationality ? countryName(known.nationalityCountryCode) : '';
  const identities = (known.nationalIdentities ?? []).map(({ number, phrase }) => joined(phrase, number));
  return [
    ...worded,
    { label: 'Born on', text: dateText(known.dateOfBirth) },
    { label: 'Nationality', text: country },
    { label: 'Earns', text: salaryText(known.currentSalary) },
    { label: 'Asks for', text: salaryText(known.requiredSalary) },
    ...identities.map((text) => ({ label: 'National id', text })),
  ];
}

function trainingFacts({ training }: ParsedResume): FactGroup {
  const trainings = training?.trainings ?? [];
  const listed = trainings.map(({ text, entity, startDate, endDate }) => ({
    label: 'Training',
    text: text ?? joined(entity, periodText(startDate, endDate)),
  }));
  const whole = { label: 'Training', text: training?.text ?? '', path: 'training.text' };
  return {
    id: 'training',
    title: 'Training',
    sectionTypes: ['TRAINING'],
    facts: listed.length > 0 ? listed : [whole],
  };
}

function listedFacts(resume: ParsedResume): FactGroup[] {
  const { achievements, associations, securityCredentials, militaryExperience, references } = resume;
  return [
    {
      id: 'achievements',
      title: 'Achievements',
      sectionTypes: ['PERSONAL_INTERESTS_AND_ACCOMPLISHMENTS'],
      facts: (achievements ?? []).map((text, index) => ({
        label: 'Achievement',
        text,
        path: `achievements.${index}`,
      })),
    },
    trainingFacts(resume),
    {
      id: 'associations',
      title: 'Memberships',
      sectionTypes: ['PROFESSIONAL_AFFILIATIONS'],
      facts: (associations ?? []).map(({ organization, role }) => ({
        label: 'Membership',
        text: joined(role, organization),
      })),
    },
    {
      id: 'military',
      title: 'Military service',
      sectionTypes: ['MILITARY'],
      facts: (militaryExperience ?? []).map(({ service, country, startDate, endDate, foundInContext }) => ({
        label: 'Service',
        text:
          joined(service?.rank, service?.branch, service?.name, country, periodText(startDate, endDate)) ||
          (foundInContext ?? ''),
      })),
    },
    {
      id: 'security',
      title: 'Security clearance',
      sectionTypes: ['SECURITY_CLEARANCES'],
      facts: (securityCredentials ?? []).map(({ name }) => ({ label: 'Clearance', text: name ?? '' })),
    },
    {
      id: 'references',
      title: 'References',
      sectionTypes: ['REFERENCES'],
      facts: (references ?? []).map(({ referenceName, title, company, telephones, emailAddresses }) => ({
        label: 'Reference',
        text: joined(
          referenceName?.formattedName,
          title,
          company,
          ...(telephones ?? []).map(({ raw }) => raw),
          ...(emailAddresses ?? []),
        ),
      })),
    },
  ];
}

/** The rarer parts of a CV that this one has, in the order of how often they matter. */
export function otherFacts(resume: ParsedResume): FactGroup[] {
  const passages = PASSAGES.map(([path, title, sectionTypes]) => ({
    id: path,
    title,
    sectionTypes,
    facts: [{ label: title, text: resume[path] ?? '', path }],
  }));
  const personal = {
    id: 'personal',
    title: 'About the person',
    sectionTypes: ['CONTACT_INFO', 'WORK_STATUS', 'AVAILABILITY'],
    facts: personalFacts(resume),
  };
  return [personal, ...listedFacts(resume), ...passages]
    .map((group) => ({ ...group, facts: group.facts.filter(({ text }) => text.trim() !== '') }))
    .filter(({ facts }) => facts.length > 0);
}
