import { config } from '@/lib/config';
import type { ResumeParseRequestData } from '@/lib/contracts';
import { fail, succeed } from '@/lib/engine/kernel';
import type { FailedFacts, ReadFacts, SubResponses } from '../../serializers';
import { type ReaderOptions, type ReaderPool, readerPool, readResume } from '../../workers';
import type { Call, Completed, Outcome } from '../outcome';
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

/** How a version tells what came of a parse, and how it names the date of the document. */
export type ResumeForm<Value> = {
  dateMember: string;
  read: (facts: ReadFacts) => Pick<Completed<Value>, 'code' | 'message'> & { value: Value };
  failed: (facts: FailedFacts) => { message: string; value: Value };
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
 * the `Value` of the answer in the form of a version. Costs one parse once the document was opened, whatever came of it.
 */
export async function readAndParse<Value>(
  { body: request, account, signal }: Call & { body: ResumeParseRequestData },
  form: ResumeForm<Value>,
  pool: ReaderPool = readerPool(),
): Promise<Outcome<Value>> {
  const startedAt = performance.now();
  const refused = refuseRequest(request, form.dateMember);
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
  if (reading.kind !== 'read') return fail(readingFailure(reading, document.value, elapsedMs, form.failed));
  return succeed({
    ...form.read({
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
