import { z } from 'zod';
import { Info } from '../info';
import { JobData } from './job-data';
import { GeocodeTarget } from './parse-options';
import { ResumeData } from './resume-data';
import { maybe } from './shared';

/** wire-facts 1.3, POST /geocoder/resume: a parsed resume, and the geocoding options of a parse. */
export const GeocodeResumeRequest = GeocodeTarget.extend({ ResumeData });
export const GeocodeResumeValue = z.object({ ResumeData: maybe(ResumeData) });
export const GeocodeResumeResponse = z.object({ Info, Value: maybe(GeocodeResumeValue) });

/** wire-facts 1.3, POST /geocoder/joborder. */
export const GeocodeJobRequest = GeocodeTarget.extend({ JobData });
export const GeocodeJobValue = z.object({ JobData: maybe(JobData) });
export const GeocodeJobResponse = z.object({ Info, Value: maybe(GeocodeJobValue) });
