import type { SourceDocument } from '@/lib/engine/documents';
import { normaliseResume, type Taxonomies } from '@/lib/engine/normaliser';
import { parseResume } from '@/lib/engine/parser';
import type { ReaderOptions, ReadResume } from './protocol';

/** What a parse gives, and what the conversions must know of it. */
type Parsed = {
  data: Pick<ReadResume, 'sort' | 'resume' | 'redacted' | 'hasWarnings' | 'normalised'>;
  /** ISO 639-1. */
  language?: string;
  /** What is marked as personal where the document is shown. */
  personal: string[];
  stoppedEarly: boolean;
};

/** Normalises what was parsed; a failure of that must not cost what was parsed. */
function attempt<Data>(parsed: Data, normalise: (data: Data) => Data): { data: Data; normalised: boolean } {
  try {
    return { data: normalise(parsed), normalised: true };
  } catch {
    return { data: parsed, normalised: false };
  }
}

/** Parses and normalises a document as what the caller takes it for. */
export function parseAsAsked(
  document: SourceDocument,
  { documentLastModified, normalisation, ask }: ReaderOptions,
  taxonomies: Taxonomies,
  shouldStop: () => boolean,
): Parsed {
  const { configuration } = ask;
  const parsed = parseResume(document, { documentLastModified, configuration, shouldStop });
  const { hasWarnings, stoppedEarly } = parsed;
  const { data, normalised } = attempt(parsed, ({ resume, redacted, ...rest }) => ({
    ...rest,
    resume: normaliseResume(resume, taxonomies, normalisation),
    redacted: normaliseResume(redacted, taxonomies, normalisation),
  }));
  const metadata = parsed.resume.resumeMetadata;
  return {
    data: { sort: 'resume', resume: data.resume, redacted: data.redacted, hasWarnings, normalised },
    language: metadata?.documentLanguage ?? undefined,
    personal: Object.values(metadata?.reservedData ?? {}).flatMap((texts) => texts ?? []),
    stoppedEarly,
  };
}
