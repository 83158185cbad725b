import type { SourceDocument } from '@/lib/engine/documents';
import { parseResume } from '@/lib/engine/parser';
import type { ReaderOptions, ReadResume } from './protocol';

/** What a parse gives, and what the conversions must know of it. */
type Parsed = {
  data: Pick<ReadResume, 'sort' | 'resume' | 'redacted' | 'hasWarnings'>;
  /** ISO 639-1. */
  language?: string;
  /** What is marked as personal where the document is shown. */
  personal: string[];
  stoppedEarly: boolean;
};

/** Parses a document as what the caller takes it for. */
export function parseAsAsked(
  document: SourceDocument,
  { documentLastModified, ask }: ReaderOptions,
  shouldStop: () => boolean,
): Parsed {
  const { configuration } = ask;
  const parsed = parseResume(document, { documentLastModified, configuration, shouldStop });
  const { resume, redacted, hasWarnings, stoppedEarly } = parsed;
  const metadata = resume.resumeMetadata;
  return {
    data: { sort: 'resume', resume, redacted, hasWarnings },
    language: metadata?.documentLanguage ?? undefined,
    personal: Object.values(metadata?.reservedData ?? {}).flatMap((texts) => texts ?? []),
    stoppedEarly,
  };
}
