import type { DecodedOf, ParsingMetadata, ResumeParseValueData } from '@/lib/contracts';
import type { ReadResume } from '../../workers';
import { type FailedFacts, parsingOutcome, type ReadFacts } from '../facts';
import { conversionMetadata } from './conversion';

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
function resumeValue(facts: ReadFacts): ResumeParseValueData {
  const { resume, md5, subResponses } = facts;
  const { kind, outputValidityCode, conversionMs, parsingMs, timedOut } = resume;
  return {
    parsingResponse: parsingOutcome(facts),
    ...subResponses,
    resumeData: resume.resume,
    redactedResumeData: resume.redacted,
    conversionMetadata: conversionMetadata({ kind, outputValidityCode, elapsedMs: conversionMs, md5 }),
    conversions: conversionsOf(resume.conversions),
    parsingMetadata: parsingMetadata(parsingMs, timedOut ? facts.elapsedMs : undefined),
  };
}

/** What is told of a resume that was read. */
export function readResumeV10(facts: ReadFacts) {
  return { value: resumeValue(facts) };
}

/** What is told of a document that could not be read. */
export function failedResumeV10(facts: FailedFacts): { message: string; value: ResumeParseValueData } {
  const { code, message, documentKind: kind, outputValidityCode, elapsedMs, md5 } = facts;
  return {
    message,
    value: {
      parsingResponse: { code, message },
      conversionMetadata: conversionMetadata({ kind, outputValidityCode, elapsedMs, md5 }),
      parsingMetadata: parsingMetadata(elapsedMs, code === 'Timeout' ? elapsedMs : undefined),
    },
  };
}
