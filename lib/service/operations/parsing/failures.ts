import type { Charge } from '../../costs';
import type { FailedFacts } from '../../serializers';
import type { Ask, ReaderFailure, Reading } from '../../workers';
import type { OperationFailure } from '../outcome';
import type { DocumentBytes } from './document-bytes';

type Failed = Exclude<Reading<Ask>, { kind: 'read' }>;

/** Answer for a document that could not be read. */
type Verdict = Omit<FailedFacts, 'elapsedMs' | 'md5'> & { detail?: string };

const BUSY: OperationFailure = {
  code: 'ServiceUnavailable',
  message: 'The service is too busy to read this document now. Try again in a few seconds.',
  retryAfterSeconds: 5,
};

const TOO_LATE = 'The document took too long to read.';

const FATAL_MESSAGES = {
  memory: 'The document needs more memory than a document may take. It may be damaged.',
  crash: 'The document could not be read: it crashed its reader. It may be damaged.',
} as const;

function verdictOfReader({ code, message, detail, documentKind }: ReaderFailure): Verdict {
  if (code === 'ovTimeout')
    return { code: 'Timeout', message, outputValidityCode: code, documentKind, detail };
  const outputValidityCode = code === 'exception' ? 'ovUnknown' : code;
  return { code: 'ConversionException', message, outputValidityCode, documentKind, detail };
}

/** Cost of a sort of document, and the code of its endpoints for one that took too long (parsing.md, Errors). */
export type FailureTerms = { charge: Charge; lateCode: FailedFacts['code'] };

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
 * Returns the failure of a document that could not be read. It costs as much as a parse: by parsing.md, "What the
 * service does" 7, a file that raised an exception costs again each time it is sent. A service too busy to try costs
 * nothing.
 */
export function readingFailure<Value>(
  failed: Failed,
  { md5, bytes }: DocumentBytes,
  elapsedMs: number,
  { charge, lateCode }: FailureTerms,
  tell: (facts: FailedFacts) => { message: string; value: Value },
): OperationFailure<Value> {
  if (failed.kind === 'busy') return BUSY;
  const { detail, ...told } = verdictOf(failed);
  const code = told.code === 'Timeout' ? lateCode : told.code;
  return {
    code,
    detail,
    charges: [charge],
    document: { hash: md5, bytes: bytes.byteLength },
    ...tell({ ...told, code, elapsedMs, md5 }),
  };
}
