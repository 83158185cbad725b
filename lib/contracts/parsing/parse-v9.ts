import { z } from 'zod';
import type { DecodedOf } from '../codec';
import { Info } from '../info';
import { JobParseRequest } from './parse-job';
import { IndexingOptions, ParseRequestBase } from './parse-options';
import { FlexResponse, LlmParserResponse, ResumeParseRequest } from './parse-resume';
import { CodeAndMessage, isoDate, maybe } from './shared';

/**
 * parsing.md, "Resume parse request (version 9) differences" and the same of jobs: replacements for members of version
 * 10.
 */
const differences = {
  RevisionDate: isoDate,
  IndexingOptions: maybe(
    IndexingOptions.omit({ UserDefinedTags: true }).extend({ CustomIds: maybe(z.array(z.string())) }),
  ),
};

const replaced = { DocumentLastModified: true, IndexingOptions: true } as const;

/** The members that every parse request of version 9 has. */
const ParseRequestBaseV9 = ParseRequestBase.omit(replaced).extend(differences);

/** parsing.md, "Resume parse request (version 9) differences". */
export const ResumeParseRequestV9 = ResumeParseRequest.omit(replaced).extend(differences);

/** parsing.md, "Job parse request (version 9) differences". */
export const JobParseRequestV9 = JobParseRequest.omit(replaced).extend(differences);

const nullableText = z.string().nullable();

/** The members that every flat `Value` of version 9 has: each is present, and null when there is nothing (wire-facts 2.11). */
export const FlatParseValue = z.object({
  FileType: nullableText,
  Text: nullableText,
  TextCode: nullableText,
  Html: nullableText,
  HtmlCode: nullableText,
  Rtf: nullableText,
  RtfCode: nullableText,
  CreditsRemaining: z.number(),
  FileExtension: nullableText,
  Pdf: nullableText,
  PdfCode: nullableText,
  ParsedDocument: nullableText,
  GeocodeResponse: CodeAndMessage.nullable(),
  IndexingResponse: CodeAndMessage.nullable(),
  ProfessionNormalizationResponse: CodeAndMessage.nullable(),
});

/** parsing.md, "Resume parse response (version 9)", `Value`. The two documents are `HrXmlResume` as JSON. */
export const ResumeParseValueV9 = FlatParseValue.extend({
  CandidateImage: nullableText,
  CandidateImageExtension: nullableText,
  ScrubbedParsedDocument: nullableText,
  FlexResponse: FlexResponse.nullable(),
  LlmParserResponse: maybe(LlmParserResponse),
});

export const ResumeParseResponseV9 = z.object({ Info, Value: maybe(ResumeParseValueV9) });

/** parsing.md, the same of jobs: `ParsedDocument` is `JobDocumentV9` as JSON. */
export const JobParseResponseV9 = z.object({ Info, Value: maybe(FlatParseValue) });

export type ParseRequestBaseV9Data = DecodedOf<typeof ParseRequestBaseV9>;
export type FlatParseValueData = DecodedOf<typeof FlatParseValue>;
export type ResumeParseValueV9Data = DecodedOf<typeof ResumeParseValueV9>;
