import fc from 'fast-check';
import {
  DEGREE_TYPES,
  type ParsedResume,
  SCHOOL_TYPES,
  SECTION_TYPES,
  WEB_ADDRESS_TYPES,
} from '@/lib/contracts';

/** Resumes of all kinds, as the contract of version 10 has them. */

const text = fc.stringMatching(/^[A-ZÀ-ž一-鿿][\w à-ž.,;'"&<>-]{0,30}[a-z]$/);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { maxLength: 3 });
const count = fc.nat({ max: 600 });
const two = (value: number) => String(value).padStart(2, '0');

const day = fc
  .record({
    year: fc.integer({ min: 1950, max: 2026 }),
    month: fc.integer({ min: 1, max: 12 }),
    at: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, at }) => `${year}-${two(month)}-${two(at)}`);

const LAST_MODIFIED = '2026-11-01';

const date = fc.oneof(
  day.map((of) => ({ date: of, isCurrentDate: false, foundYear: true, foundMonth: true, foundDay: true })),
  day.map((of) => ({
    date: `${of.slice(0, 7)}-01`,
    isCurrentDate: false,
    foundYear: true,
    foundMonth: true,
    foundDay: false,
  })),
  day.map((of) => ({
    date: `${of.slice(0, 4)}-01-01`,
    isCurrentDate: false,
    foundYear: true,
    foundMonth: false,
    foundDay: false,
  })),
);

const current = {
  date: LAST_MODIFIED,
  isCurrentDate: true,
  foundYear: false,
  foundMonth: false,
  foundDay: false,
};

const place = fc.record({
  countryCode: maybe(fc.constantFrom('NL', 'FR', 'US')),
  postalCode: maybe(fc.constantFrom('1011 AB', '75001')),
  regions: maybe(some(text)),
  municipality: maybe(text),
  streetAddressLines: maybe(some(text)),
});

const name = fc.record({
  formattedName: text,
  prefix: maybe(fc.constantFrom('Dr.', 'Frau')),
  givenName: maybe(text),
  moniker: maybe(text),
  middleName: maybe(text),
  familyName: maybe(text),
  suffix: maybe(fc.constantFrom('RN', 'PhD')),
});

const ways = {
  location: maybe(place),
  telephones: maybe(some(fc.record({ raw: text, normalized: maybe(fc.constantFrom('+31 20 624 1111')) }))),
  emailAddresses: maybe(some(fc.emailAddress())),
  webAddresses: maybe(some(fc.record({ address: fc.webUrl(), type: fc.constantFrom(...WEB_ADDRESS_TYPES) }))),
};

const skillPlaces = fc.array(
  fc.oneof(
    fc.constantFrom(...SECTION_TYPES).map((sectionType) => ({ sectionType })),
    count.map((at) => ({ sectionType: 'WORK_HISTORY', id: `POS-${at}` })),
    count.map((at) => ({ sectionType: 'EDUCATION', id: `EDU-${at}` })),
  ),
  { maxLength: 4 },
);

const usage = {
  foundIn: maybe(skillPlaces),
  monthsExperience: maybe(count.map((value) => ({ value }))),
  lastUsed: maybe(day.map((value) => ({ value }))),
};

const profession = fc.record({
  profession: maybe(fc.record({ codeId: count, description: text })),
  isco: maybe(fc.record({ codeId: count, description: text, version: fc.constant('2008') })),
  onet: maybe(
    fc.record({ codeId: fc.constant('15-1252.00'), description: text, version: fc.constant('2019') }),
  ),
  confidence: maybe(fc.constantFrom(0.25, 0.75, 1)),
});

const time = fc.oneof(
  fc.record({ isCurrent: fc.boolean(), endDate: maybe(date) }),
  fc.constant({ isCurrent: true, endDate: current }),
);

const work = fc.record({
  employer: maybe(
    fc.record({
      name: fc.record({ raw: text, probability: maybe(fc.constantFrom('Probable', 'Confident')) }),
      otherFoundName: maybe(text.map((raw) => ({ raw: `${raw} (shop)` }))),
      location: maybe(place),
    }),
  ),
  isSelfEmployed: fc.boolean(),
  jobTitle: maybe(fc.record({ raw: text, normalized: maybe(text), variations: maybe(some(text)) })),
  startDate: maybe(date),
  numberEmployeesSupervised: maybe(count.map((value) => ({ value }))),
  jobType: maybe(fc.constantFrom('contract', 'internship', 'UNSPECIFIED')),
  jobLevel: maybe(text),
  description: maybe(text),
  bullets: maybe(some(fc.record({ type: fc.constantFrom('sentence', 'creativeTerm'), text }))),
  normalizedProfession: maybe(profession),
});

const position = fc.tuple(work, time).map(([job, when]) => ({ ...job, ...when }));

const study = fc.record({
  text: maybe(text),
  schoolName: maybe(fc.record({ raw: text, normalized: maybe(text) })),
  schoolType: maybe(fc.constantFrom(...SCHOOL_TYPES)),
  location: maybe(place),
  degree: maybe(
    fc.record({
      name: fc.record({ raw: text, normalized: maybe(text) }),
      type: maybe(fc.constantFrom(...DEGREE_TYPES)),
    }),
  ),
  majors: maybe(some(text)),
  minors: maybe(some(text)),
  gpa: maybe(
    fc.record({
      score: fc.constantFrom('3.5', '1,3'),
      scoringSystem: fc.constant('GPA'),
      maxScore: maybe(fc.constant('4.0')),
      minimumScore: maybe(fc.constant('1.0')),
      normalizedScore: maybe(fc.constantFrom(0.875, 0.5)),
    }),
  ),
  startDate: maybe(date),
  endDate: maybe(fc.oneof(date, fc.constant(current))),
  graduated: maybe(fc.boolean().map((value) => ({ value }))),
});

const numbered =
  <T extends object>(mark: string) =>
  (entries: T[]) =>
    entries.map((entry, index) => ({ id: `${mark}-${index + 1}`, ...entry }));

const skills = fc.record({
  raw: maybe(some(fc.record({ name: text, ...usage }))),
  normalized: maybe(
    some(
      fc.record({
        name: text,
        id: fc.constant('KS1'),
        type: fc.constantFrom('IT', 'Soft'),
        rawSkills: some(text),
        ...usage,
      }),
    ),
  ),
});

const found = { foundInContext: maybe(text) };

const metadata = fc.record({
  plainText: maybe(text),
  documentLanguage: fc.constantFrom('en', 'nl', 'zh'),
  documentCulture: fc.constantFrom('en-GB', 'nl-NL'),
  parserSettings: maybe(text),
  documentLastModified: fc.constant(LAST_MODIFIED),
  foundSections: maybe(
    some(
      fc.record({
        firstLineNumber: count,
        lastLineNumber: count,
        sectionType: fc.constantFrom(...SECTION_TYPES),
        headerTextFound: maybe(text),
      }),
    ),
  ),
  resumeQuality: maybe(
    some(
      fc.record({
        level: fc.constant('Data Missing'),
        findings: some(
          fc.record({
            qualityCode: fc.constantFrom('213', '231'),
            sectionIdentifiers: some(count.map((at) => ({ sectionType: 'WORK_HISTORY', id: `POS-${at}` }))),
            message: text,
          }),
        ),
      }),
    ),
  ),
  reservedData: maybe(fc.record({ names: some(text), phones: some(text), urls: some(text) })),
});

const sections = {
  professionalSummary: maybe(text),
  objective: maybe(text),
  coverLetter: maybe(text),
  qualificationsSummary: maybe(text),
  hobbies: maybe(text),
  patents: maybe(text),
  publications: maybe(text),
  speakingEngagements: maybe(text),
  achievements: maybe(some(text)),
  certifications: maybe(
    some(fc.record({ name: text, matchedFromList: fc.boolean(), isVariation: fc.boolean() })),
  ),
  licenses: maybe(some(fc.record({ name: text, matchedFromList: fc.boolean() }))),
  associations: maybe(some(fc.record({ organization: text, role: maybe(text) }))),
  languageCompetencies: maybe(some(fc.record({ languageCode: fc.constantFrom('nl', 'fr', 'zh'), ...found }))),
  securityCredentials: maybe(some(fc.record({ name: text, ...found }))),
  references: maybe(
    some(fc.record({ referenceName: name, title: maybe(text), company: maybe(text), ...ways })),
  ),
  militaryExperience: maybe(
    some(
      fc.record({
        country: fc.constant('NL'),
        service: maybe(fc.record({ name: text, branch: maybe(text), rank: maybe(text) })),
        startDate: maybe(date),
        ...found,
      }),
    ),
  ),
  training: maybe(
    fc.record({
      text,
      trainings: some(
        fc.record({ text, entity: maybe(text), qualifications: maybe(some(text)), startDate: maybe(date) }),
      ),
    }),
  ),
  personalAttributes: maybe(
    fc.record({
      drivingLicense: maybe(text),
      nationality: maybe(text),
      maritalStatus: maybe(text),
      gender: maybe(text),
      dateOfBirth: maybe(
        day.map((of) => ({
          date: of,
          isCurrentDate: false,
          foundYear: true,
          foundMonth: true,
          foundDay: true,
        })),
      ),
      requiredSalary: maybe(fc.record({ currency: fc.constant('EUR'), amount: count })),
      nationalIdentities: maybe(some(fc.record({ number: text, phrase: maybe(text) }))),
    }),
  ),
};

export const anyResume: fc.Arbitrary<ParsedResume> = fc.record({
  contactInformation: maybe(fc.record({ candidateName: maybe(name), ...ways })),
  employmentHistory: fc.record({
    experienceSummary: maybe(
      fc.record({
        description: maybe(text),
        monthsOfWorkExperience: count,
        executiveType: fc.constant('IT'),
        managementScore: count,
      }),
    ),
    positions: some(position).map(numbered('POS')),
  }),
  education: maybe(fc.record({ educationDetails: some(study).map(numbered('EDU')) })),
  skills: maybe(skills),
  resumeMetadata: metadata,
  ...sections,
});
