import { z } from 'zod';
import type { DecodedOf } from '../codec';
import { Info } from '../info';
import { ResumeData } from './resume-data';
import { CodeAndMessage, isoDate, maybe, wrapped } from './shared';

const SkillsSettings = z.object({
  Normalize: maybe(z.boolean()),
  TaxonomyVersion: maybe(z.string()),
});

const ProfessionsSettings = z.object({
  Normalize: maybe(z.boolean()),
  Version: maybe(z.object({ ONET: maybe(z.string()) })),
});

const PostalAddress = z.object({
  CountryCode: maybe(z.string()),
  PostalCode: maybe(z.string()),
  Region: maybe(z.string()),
  Municipality: maybe(z.string()),
  AddressLine: maybe(z.string()),
});

export const GeocodeOptions = z.object({
  IncludeGeocoding: maybe(z.boolean()),
  Provider: maybe(z.string()),
  ProviderKey: maybe(z.string()),
  PostalAddress: maybe(PostalAddress),
  GeoCoordinates: maybe(z.object({ Latitude: z.number(), Longitude: z.number() })),
});

export const IndexingOptions = z.object({
  SearchAndMatchVersion: maybe(z.string()),
  SearchAndMatchEnvironment: maybe(z.string()),
  IndexId: maybe(z.string()),
  Roles: maybe(z.array(z.string())),
  DocumentId: maybe(z.string()),
  UserDefinedTags: maybe(z.array(z.string())),
  CustomFields: maybe(z.record(z.string(), z.string())),
});

const FlexRequest = z.object({
  Prompt: z.string(),
  Identifier: z.string(),
  DataType: z.string(),
  EnumerationValues: maybe(z.array(z.string()).max(50)),
});

/** parsing.md, "Resume parse request (version 10)". */
export const ResumeParseRequest = z.object({
  DocumentAsBase64String: z.string(),
  DocumentLastModified: isoDate,
  SkillsSettings: maybe(SkillsSettings),
  ProfessionsSettings: maybe(ProfessionsSettings),
  OutputHtml: maybe(z.boolean()),
  HideHtmlImages: maybe(z.boolean()),
  OutputRtf: maybe(z.boolean()),
  OutputPdf: maybe(z.boolean()),
  UseLLMParser: maybe(z.boolean()),
  OutputCandidateImage: maybe(z.boolean()),
  Configuration: maybe(z.string()),
  GeocodeOptions: maybe(GeocodeOptions),
  IndexingOptions: maybe(IndexingOptions),
  FlexRequests: maybe(z.array(FlexRequest)),
  SkillsData: maybe(z.array(z.string())),
  NormalizerData: maybe(z.string()),
});

export const ConversionMetadata = z.object({
  DetectedType: maybe(z.string()),
  SuggestedFileExtension: maybe(z.string()),
  OutputValidityCode: maybe(z.string()),
  ElapsedMilliseconds: maybe(z.number()),
  DocumentHash: maybe(z.string()),
});

export const Conversions = z.object({
  PDF: maybe(z.string()),
  HTML: maybe(z.string()),
  RTF: maybe(z.string()),
  CandidateImage: maybe(z.string()),
  CandidateImageExtension: maybe(z.string()),
});

export const ParsingMetadata = z.object({
  ElapsedMilliseconds: maybe(z.number()),
  TimedOut: maybe(z.boolean()),
  TimedOutAtMilliseconds: maybe(wrapped(z.number().int())),
  LicenseSerialNumber: maybe(z.string()),
});

const FlexResponse = CodeAndMessage.extend({
  Responses: maybe(
    z.array(
      z.object({
        Identifier: maybe(z.string()),
        Reply: maybe(z.string()),
        ReplyList: maybe(z.array(z.string())),
      }),
    ),
  ),
});

export const ResumeParseValue = z.object({
  ParsingResponse: maybe(CodeAndMessage),
  GeocodeResponse: maybe(CodeAndMessage),
  IndexingResponse: maybe(CodeAndMessage),
  ProfessionNormalizationResponse: maybe(CodeAndMessage),
  EducationNormalizationResponse: maybe(CodeAndMessage),
  FlexResponse: maybe(FlexResponse),
  ResumeData: maybe(ResumeData),
  RedactedResumeData: maybe(ResumeData),
  ConversionMetadata: maybe(ConversionMetadata),
  Conversions: maybe(Conversions),
  ParsingMetadata: maybe(ParsingMetadata),
});

/** parsing.md, "Resume parse response (version 10)". */
export const ResumeParseResponse = z.object({ Info, Value: maybe(ResumeParseValue) });

export type ResumeParseRequestData = DecodedOf<typeof ResumeParseRequest>;
export type ResumeParseValueData = DecodedOf<typeof ResumeParseValue>;
