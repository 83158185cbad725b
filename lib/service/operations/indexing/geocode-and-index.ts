import {
  CALLS,
  type GeocodeAndIndexData,
  GeocodeAndIndexJobRequest,
  GeocodeAndIndexJobValue,
  GeocodeAndIndexResumeRequest,
  GeocodeAndIndexResumeValue,
} from '@/lib/contracts';
import { succeed } from '@/lib/engine/kernel';
import { type DefaultProvider, type Geocoded, geocode } from '../../geocoding';
import { maxBodyBytes } from '../body-size';
import { defineOperation } from '../operation';
import type { Call, Completed } from '../outcome';
import type { SubResponse } from '../sub-response';
import { indexParsed } from './index-parsed';
import type { ParsedDocument } from './stored-copy';

type Location = Geocoded['location'];

type Steps = {
  found: Location | null | undefined;
  defaultProvider: DefaultProvider;
  /** The document with its location. */
  locate: (location: Location) => ParsedDocument;
  /** The document as it came. */
  document: ParsedDocument;
};

type Done = {
  document: ParsedDocument;
  geocodeResponse: SubResponse;
  indexingResponse?: SubResponse;
} & Pick<Completed<never>, 'charges'>;

/**
 * Locates a document and indexes it. If it cannot be located it is indexed only if requested; each of the two has a
 * separate result in the answer.
 */
async function geocodeThenIndex(
  { body, account, signal }: Call & { body: GeocodeAndIndexData },
  { found, defaultProvider, locate, document }: Steps,
): Promise<Done> {
  const target = body.geocodeOptions ?? {};
  const geocoded = await geocode({ target, found, defaultProvider, prefix: 'GeocodeOptions.', signal });
  const located = geocoded.ok ? locate(geocoded.value.location) : document;
  const geocodeResponse: SubResponse = geocoded.ok
    ? { code: 'Success', message: geocoded.value.message }
    : geocoded.failure;
  const charges = geocoded.ok && geocoded.value.wasLookedUp ? (['geocode'] as const) : [];
  if (!geocoded.ok && !body.indexIfGeocodeFails) return { document: located, geocodeResponse, charges };
  const indexed = await indexParsed(account, body.indexingOptions, located);
  return {
    document: located,
    geocodeResponse,
    indexingResponse: indexed.response,
    charges: [...charges, ...indexed.charges],
  };
}

/** POST /v10/geocodeAndIndex/resume (wire-facts 1.3). */
export const geocodeAndIndexResume = defineOperation({
  call: CALLS.geocodeAndIndexResume,
  name: 'geocodeAndIndexResume',
  leastCharges: ['indexDocument'],
  body: { schema: GeocodeAndIndexResumeRequest, maxBytes: maxBodyBytes },
  value: GeocodeAndIndexResumeValue,
  run: async (call) => {
    const { resumeData: resume } = call.body;
    const { contactInformation } = resume;
    const { document, charges, ...responses } = await geocodeThenIndex(call, {
      found: contactInformation?.location,
      defaultProvider: 'google',
      locate: (location) => ({
        type: 'Resume',
        resume: { ...resume, contactInformation: { ...contactInformation, location } },
      }),
      document: { type: 'Resume', resume },
    });
    const resumeData = document.type === 'Resume' ? document.resume : resume;
    return succeed({ value: { resumeData, ...responses }, charges });
  },
});

/** POST /v10/geocodeAndIndex/joborder. */
export const geocodeAndIndexJob = defineOperation({
  call: CALLS.geocodeAndIndexJob,
  name: 'geocodeAndIndexJob',
  leastCharges: ['indexDocument'],
  body: { schema: GeocodeAndIndexJobRequest, maxBytes: maxBodyBytes },
  value: GeocodeAndIndexJobValue,
  run: async (call) => {
    const { jobData: job } = call.body;
    const { document, charges, ...responses } = await geocodeThenIndex(call, {
      found: job.currentLocation,
      defaultProvider: 'house',
      locate: (currentLocation) => ({ type: 'Job', job: { ...job, currentLocation } }),
      document: { type: 'Job', job },
    });
    const jobData = document.type === 'Job' ? document.job : job;
    return succeed({ value: { jobData, ...responses }, charges });
  },
});
