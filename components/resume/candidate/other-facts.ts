import { unlessSame } from '@/components/dossier/details/detail';
import { exactDateText, periodText } from '@/components/dossier/months';
import { countryName } from '@/components/dossier/words';
import { exactPlace } from '@/components/dossier/workbench/place-text';
import type { ParsedResume } from '@/lib/contracts';

/** One of the rarer facts of a CV. `path` is set where it can be corrected as text. */
export type Fact = {
  readonly label: string;
  readonly text: string;
  readonly path?: string;
  /** Further data on it. */
  readonly note?: string;
};

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
  const country = known.nationalityCountryCode ? countryName(known.nationalityCountryCode) : '';
  const identities = (known.nationalIdentities ?? []).map(({ number, phrase }) => joined(phrase, number));
  return [
    ...worded,
    { label: 'Born on', text: exactDateText(known.dateOfBirth) },
    { label: 'Citizen of', text: country },
    { label: 'Earns', text: salaryText(known.currentSalary) },
    { label: 'Asks for', text: salaryText(known.requiredSalary) },
    ...identities.map((text) => ({ label: 'National id', text })),
  ];
}

function trainingFacts({ training }: ParsedResume): FactGroup {
  const trainings = training?.trainings ?? [];
  const listed = trainings.map(({ text, entity, qualifications, startDate, endDate }) => ({
    label: 'Training',
    text: text ?? joined(entity, periodText(startDate, endDate)),
    note: joined(...(qualifications ?? []), entity, exactDateText(startDate), exactDateText(endDate)),
  }));
  const whole = { label: 'As written', text: training?.text ?? '', path: 'training.text' };
  return {
    id: 'training',
    title: 'Training',
    sectionTypes: ['TRAINING'],
    facts: [...listed, whole],
  };
}

type Reference = NonNullable<ParsedResume['references']>[number];

function referenceFact(reference: Reference): Fact {
  const { referenceName: name, title, company, telephones, emailAddresses } = reference;
  const parts = [
    name?.prefix,
    name?.givenName,
    name?.moniker,
    name?.middleName,
    name?.familyName,
    name?.suffix,
  ];
  const phones = telephones ?? [];
  return {
    label: 'Reference',
    text: joined(
      name?.formattedName,
      title,
      company,
      ...phones.map(({ raw }) => raw),
      ...(emailAddresses ?? []),
    ),
    note: joined(
      reference.type,
      parts.filter(Boolean).join(' '),
      exactPlace(reference.location),
      ...phones.map(({ raw, normalized }) => unlessSame(normalized, raw)),
      ...(reference.webAddresses ?? []).map(({ address, type }) => joined(type, address)),
    ),
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
      facts: (associations ?? []).map(({ organization, role, foundInContext }) => ({
        label: 'Membership',
        text: joined(role, organization),
        note: foundInContext ?? '',
      })),
    },
    {
      id: 'military',
      title: 'Military service',
      sectionTypes: ['MILITARY'],
      facts: (militaryExperience ?? []).map(({ service, country, startDate, endDate, foundInContext }) => ({
        label: 'Service',
        text: joined(service?.rank, service?.branch, service?.name, country, periodText(startDate, endDate)),
        note: joined(foundInContext, exactDateText(startDate), exactDateText(endDate)),
      })),
    },
    {
      id: 'security',
      title: 'Security clearance',
      sectionTypes: ['SECURITY_CLEARANCES'],
      facts: (securityCredentials ?? []).map(({ name, foundInContext }) => ({
        label: 'Clearance',
        text: name ?? '',
        note: foundInContext ?? '',
      })),
    },
    {
      id: 'references',
      title: 'References',
      sectionTypes: ['REFERENCES'],
      facts: (references ?? []).map(referenceFact),
    },
  ];
}

/** A fact that has only a note is shown by it. */
function sayingSomething(fact: Fact): Fact[] {
  const { note, ...plain } = fact;
  if (fact.text.trim() !== '') return note && note !== fact.text ? [fact] : [plain];
  return note ? [{ ...plain, text: note }] : [];
}

/** Returns the rarer parts of a CV that this one has, in the order of how often they matter. */
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
    .map((group) => ({ ...group, facts: group.facts.flatMap(sayingSomething) }))
    .filter(({ facts }) => facts.length > 0);
}
