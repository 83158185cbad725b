import { config } from '@/lib/config';
import type { ResumeParseRequestData, ResumeParseValueData } from '@/lib/contracts';
import { fail, succeed } from '@/lib/engine/kernel';
import { resumeValue, type SubResponses } from '../../serializers';
import { type ReaderOptions, type ReaderPool, readerPool, readResume } from '../../workers';
import type { Call, Outcome } from '../outcome';
import { decodeDocument } from './document-bytes';
import { readingFailure } from './failures';
import { answerFlexRequests } from './flex';
import { type Geocoding, geocode } from './geocoding';
import { answerIndexing } from './indexing';
import { notAvailable, refuseRequest } from './request-checks';

/** parsing.md, "ProfessionNormalizationResponse.Code": the one code there is for a failure, spelled with a space. */
const NO_PROFESSIONS = {
  code: 'Unhandled Exception',
  message: 'Professions normalization is not available in this version of the service.',
};

function readerOptions(request: ResumeParseRequestData, { place }: Geocoding): ReaderOptions {
  return {
    documentLastModified: request.documentLastModified,
    configuration: request.configuration ?? undefined,
    outputHtml: request.outputHtml ?? false,
    hideHtmlImages: request.hideHtmlImages ?? false,
    outputRtf: request.outputRtf ?? false,
    outputPdf: request.outputPdf ?? false,
    outputCandidateImage: request.outputCandidateImage ?? false,
    place,
  };
}

function subResponses(request: ResumeParseRequestData, { response }: Geocoding): SubResponses {
  return {
    geocodeResponse: response,
    indexingResponse: answerIndexing(request.indexingOptions),
    professionNormalizationResponse: request.professionsSettings?.normalize ? NO_PROFESSIONS : undefined,
    flexResponse: answerFlexRequests(request.flexRequests),
  };
}

/**
 * Checks the request, has the document read and parsed in a process of its own, and gives
 * the `Value` of the answer. Costs one parse once the document was opened, whatever came of it.
 */
export async function readAndParse(
  { body: request, account, signal }: Call & { body: ResumeParseRequestData },
  pool: ReaderPool = readerPool(),
): Promise<Outcome<ResumeParseValueData>> {
  const startedAt = performance.now();
  const refused = refuseRequest(request);
  if (refused) return fail(refused);
  const document = decodeDocument(request.documentAsBase64String);
  if (!document.ok) return document;
  const { bytes, md5 } = document.value;
  const geocoding = geocode(request.geocodeOptions);
  const reading = await readResume(pool, {
    bytes,
    options: readerOptions(request, geocoding),
    owner: account.id,
    signal,
    timeoutMs: config().PARSE_TIMEOUT_MS,
  });
  const elapsedMs = performance.now() - startedAt;
  if (reading.kind !== 'read') return fail(readingFailure(reading, document.value, elapsedMs));
  return succeed({
    value: resumeValue({
      resume: reading.resume,
      md5,
      elapsedMs,
      notAvailable: notAvailable(request),
      subResponses: subResponses(request, geocoding),
    }),
    charges: ['parseResume'],
    document: { hash: md5, bytes: bytes.byteLength },
  });
}
