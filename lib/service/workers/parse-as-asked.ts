import type { SourceDocument } from '@/lib/engine/documents';
import { normaliseJob, normaliseResume, type Taxonomies } from '@/lib/engine/normaliser';
import { parseJob, parseResume } from '@/lib/engine/parser';
import type { StringModel } from '@/lib/engine/strings';
import type { Gazetteer } from '@/lib/engine/taxonomy';
import type { JobAsk, ReaderOptions, ReadJob, ReadResume, ResumeAsk } from './protocol';

/** Result of a parse, and the data that the conversions need from it. */
type Parsed = {
  data:
    | Pick<ReadResume, 'sort' | 'resume' | 'redacted' | 'hasWarnings' | 'normalised'>
    | Pick<ReadJob, 'sort' | 'job' | 'normalised'>;
  /** ISO 639-1. */
  language?: string;
  /** Values to mark as personal where the document is shown. */
  personal: string[];
  stoppedEarly: boolean;
};

/** Tables for understanding documents. Before the first build there is no gazetteer. */
export type ReaderTables = Taxonomies & { gazetteer?: Gazetteer; strings?: StringModel };

type Tools = { tables: ReaderTables; shouldStop: () => boolean };

/** Normalises a parse; a failure of that must not lose the parse. */
function attempt<Data>(parsed: Data, normalise: (data: Data) => Data): Data & { normalised: boolean } {
  try {
    return { ...normalise(parsed), normalised: true };
  } catch {
    return { ...parsed, normalised: false };
  }
}

function parseAsResume(
  document: SourceDocument,
  { documentLastModified, normalisation, ask: { configuration } }: ReaderOptions<ResumeAsk>,
  { tables, shouldStop }: Tools,
): Parsed {
  const { skills, gazetteer, strings } = tables;
  const parsed = parseResume(document, {
    documentLastModified,
    configuration,
    skills,
    gazetteer,
    strings,
    shouldStop,
  });
  const { resume, redacted, meantSkills, hasWarnings, stoppedEarly } = parsed;
  const data = attempt({ resume, redacted }, (given) => ({
    resume: normaliseResume(given.resume, tables, normalisation, meantSkills),
    redacted: normaliseResume(given.redacted, tables, normalisation, meantSkills),
  }));
  const metadata = resume.resumeMetadata;
  return {
    data: { sort: 'resume', ...data, hasWarnings },
    language: metadata?.documentLanguage ?? undefined,
    personal: Object.values(metadata?.reservedData ?? {}).flatMap((texts) => texts ?? []),
    stoppedEarly,
  };
}

function parseAsJob(
  document: SourceDocument,
  { documentLastModified, normalisation, ask: { configuration } }: ReaderOptions<JobAsk>,
  { tables, shouldStop }: Tools,
): Parsed {
  const { job, stoppedEarly } = parseJob(document, {
    documentLastModified,
    configuration,
    skills: tables.skills,
    gazetteer: tables.gazetteer,
    shouldStop,
  });
  const data = attempt({ job }, (given) => ({
    job: normaliseJob(given.job, tables, normalisation),
  }));
  const { contactPerson, contactPhone, contactEmail } = job.applicationDetails ?? {};
  const contacts = [contactPerson, contactPhone, contactEmail].flatMap((text) => text?.split(',') ?? []);
  return {
    data: { sort: 'job', ...data },
    language: job.jobMetadata?.documentLanguage ?? undefined,
    personal: contacts.map((text) => text.trim()).filter((text) => text !== ''),
    stoppedEarly,
  };
}

/** Parses and normalises a document as the kind that the caller assumes. */
export function parseAsAsked(document: SourceDocument, options: ReaderOptions, tools: Tools): Parsed {
  const { ask } = options;
  if (ask.sort === 'job') return parseAsJob(document, { ...options, ask }, tools);
  return parseAsResume(document, { ...options, ask }, tools);
}
