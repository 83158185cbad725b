import type { ResumeParseValueData } from '@/lib/contracts';
import type { DocumentKind } from '@/lib/engine/documents';
import type { NormaliserOptions } from '@/lib/engine/normaliser';
import type { Ask, ConversionTarget, ReadOf, ReadResume } from '../workers';

/** The answers of the requested parts of a parse. */
export type SubResponses = Pick<
  ResumeParseValueData,
  | 'geocodeResponse'
  | 'indexingResponse'
  | 'professionNormalizationResponse'
  | 'educationNormalizationResponse'
  | 'flexResponse'
  | 'llmParserResponse'
>;

/** A document that was read, and facts about its call. */
export type ReadFacts<Read extends ReadOf<Ask> = ReadResume> = {
  read: Read;
  md5: string;
  /** From the call's arrival until its reading ended. */
  elapsedMs: number;
  normalisation: NormaliserOptions;
  /** Names of requested features that are not available. */
  notAvailable: readonly string[];
  /** Sentences about further requests. */
  notes: readonly string[];
  subResponses: SubResponses;
};

/** A document that could not be read. */
export type FailedFacts = {
  code: 'ConversionException' | 'Timeout';
  message: string;
  outputValidityCode: string;
  documentKind?: DocumentKind;
  elapsedMs: number;
  md5: string;
};

const MESSAGES = {
  Success: 'Successful transaction.',
  WarningsFoundDuringParsing: 'The document was parsed; its ResumeQuality says what could be better.',
  PossibleTruncationFromTimeout:
    'The time was up before all of the document was read: the data may be incomplete.',
} as const;

const CONVERSION_NAMES: Record<ConversionTarget, string> = {
  html: 'conversion to HTML',
  rtf: 'conversion to RTF',
  pdf: 'conversion of this document to PDF',
  photo: 'the candidate photo',
};

/** parsing.md, "Value.ParsingResponse.Code, resume". */
function parsingCode(read: ReadOf<Ask>): keyof typeof MESSAGES {
  if (read.timedOut) return 'PossibleTruncationFromTimeout';
  return read.sort === 'resume' && read.hasWarnings ? 'WarningsFoundDuringParsing' : 'Success';
}

const nameOf = (target: ConversionTarget) => CONVERSION_NAMES[target];

function list(what: string, names: readonly string[]): string {
  return names.length > 0 ? `${what}: ${names.join(', ')}.` : '';
}

/** Returns the outcome of the parse itself, and requests that were not available. */
export function parsingOutcome({
  read,
  notAvailable,
  notes,
}: Pick<ReadFacts<ReadOf<Ask>>, 'read' | 'notAvailable' | 'notes'>) {
  const code = parsingCode(read);
  const { failed, late } = read.conversions;
  const told = [
    MESSAGES[code],
    list('Not available in this version of the service', [...notAvailable, ...failed.map(nameOf)]),
    list('Not written in time', late.map(nameOf)),
    ...notes,
  ];
  return { code, message: told.filter(Boolean).join(' ') };
}
