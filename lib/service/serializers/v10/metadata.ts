import type { DecodedOf, ParsingMetadata, ResumeParseValueData } from '@/lib/contracts';
import { PROFESSION_TAXONOMY_VERSION } from '@/lib/engine/normaliser';
import { ISCO_VERSION } from '@/lib/engine/taxonomy';
import type { Ask, ReadOf } from '../../workers';
import { type FailedFacts, parsingOutcome, type ReadFacts } from '../facts';
import { conversionMetadata } from './conversion';

/** The members that the answers for a resume and for a job have in common. */
type CommonValue = Pick<
  ResumeParseValueData,
  'parsingResponse' | 'conversionMetadata' | 'conversions' | 'parsingMetadata'
>;

type Metadata = DecodedOf<typeof ParsingMetadata>;

/** parsing.md, ParsingMetadata. */
function parsingMetadata(elapsedMs: number, timedOutAtMs?: number): Metadata {
  return {
    elapsedMilliseconds: Math.round(elapsedMs),
    timedOut: timedOutAtMs !== undefined,
    timedOutAtMilliseconds: timedOutAtMs === undefined ? null : { value: Math.round(timedOutAtMs) },
    licenseSerialNumber: null,
  };
}

/** Returns the versions of the enrichment of the document (wire-facts 2.10); null without one. */
function enrichmentOf({ normalisation, read }: ReadFacts<ReadOf<Ask>>): Metadata['enrichment'] {
  const { skillsTaxonomy, normaliseSkills, professions } = normalisation;
  const hasSkills = skillsTaxonomy === 'V1' || normaliseSkills;
  if (!read.normalised || (!professions && !hasSkills)) return null;
  return {
    professionNormalization: professions && {
      onetVersion: professions.onet,
      iscoVersion: ISCO_VERSION,
      professionTaxonomyVersion: PROFESSION_TAXONOMY_VERSION,
    },
    skills: hasSkills ? { version: skillsTaxonomy } : undefined,
  };
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

/** parsing.md, Conversions: bytes as base64; null without any. */
function conversionsOf({ html, rtf, pdf, photo }: ReadOf<Ask>['conversions']): CommonValue['conversions'] {
  const conversions = {
    ...(pdf && { pdf: toBase64(pdf) }),
    ...(html !== undefined && { html }),
    ...(rtf !== undefined && { rtf }),
    ...(photo && { candidateImage: toBase64(photo.bytes), candidateImageExtension: `.${photo.extension}` }),
  };
  return Object.keys(conversions).length > 0 ? conversions : null;
}

/** Returns the members shared by all documents that were read (parsing.md, Value). */
export function commonValue(facts: ReadFacts<ReadOf<Ask>>): CommonValue {
  const { kind, outputValidityCode, conversions, conversionMs, parsingMs, timedOut } = facts.read;
  return {
    parsingResponse: parsingOutcome(facts),
    conversionMetadata: conversionMetadata({
      kind,
      outputValidityCode,
      elapsedMs: conversionMs,
      md5: facts.md5,
    }),
    conversions: conversionsOf(conversions),
    parsingMetadata: {
      ...parsingMetadata(parsingMs, timedOut ? facts.elapsedMs : undefined),
      enrichment: enrichmentOf(facts),
    },
  };
}

/** Returns the answer for a document that could not be read. */
export function failedV10(facts: FailedFacts): { message: string; value: CommonValue } {
  const { code, message, documentKind: kind, outputValidityCode, elapsedMs, md5 } = facts;
  return {
    message,
    value: {
      parsingResponse: { code, message },
      conversionMetadata: conversionMetadata({ kind, outputValidityCode, elapsedMs, md5 }),
      parsingMetadata: parsingMetadata(elapsedMs, outputValidityCode === 'ovTimeout' ? elapsedMs : undefined),
    },
  };
}
