import type { FlatParseValueData } from '@/lib/contracts';
import type { DocumentKind } from '@/lib/engine/documents';
import type { Conversions, ConversionTarget } from '../../workers';
import type { SubResponses } from '../facts';
import { KINDS } from '../kinds';

/** Source of the members that the answers for a resume and for a job share. */
export type FlatFacts = {
  kind?: DocumentKind;
  text?: string | null;
  outputValidityCode?: string;
  conversions?: Conversions;
  /** The parsed document as JSON. */
  parsedDocument?: string;
  subResponses?: Omit<SubResponses, 'flexResponse' | 'llmParserResponse'>;
};

/** The code of a conversion that went well (wire-facts 2.11). */
const VALID = 'ovIsProbablyValid';

/** The code of one that was not done when the time was up. */
const LATE = 'ovTimeout';

const FAILED: Record<Exclude<ConversionTarget, 'photo'>, string> = {
  html: 'ovErrorOnOutputToHtml',
  rtf: 'ovErrorOnOutputToRtf',
  pdf: 'ovErrorOnOutputToPdf',
};

function conversionCode(conversions: Conversions | undefined, target: keyof typeof FAILED): string | null {
  if (conversions?.failed.includes(target)) return FAILED[target];
  if (conversions?.late.includes(target)) return LATE;
  return conversions?.[target] === undefined ? null : VALID;
}

/**
 * The members that every flat `Value` of version 9 has, each of them present: null when there is nothing, which is all
 * of them for a call without facts. The credits are known only when the call was settled (`withCredits`).
 */
export function flatValue(facts: FlatFacts = {}): FlatParseValueData {
  const { kind, text = null, outputValidityCode = null, conversions, subResponses } = facts;
  const { detectedType = null, suggestedFileExtension = null } = kind ? KINDS[kind] : {};
  return {
    fileType: detectedType,
    text,
    textCode: outputValidityCode,
    html: conversions?.html ?? null,
    htmlCode: conversionCode(conversions, 'html'),
    rtf: conversions?.rtf ?? null,
    rtfCode: conversionCode(conversions, 'rtf'),
    creditsRemaining: 0,
    fileExtension: suggestedFileExtension,
    pdf: conversions?.pdf ? Buffer.from(conversions.pdf).toString('base64') : null,
    pdfCode: conversionCode(conversions, 'pdf'),
    parsedDocument: facts.parsedDocument ?? null,
    geocodeResponse: subResponses?.geocodeResponse ?? null,
    indexingResponse: subResponses?.indexingResponse ?? null,
    professionNormalizationResponse: subResponses?.professionNormalizationResponse ?? null,
  };
}

/**
 * The message of a failure with the code of the conversion in it, by which clients of version 9 distinguish failures.
 */
export function failureMessage({
  message,
  outputValidityCode,
}: {
  message: string;
  outputValidityCode: string;
}): string {
  return `${message} (${outputValidityCode})`;
}
