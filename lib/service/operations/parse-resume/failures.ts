import type { ResumeParseValueData } from '@/lib/contracts';
import type { DocumentKind } from '@/lib/engine/documents';
import { conversionMetadata, parsingMetadata } from '../../serializers';
import type { ReaderFailure, ResumeReading } from '../../workers';
import type { OperationFailure } from '../outcome';
import type { DocumentBytes } from './document-bytes';

type Failed = Exclude<ResumeReading, { kind: 'read' }>;
type ParseFailure = OperationFailure<ResumeParseValueData>;

/** What the answer says of a document that could not be read. */
type Verdict = {
  code: 'ConversionException' | 'Timeout';
  message: string;
  outputValidityCode: string;
  documentKind?: DocumentKind;
  detail?: string;
};

const BUSY: ParseFailure = {
  code: 'ServiceUnavailable',
  message: 'The service is too busy to read this document now. Try again in a few seconds.',
  retryAfterSeconds: 5,
};

const TOO_LATE = 'The document took too long to read.';

const FATAL_MESSAGES = {
  memory: 'The document needs more memory than a document may take. It may be damaged.',
  crash: 'The document could not be read: it brought its reader down. It may be damaged.',
} as const;

function verdictOfReader({ code, message, detail, documentKind }: ReaderFailure): Verdict {
  if (code === 'ovTimeout')
    return { code: 'Timeout', message, outputValidityCode: code, documentKind, detail };
  const outputValidityCode = code === 'exception' ? 'ovUnknown' : code;
  return { code: 'ConversionException', message, outputValidityCode, documentKind, detail };
}

function verdictOf(failed: Exclude<Failed, { kind: 'busy' }>): Verdict {
  if (failed.kind === 'unreadable') return verdictOfReader(failed.failure);
  if (failed.kind === 'late') return { code: 'Timeout', message: TOO_LATE, outputValidityCode: 'ovTimeout' };
  const { reason, detail } = failed;
  return {
    code: 'ConversionException',
    message: FATAL_MESSAGES[reason],
    outputValidityCode: 'ovCorrupt',
    detail,
  };
}

/**
 * The failure of a document that could not be read. It costs what a parse costs: parsing.md, "What the service does" 7
 * says that a file that brought an exception costs again when it is sent again. A service too busy to try costs nothing.
 */
export function readingFailure(
  failed: Failed,
  { md5, bytes }: DocumentBytes,
  elapsedMs: number,
): ParseFailure {
  if (failed.kind === 'busy') return BUSY;
  const { code, message, outputValidityCode, documentKind, detail } = verdictOf(failed);
  return {
    code,
    message,
    detail,
    charges: ['parseResume'],
    document: { hash: md5, bytes: bytes.byteLength },
    value: {
      parsingResponse: { code, message },
      conversionMetadata: conversionMetadata({ kind: documentKind, outputValidityCode, elapsedMs, md5 }),
      parsingMetadata: parsingMetadata(elapsedMs, code === 'Timeout' ? elapsedMs : undefined),
    },
  };
}
