import type { ParsedResume } from '@/lib/contracts';
import { plainText, type SourceDocument } from '../../documents';
import { findDates } from '../../kernel';
import type { Gazetteer } from '../../taxonomy';
import { countriesOfNumbers } from '../shared/contact/number-countries';
import { cultureOf, languageOf, UNDETERMINED } from '../shared/language';
import type { PlaceContext } from '../shared/places/settle';
import { type Steps, stepper } from '../shared/stepper';
import { readContact } from './contact';
import { contactZone } from './contact/zone';
import { covered } from './coverage';
import { readCredentials } from './credentials';
import { highestDegree, withDegreeLevel } from './degrees';
import { findDetails } from './details';
import type { DetailRow } from './details/rows';
import { readEducation } from './education';
import type { ParsedPosition } from './entries/model';
import { relatePositions, summariseExperience } from './experience';
import { type LanguageCompetency, readLanguages, withResumeLanguage } from './languages';
import { describeDocument } from './metadata';
import { readNarrative } from './narrative';
import type { ResumeParseOptions, ResumeParseOutcome } from './options';
import { readOtherSections } from './other';
import { type TextSection, withParagraphs } from './paragraphs';
import { readPersonalAttributes } from './personal';
import { drivingLicence } from './personal/driving';
import { readPositions, VOLUNTEER } from './positions';
import { assessQuality, callsForWarning } from './quality';
import { redactResume, reservedDataOf } from './redaction';
import { findSections } from './sections';
import { type ParserSettings, readSettings } from './settings';
import { type NamedSkills, readNamedSkills, readSkills } from './skills';

export type { ResumeParseOptions, ResumeParseOutcome } from './options';

/** Labelled rows that identify somebody or their address. */
const PRIVATE: ReadonlySet<DetailRow['kind']> = new Set<DetailRow['kind']>([
  'name',
  'givenName',
  'familyName',
  'address',
  'permanentAddress',
  'phone',
  'email',
  'relative',
  'fathersName',
  'mothersMaidenName',
  'dateOfBirth',
  'birthplace',
  'passportNumber',
  'nationalIdentity',
]);

/**
 * Returns the rows of the plain text that identify the candidate or a referee: contact details, full dates among them,
 * referees.
 */
function sensitiveLines(
  { document, options, sections, rows }: Reading,
  ownRows: readonly number[],
  contactRows: readonly number[],
) {
  const today = options.documentLastModified;
  const referees = sections.filter(({ kind }) => kind === 'references');
  const dated = ownRows.filter((row) =>
    findDates(document.lines[row]?.text ?? '', { today }).some(
      ({ start, end }) => (start ?? end)?.day !== undefined,
    ),
  );
  const labelled = rows.filter(({ kind }) => PRIVATE.has(kind));
  return new Set([
    ...contactRows,
    ...labelled.flatMap(({ lines }) => lines),
    ...dated,
    ...referees.flatMap(({ lines }) => lines.map(({ index }) => index)),
  ]);
}

type Contact = NonNullable<ParsedResume['contactInformation']>;

type Reading = {
  document: SourceDocument;
  options: ResumeParseOptions;
  settings: ParserSettings;
  steps: Steps;
  sections: TextSection[];
  /** Labelled rows about the person. */
  rows: DetailRow[];
  language: string;
};

/**
 * Returns evidence for the places of entries, which are likelier in the candidate's country than elsewhere; without an
 * address the telephones say which that is.
 */
function placeContext(
  gazetteer: Gazetteer | undefined,
  language: string,
  { location, telephones }: Contact,
): PlaceContext | undefined {
  const country = location?.countryCode;
  const numbers = (telephones ?? []).flatMap(({ raw }) => raw ?? []);
  const countries = { document: country ? [country] : countriesOfNumbers(numbers, language).number };
  return gazetteer && { gazetteer, evidence: { language, countries } };
}

/** Reads work history and education with their summary. */
function readHistory({ options, settings, steps, sections, language }: Reading, contact: Contact) {
  const today = options.documentLastModified;
  const country = contact.location?.countryCode ?? undefined;
  const context = { ...options, language, places: placeContext(options.gazetteer, language, contact) };
  const cultureCountry = cultureOf(language, country)?.split('-')[1];
  const found = steps.run(() => readPositions(sections, context), []);
  const positions = found.map(({ position }) => position);
  const studies = steps.run(() => readEducation(sections, context), []);
  const education = studies.map((entry) => withDegreeLevel(entry.education, cultureCountry));
  const doubtful = studies
    .filter(({ doubts }) => doubts.includes('degree'))
    .map((study) => study.education.id);
  const highest = highestDegree(education, new Set(doubtful));
  const paid = positions.filter(({ jobType }) => jobType !== VOLUNTEER);
  const summary = summariseExperience(paid, settings.englishSummary ? 'en' : language, today);
  const members: ParsedResume = {
    education: { ...(highest ? { highestDegree: highest } : {}), educationDetails: education },
    employmentHistory: {
      ...(summary ? { experienceSummary: summary } : {}),
      positions: relatePositions(positions, settings.createBullets),
    },
  };
  const entryDoubts = [
    ...found.flatMap(({ position, hasDoubtfulDates }) =>
      hasDoubtfulDates ? [{ id: position.id, field: 'jobDates' as const }] : [],
    ),
    ...studies.flatMap(({ education: { id }, doubts: fields }) => fields.map((field) => ({ id, field }))),
  ];
  const studyLines = new Set(studies.flatMap(({ header }) => header));
  const jobLines = found.flatMap(({ lines }) => lines);
  const historyLines = new Set([...jobLines, ...studyLines]);
  const entryLines = new Set([...jobLines, ...studies.flatMap(({ lines }) => lines)]);
  return { positions, education, members, entryDoubts, studyLines, historyLines, entryLines };
}

