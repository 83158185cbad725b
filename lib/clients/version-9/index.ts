/**
 * Converts answers of version 9 to version 10 (decisions 0011 and 0075): the flat `Value` and the documents of HR-XML
 * in it. Data without a place in version 9 are left out: telephone numbers in their international form, levels of
 * degrees by national scales, which positions overlap, classes of professions that skills point to.
 */
import {
  type DecodedOf,
  decode,
  type FlatParseValueData,
  type Info,
  JobParseResponseV9,
  type JobParseValueData,
  ResumeParseResponseV9,
  type ResumeParseValueData,
} from '@/lib/contracts';
import { jobOf } from './job';
import { resumeOf } from './resume';

type ParseInfo = DecodedOf<typeof Info>;
type ReadV9<Value> = { info: ParseInfo; value?: Value | null };

/** Returns whether a body is an answer of version 9, whose `Value` is flat. */
export function isVersion9(json: unknown): boolean {
  const value = json !== null && typeof json === 'object' && 'Value' in json ? json.Value : null;
  return value !== null && typeof value === 'object' && 'ParsedDocument' in value;
}

function documentOf(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the members that the answers for a resume and for a job have in common. */
function commonOf({ code, message }: ParseInfo, flat: FlatParseValueData) {
  return {
    parsingResponse: { code, message },
    geocodeResponse: flat.geocodeResponse,
    indexingResponse: flat.indexingResponse,
    professionNormalizationResponse: flat.professionNormalizationResponse,
    conversionMetadata: {
      detectedType: flat.fileType,
      suggestedFileExtension: flat.fileExtension,
      outputValidityCode: flat.textCode,
    },
    parsingMetadata: { timedOut: code === 'PossibleTruncationFromTimeout' },
  };
}

const conversionsOf = ({ html, rtf, pdf }: FlatParseValueData) => ({ html, rtf, pdf });

/** Returns the answer of version 9 about a resume; undefined when it does not have the form of one. */
export function readResumeV9(json: unknown): ReadV9<ResumeParseValueData> | undefined {
  const read = ResumeParseResponseV9.safeParse(json);
  if (!read.success) return undefined;
  const { info, value } = decode(ResumeParseResponseV9, read.data);
  if (!value) return { info };
  const { candidateImage, candidateImageExtension } = value;
  return {
    info,
    value: {
      ...commonOf(info, value),
      conversions: { ...conversionsOf(value), candidateImage, candidateImageExtension },
      flexResponse: value.flexResponse,
      llmParserResponse: value.llmParserResponse,
      resumeData: resumeOf(documentOf(value.parsedDocument)),
      redactedResumeData: resumeOf(documentOf(value.scrubbedParsedDocument)),
    },
  };
}

/** Returns the answer of version 9 about a job; undefined when it does not have the form of one. */
export function readJobV9(json: unknown): ReadV9<JobParseValueData> | undefined {
  const read = JobParseResponseV9.safeParse(json);
  if (!read.success) return undefined;
  const { info, value } = decode(JobParseResponseV9, read.data);
  if (!value) return { info };
  return {
    info,
    value: {
      ...commonOf(info, value),
      conversions: conversionsOf(value),
      jobData: jobOf(documentOf(value.parsedDocument)),
    },
  };
}
