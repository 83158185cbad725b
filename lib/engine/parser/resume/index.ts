import type { ParsedResume } from '@/lib/contracts';
import { plainText, type SourceDocument } from '../../documents';
import { findDates } from '../../kernel';
import { type Steps, stepper } from '../stepper';
import { readContact } from './contact';
import { contactZone } from './contact/zone';
import { covered } from './coverage';
import { readCredentials } from './credentials';
import { cultureOf, languageOf, UNDETERMINED } from './culture';
import { highestDegree, withDegreeLevel } from './degrees';
import { readEducation } from './education';
import type { ParsedPosition } from './entries/model';
import { relatePositions, summariseExperience } from './experience';
import { readLanguages, withResumeLanguage } from './languages';
import { describeDocument } from './metadata';
import { readNarrative } from './narrative';
import type { ResumeParseOptions, ResumeParseOutcome } from './options';
import { readOtherSections } from './other';
import { type TextSection, withParagraphs } from './paragraphs';
import { readPersonalAttributes } from './personal';
import { readPositions, VOLUNTEER } from './positions';
import { assessQuality, callsForWarning } from './quality';
import { redactResume, reservedDataOf } from './redaction';
import { findSections } from './sections';
import { type ParserSettings, readSettings } from './settings';
import { readSkills } from './skills';

export type { ResumeParseOptions, ResumeParseOutcome } from './options';

/** Rows of the plain text that identify the candidate or a referee: contact details, full dates among them, referees. */
function sensitiveLines(
  { document, options, sections }: Reading,
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
  return new Set([
    ...contactRows,
    ...dated,
    ...referees.flatMap(({ lines }) => lines.map(({ index }) => index)),
  ]);
}

type Reading = {
  document: SourceDocument;
  options: ResumeParseOptions;
  settings: ParserSettings;
  steps: Steps;
  sections: TextSection[];
  language: string;
};

/** Work history and education with what their entries say together. */
function readHistory({ options, settings, steps, sections, language }: Reading, country: string | undefined) {
  const today = options.documentLastModified;
  const context = { ...options, language };
  const cultureCountry = cultureOf(language, country)?.split('-')[1];
  const positions = steps.run(() => readPositions(sections, context).map(({ position }) => position), []);
  const education = steps.run(
    () => readEducation(sections, context).map((entry) => withDegreeLevel(entry.education, cultureCountry)),
    [],
  );
  const highest = highestDegree(education);
  const paid = positions.filter(({ jobType }) => jobType !== VOLUNTEER);
  const summary = summariseExperience(paid, settings.englishSummary ? 'en' : language, today);
  const members: ParsedResume = {
    education: { ...(highest ? { highestDegree: highest } : {}), educationDetails: education },
    employmentHistory: {
      ...(summary ? { experienceSummary: summary } : {}),
      positions: relatePositions(positions, settings.createBullets),
    },
  };
  return { positions, education, members };
}

/** Everything but contact, history and metadata. */
function readSections(
  { options, settings, steps, sections, language }: Reading,
  own: Own,
  positions: ParsedPosition[],
): ParsedResume {
  const today = options.documentLastModified;
  const languages = steps.run(() => readLanguages(sections), []);
  const personal = steps.run(() => readPersonalAttributes(own.texts, today), undefined);
  return {
    ...steps.run(() => readNarrative(sections, own.lines), {}),
    ...(personal ? { personalAttributes: personal } : {}),
    skills: { raw: steps.run(() => readSkills(sections, positions), []) },
    ...steps.run<ParsedResume>(() => readCredentials(sections, today), {}),
    languageCompetencies: settings.addResumeLanguage ? withResumeLanguage(languages, language) : languages,
    ...steps.run(() => readOtherSections(sections, today, own.country), {}),
  };
}

/** What is known of the candidate's own lines when the other sections are read. */
type Own = { lines: ReadonlySet<number>; texts: string[]; country: string | undefined };

/**
 * Reads a document as a resume (parsing.md, ResumeData) and makes its redacted twin. Pure and total: it never throws,
 * and what is not in the document is absent from the answer. Normalised skills, professions and the taxonomy tree are
 * left to the taxonomy.
 */
export function parseResume(document: SourceDocument, options: ResumeParseOptions): ResumeParseOutcome {
  const today = options.documentLastModified;
  const settings = readSettings(options.configuration);
  const steps = stepper(options.shouldStop);
  const text = plainText(document);
  // 1. The language, the sections, and the lines that are the candidate's own.
  const language = steps.run(() => languageOf(text), UNDETERMINED);
  const sections = withParagraphs(
    document,
    steps.run(() => findSections(document), []),
  );
  const zone = contactZone(document, sections);
  // 2. Who it is, and where.
  const { contact, lines } = steps.run(() => readContact(document, zone, { language }), {
    contact: {},
    lines: [],
  });
  const country = contact.location?.countryCode ?? undefined;
  // 3. Work history and education, then the other sections, which refer to them.
  const reading = { document, options, settings, steps, sections, language };
  const own = {
    lines: new Set(zone.own),
    texts: zone.own.flatMap((index) => document.lines[index]?.text ?? []),
    country,
  };
  const { positions, education, members } = readHistory(reading, country);
  const resume: ParsedResume = {
    contactInformation: contact,
    ...members,
    ...readSections(reading, own, positions),
  };
  // 4. What is to be said about the document as a whole.
  const reservedData = reservedDataOf(resume);
  resume.resumeMetadata = describeDocument({
    text,
    language,
    country,
    today,
    settings,
    sections,
    reservedData,
  });
  const isIncomplete = document.truncated || steps.stopped;
  const resumeQuality = assessQuality({ resume, positions, education, sections, today, isIncomplete });
  resume.resumeMetadata.resumeQuality = resumeQuality;
  // 5. The twin without what identifies a person.
  const redacted = redactResume(resume, reservedData, sensitiveLines(reading, zone.own, lines));
  return {
    resume: covered(resume, settings),
    redacted: covered(redacted, settings),
    hasWarnings: callsForWarning(resumeQuality),
    stoppedEarly: steps.stopped,
  };
}
