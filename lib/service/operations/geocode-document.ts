import {
  CALLS,
  GeocodeJobRequest,
  GeocodeJobValue,
  GeocodeResumeRequest,
  GeocodeResumeValue,
  type GeocodeTargetData,
} from '@/lib/contracts';
import { fail, succeed } from '@/lib/engine/kernel';
import { type DefaultProvider, type Geocoded, geocode } from '../geocoding';
import { maxBodyBytes } from './body-size';
import { defineOperation } from './operation';
import type { Call, Outcome } from './outcome';

type Target = {
  found: Geocoded['location'] | null | undefined;
  defaultProvider: DefaultProvider;
};

/** Locates a parsed document; `put` receives the location. Costs a geocode when a provider was asked and knew it. */
async function locate<Value>(
  { body, signal }: Call & { body: GeocodeTargetData },
  { found, defaultProvider }: Target,
  put: (location: Geocoded['location']) => Value,
): Promise<Outcome<Value>> {
  const geocoded = await geocode({ target: body, found, defaultProvider, prefix: '', signal });
  if (!geocoded.ok) return fail(geocoded.failure);
  const { location, wasLookedUp, message } = geocoded.value;
  return succeed({ value: put(location), message, charges: wasLookedUp ? ['geocode'] : [] });
}

/** POST /v10/geocoder/resume (wire-facts 1.3): the same resume with coordinates, or why it can have none. */
export const geocodeResume = defineOperation({
  call: CALLS.geocodeResume,
  name: 'geocodeResume',
  leastCharges: [],
  body: { schema: GeocodeResumeRequest, maxBytes: maxBodyBytes },
  value: GeocodeResumeValue,
  run: (call) => {
    const { resumeData } = call.body;
    const { contactInformation } = resumeData;
    return locate(call, { found: contactInformation?.location, defaultProvider: 'google' }, (location) => ({
      resumeData: { ...resumeData, contactInformation: { ...contactInformation, location } },
    }));
  },
});

/** POST /v10/geocoder/joborder (wire-facts 1.3). */
export const geocodeJob = defineOperation({
  call: CALLS.geocodeJob,
  name: 'geocodeJob',
  leastCharges: [],
  body: { schema: GeocodeJobRequest, maxBytes: maxBodyBytes },
  value: GeocodeJobValue,
  run: (call) => {
    const { jobData } = call.body;
    return locate(call, { found: jobData.currentLocation, defaultProvider: 'house' }, (currentLocation) => ({
      jobData: { ...jobData, currentLocation },
    }));
  },
});
