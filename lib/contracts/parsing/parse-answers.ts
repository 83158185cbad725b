import { z } from 'zod';
import { CodeAndMessage, maybe, wrapped } from './shared';

/** Shared by the answers for a resume and for a job (parsing.md, Value; wire-facts 2.10). */

export const ConversionMetadata = z.object({
  DetectedType: maybe(z.string()),
  SuggestedFileExtension: maybe(z.string()),
  OutputValidityCode: maybe(z.string()),
  ElapsedMilliseconds: maybe(z.number()),
  DocumentHash: maybe(z.string()),
});

const Conversions = z.object({
  PDF: maybe(z.string()),
  HTML: maybe(z.string()),
  RTF: maybe(z.string()),
  CandidateImage: maybe(z.string()),
  CandidateImageExtension: maybe(z.string()),
});

/** The versions of the enrichment of a parse; each present if requested. */
const Enrichment = z.object({
  ProfessionNormalization: maybe(
    z.object({
      ONETVersion: maybe(z.string()),
      ISCOVersion: maybe(z.string()),
      ProfessionTaxonomyVersion: maybe(z.string()),
    }),
  ),
  Skills: maybe(z.object({ Version: maybe(z.string()) })),
});

export const ParsingMetadata = z.object({
  ElapsedMilliseconds: maybe(z.number()),
  TimedOut: maybe(z.boolean()),
  TimedOutAtMilliseconds: maybe(wrapped(z.number().int())),
  LicenseSerialNumber: maybe(z.string()),
  Enrichment: maybe(Enrichment),
});

/** Members of every parse answer other than the parsed data. */
export const ParseValueBase = z.object({
  ParsingResponse: maybe(CodeAndMessage),
  GeocodeResponse: maybe(CodeAndMessage),
  IndexingResponse: maybe(CodeAndMessage),
  ProfessionNormalizationResponse: maybe(CodeAndMessage),
  ConversionMetadata: maybe(ConversionMetadata),
  Conversions: maybe(Conversions),
  ParsingMetadata: maybe(ParsingMetadata),
});
