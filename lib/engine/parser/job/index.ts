import type { ParsedJob } from '@/lib/contracts';
import { plainText, type SourceDocument } from '../../documents';
import { languageOfPosting, UNDETERMINED } from '../shared/language';
import { type Steps, stepper } from '../shared/stepper';
import { type Contacts, readApplication, readContacts, readOwners } from './application';
import { readDates } from './dates';
import { readEmployers } from './employers';
import { type Labels, readLabels } from './labels';
import { readLevel } from './level';
import { readLocation } from './locations';
import { describePosting } from './metadata';
import { readNarrative } from './narrative';
import type { JobParseOptions, JobParseOutcome } from './options';
import { readCertificates, readDrivingLicences } from './requirements/credentials';
import { readDegrees } from './requirements/degrees';
import { readLanguageCodes } from './requirements/languages';
import { readSkills } from './requirements/skills';
import { readYears } from './requirements/years';
import { readSalary } from './salary';
import { payTexts } from './salary/texts';
import { findPostingSections, type PostingSection } from './sections';
import { readTerms } from './terms';
import { readTermsOfInterest } from './terms/interest';
import { readTitles } from './titles';

export type { JobParseOptions, JobParseOutcome } from './options';

type Reading = {
  document: SourceDocument;
  options: JobParseOptions;
  steps: Steps;
  sections: PostingSection[];
  labels: Labels;
  language: string;
};

const NO_CONTACTS: Contacts = { emails: [], numbers: [], sites: [] };

function hostsOf({ emails, sites }: Contacts): string[] {
  const mailHosts = emails.flatMap((email) => email.split('@')[1] ?? []);
  return [...mailHosts, ...sites.map((site) => site.replace(/^https?:\/\//iu, '').split(/[/?#:]/u)[0] ?? '')];
}

/** Returns employer, title and place, which the other readers refer to. */
function readIdentity({ document, options, steps, sections, labels, language }: Reading) {
  const titles = steps.run(() => readTitles(document, sections, labels), { others: [] });
  const contacts = steps.run(() => readContacts(document), NO_CONTACTS);
  const title = titles.main ? { title: titles.main } : {};
  const employers = steps.run(
    () => readEmployers(document, sections, labels, { ...title, hosts: hostsOf(contacts) }),
    { others: [] },
  );
  const employer = employers.main ? { employer: employers.main } : {};
  const location = steps.run(
    () => readLocation(sections, labels, { ...title, ...employer, language, gazetteer: options.gazetteer }),
    undefined,
  );
  return { titles, employers, location, contacts };
}

function names<Main extends string, All extends string>(
  { main, others }: { main?: string; others: string[] },
  mainName: Main,
  allName: All,
) {
  const all = [...(main ? [main] : []), ...others];
  return { ...(main ? { [mainName]: main } : {}), [allName]: all };
}

/** Returns the requirements of the job. */
function readRequirements(
  { options, steps, sections, labels, language }: Reading,
  { title, country }: { title: string | undefined; country: string | undefined },
  employers: readonly string[],
): ParsedJob {
  const { degrees, required, schools } = steps.run(
    () => readDegrees(sections, labels, { title, language, country }),
    { degrees: [], schools: [] },
  );
  const certificates = steps.run(() => readCertificates(sections, title), []);
  const context = { taxonomy: options.skills, language, names: [...employers, ...certificates] };
  const degreeNames = degrees.flatMap(({ name }) => name ?? []);
  return {
    ...steps.run<ParsedJob>(() => readYears(sections, labels), {}),
    ...(required ? { requiredDegree: required } : {}),
    degrees,
    schoolNames: schools,
    certificationsAndLicenses: certificates,
    driversLicenses: steps.run(() => readDrivingLicences(sections, labels), []),
    languageCodes: steps.run(() => readLanguageCodes(sections, labels), []),
    skills: { raw: steps.run(() => readSkills(sections, context, degreeNames), []) },
  };
}

/** Returns the offer of the job, its start, and the ways to apply. */
function readOffer(
  { options, steps, sections, labels, language }: Reading,
  { title, contacts }: { title: string; contacts: Contacts },
  country: string | undefined,
): ParsedJob {
  const place = country ? { country } : {};
  const terms = steps.run<ParsedJob>(() => readTerms(sections, labels, title), {});
  const salary = steps.run(() => readSalary(payTexts(sections, labels), { ...place, language }), undefined);
  const dates = steps.run(
    () => readDates(sections, labels, { today: options.documentLastModified, ...place }),
    {},
  );
  return {
    ...terms,
    ...(salary ? { salary } : {}),
    ...(dates.start ? { startDate: dates.start } : {}),
    ...(dates.end ? { endDate: dates.end } : {}),
    applicationDetails: {
      ...steps.run(() => readApplication(sections, labels, contacts, country), {}),
      ...(dates.deadline ? { applicationDeadline: dates.deadline } : {}),
      ...(dates.posted ? { postedDate: dates.posted } : {}),
    },
    termsOfInterest: steps.run(() => readTermsOfInterest(sections), []),
    owners: steps.run(() => readOwners(sections, labels), []),
  };
}

/**
 * Reads a document as a job posting (parsing.md, JobData). Pure and total: it never throws, and facts missing from the
 * document are absent from the answer. Normalised skills and professions and the taxonomy tree are left to the
 * taxonomy.
 */
export function parseJob(document: SourceDocument, options: JobParseOptions): JobParseOutcome {
  const steps = stepper(options.shouldStop);
  const text = plainText(document);
  // 1. The language, the parts of the posting, and the facts after labels.
  const language = steps.run(() => languageOfPosting(text), UNDETERMINED);
  const sections = steps.run(() => findPostingSections(document), []);
  const labels = readLabels(document);
  const reading: Reading = { document, options, steps, sections, labels, language };
  // 2. The job, its employer and its place; then facts that depend on them.
  const { titles, employers, location, contacts } = readIdentity(reading);
  const country = location?.countryCode ?? undefined;
  const job: ParsedJob = {
    jobTitles: names(titles, 'mainJobTitle', 'jobTitle'),
    employerNames: names(employers, 'mainEmployerName', 'employerName'),
    ...(location ? { currentLocation: location } : {}),
    ...readLevel(titles.main),
    ...steps.run<ParsedJob>(() => readNarrative(sections), {}),
    ...readRequirements(reading, { title: titles.main, country }, [
      ...(employers.main ? [employers.main] : []),
      ...employers.others,
    ]),
    ...readOffer(reading, { title: titles.main ?? '', contacts }, country),
  };
  // 3. Facts about the document as a whole.
  job.jobMetadata = describePosting({
    text,
    language,
    country,
    today: options.documentLastModified,
    configuration: options.configuration,
  });
  return { job, stoppedEarly: steps.stopped };
}