/** Reads the skills of lists, and those only in running text. */
function readAllSkills(
  { options, steps, sections, language }: Reading,
  positions: ParsedPosition[],
  known: { history: ReadonlySet<number>; languages: LanguageCompetency[] },
): NamedSkills {
  const today = options.documentLastModified;
  const listed = steps.run(
    () => readSkills(sections, positions, { ...known, today, strings: options.strings }),
    [],
  );
  const taxonomy = options.skills;
  const none: NamedSkills = { raw: [], meant: [] };
  const named = taxonomy
    ? steps.run(() => readNamedSkills(sections, positions, { taxonomy, language, listed }), none)
    : none;
  return { raw: [...listed, ...named.raw], meant: named.meant };
}

/** Reads everything except contact, history and metadata. */
function readSections(
  { options, settings, steps, sections, rows, language }: Reading,
  own: Own & { studyLines: ReadonlySet<number>; languages: LanguageCompetency[] },
  skills: NamedSkills['raw'],
): ParsedResume {
  const today = options.documentLastModified;
  const { languages } = own;
  const licence = steps.run(() => drivingLicence(sections, rows), undefined);
  const personal = steps.run(
    () => readPersonalAttributes(own.texts, own.rows, { today, drivingLicense: licence }),
    undefined,
  );
  const places = placeContext(options.gazetteer, language, own.contact);
  return {
    ...steps.run(() => readNarrative(sections, own.lines), {}),
    ...(personal ? { personalAttributes: personal } : {}),
    skills: { raw: skills },
    ...steps.run<ParsedResume>(() => readCredentials(sections, today, own.studyLines), {}),
    languageCompetencies: settings.addResumeLanguage ? withResumeLanguage(languages, language) : languages,
    ...steps.run(
      () =>
        readOtherSections(sections, today, {
          country: own.contact.location?.countryCode ?? undefined,
          places,
        }),
      {},
    ),
  };
}

/** Facts from the candidate's own lines, known when the other sections are read. */
type Own = {
  lines: ReadonlySet<number>;
  texts: string[];
  rows: readonly DetailRow[];
  contact: Contact;
};

/**
 * Reads a document as a resume (parsing.md, ResumeData) and makes its redacted twin. Pure and total: it never throws,
 * and facts missing from the document are absent from the answer. Normalised skills, professions and the taxonomy tree
 * are left to the taxonomy.
 */
export function parseResume(document: SourceDocument, options: ResumeParseOptions): ResumeParseOutcome {
  const today = options.documentLastModified;
  const settings = readSettings(options.configuration);
  const steps = stepper(options.shouldStop);
  const text = plainText(document);
  // 1. The language, the sections, and the candidate's own lines.
  const language = steps.run(() => languageOf(text), UNDETERMINED);
  const found = steps.run(() => [...findSections(document)], []);
  const details = steps.run(() => findDetails(document, found), { rows: [], sections: found });
  const sections = withParagraphs(document, details.sections);
  const zone = contactZone(document, sections, details.rows);
  // 2. The person and the address.
  const { contact, lines, isTownDoubtful } = steps.run(
    () => readContact(document, zone, { ...options, language, rows: details.rows }),
    {
      contact: {},
      lines: [],
      isTownDoubtful: false,
    },
  );
  const country = contact.location?.countryCode ?? undefined;
  // 3. Work history and education, then the other sections, which refer to them.
  const reading = { document, options, settings, steps, sections, rows: details.rows, language };
  const own = {
    lines: new Set(zone.own),
    texts: zone.own.flatMap((index) => document.lines[index]?.text ?? []),
    rows: details.rows.filter(({ index }) => zone.own.includes(index)),
    contact,
  };
  const { positions, education, members, studyLines, historyLines, ...history } = readHistory(
    reading,
    contact,
  );
  const languages = steps.run(() => readLanguages(sections, details.rows), []);
  const skills = readAllSkills(reading, positions, { history: historyLines, languages });
  const resume: ParsedResume = {
    contactInformation: contact,
    ...members,
    ...readSections(reading, { ...own, studyLines, languages }, skills.raw),
  };
  // 4. Facts about the document as a whole.
  const reservedData = reservedDataOf(resume);
  const described = { text, language, country, today, settings, sections, reservedData };
  resume.resumeMetadata = describeDocument(described);
  const isIncomplete = document.truncated || steps.stopped;
  const doubts = document.doubts ?? [];
  const entries = { positions, education, ...history, strings: options.strings };
  const scans = document.scans ?? [];
  const evidence = { resume, ...entries, isTownDoubtful, sections, today, isIncomplete, doubts, scans };
  const resumeQuality = assessQuality(evidence);
  resume.resumeMetadata.resumeQuality = resumeQuality;
  // 5. The redacted twin.
  const sensitive = sensitiveLines(reading, zone.own, lines);
  const redacted = redactResume(resume, reservedData, sensitive, options.strings);
  return {
    resume: covered(resume, settings),
    redacted: covered(redacted, settings),
    meantSkills: skills.meant,
    hasWarnings: callsForWarning(resumeQuality),
    stoppedEarly: steps.stopped,
  };
}
