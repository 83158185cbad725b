import { encode, HrXmlResume, type ParsedResume, type ResumeParseValueV9Data } from '@/lib/contracts';
import { ENGINE_VERSION } from '../../version';
import { type FailedFacts, parsingOutcome, type ReadFacts } from '../facts';
import { failureMessage, flatValue } from './flat-value';
import { hrXmlResume } from './hr-xml';

/** Returns the `Value` of a call without results; every member is present (wire-facts 2.9). */
export function emptyResumeValueV9(): ResumeParseValueV9Data {
  return {
    ...flatValue(),
    candidateImage: null,
    candidateImageExtension: null,
    scrubbedParsedDocument: null,
    flexResponse: null,
  };
}

function documentOf(resume: ParsedResume, parsingMs: number): string {
  const document = hrXmlResume(resume, { engineVersion: ENGINE_VERSION, parsingMs });
  return JSON.stringify(encode(HrXmlResume, document));
}

/** Returns the answer for a resume that was read (parsing.md, "Resume parse response (version 9)"). */
export function readResumeV9(facts: ReadFacts) {
  const { read, subResponses } = facts;
  const { conversions, parsingMs, kind, outputValidityCode } = read;
  const { photo } = conversions;
  const value: ResumeParseValueV9Data = {
    ...flatValue({
      kind,
      text: read.resume.resumeMetadata?.plainText,
      outputValidityCode,
      conversions,
      parsedDocument: documentOf(read.resume, parsingMs),
      subResponses,
    }),
    candidateImage: photo ? Buffer.from(photo.bytes).toString('base64') : null,
    candidateImageExtension: photo ? `.${photo.extension}` : null,
    scrubbedParsedDocument: documentOf(read.redacted, parsingMs),
    flexResponse: subResponses.flexResponse ?? null,
    ...(subResponses.llmParserResponse && { llmParserResponse: subResponses.llmParserResponse }),
  };
  return { ...parsingOutcome(facts), value };
}

/** Returns the answer for a document that could not be read. */
export function failedResumeV9(facts: FailedFacts) {
  const { documentKind: kind, outputValidityCode } = facts;
  return {
    message: failureMessage(facts),
    value: { ...emptyResumeValueV9(), ...flatValue({ kind, outputValidityCode }) },
  };
}
