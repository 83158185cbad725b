import type { DecodedOf, ParsingMetadata, ResumeParseValueData } from '@/lib/contracts';
import type { ReadResume } from '../../workers';
import { conversionMetadata } from './conversion';

/** The answers of the parts of a parse that were asked for. */
export type SubResponses = Pick<
  ResumeParseValueData,
  'geocodeResponse' | 'indexingResponse' | 'professionNormalizationResponse' | 'flexResponse'
>;

export type ReadFacts = {
  resume: ReadResume;
  md5: string;
  /** From the call's arrival until its reading ended. */
  elapsedMs: number;
  /** Names of what was asked for and cannot be done. */
  notAvailable: readonly string[];
  subResponses: SubResponses;
};

/** parsing.md, "Value.ParsingResponse.Code, resume". */
function parsingCode({ timedOut, hasWarnings }: ReadResume): string {
  if (timedOut) return 'PossibleTruncationFromTimeout';
  return hasWarnings ? 'WarningsFoundDuringParsing' : 'Success';
}

const MESSAGES: Record<string, string> = {
  Success: 'Successful transaction.',
  WarningsFoundDuringParsing: 'The document was parsed; its ResumeQuality says what could be better.',
  PossibleTruncationFromTimeout:
    'The time was up before all of the document was read: the data may be incomplete.',
};

function parsingResponse(resume: ReadResume, notAvailable: readonly string[]) {
  const code = parsingCode(resume);
  const cannot =
    notAvailable.length > 0
      ? ` Not available in this version of the service: ${notAvailable.join(', ')}.`
      : '';
  return { code, message: `${MESSAGES[code]}${cannot}` };
}

/** parsing.md, ParsingMetadata. */
export function parsingMetadata(elapsedMs: number, timedOutAtMs?: number): DecodedOf<typeof ParsingMetadata> {
  return {
    elapsedMilliseconds: Math.round(elapsedMs),
    timedOut: timedOutAtMs !== undefined,
    timedOutAtMilliseconds: timedOutAtMs === undefined ? null : { value: Math.round(timedOutAtMs) },
    licenseSerialNumber: null,
  };
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

/** parsing.md, Conversions: bytes as base64; null when there is none. */
function conversionsOf({
  html,
  rtf,
  pdf,
  photo,
}: ReadResume['conversions']): ResumeParseValueData['conversions'] {
  const conversions = {
    ...(pdf && { pdf: toBase64(pdf) }),
    ...(html !== undefined && { html }),
    ...(rtf !== undefined && { rtf }),
    ...(photo && { candidateImage: toBase64(photo.bytes), candidateImageExtension: `.${photo.extension}` }),
  };
  return Object.keys(conversions).length > 0 ? conversions : null;
}

/** The `Value` of a resume that was read (parsing.md, "Resume parse response (version 10)"). */
export function resumeValue(facts: ReadFacts): ResumeParseValueData {
  const { resume, md5, notAvailable, subResponses } = facts;
  const { kind, outputValidityCode, conversionMs, parsingMs, timedOut } = resume;
  return {
    parsingResponse: parsingResponse(resume, [...notAvailable, ...resume.conversions.failed]),
    ...subResponses,
    resumeData: resume.resume,
    redactedResumeData: resume.redacted,
    conversionMetadata: conversionMetadata({ kind, outputValidityCode, elapsedMs: conversionMs, md5 }),
    conversions: conversionsOf(resume.conversions),
    parsingMetadata: parsingMetadata(parsingMs, timedOut ? facts.elapsedMs : undefined),
  };
}
