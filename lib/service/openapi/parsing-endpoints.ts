import { CALLS } from '@/lib/contracts';
import {
  accountInfo,
  accountInfoV9,
  geocodeJob,
  geocodeResume,
  parseJob,
  parseJobV9,
  parseResume,
  parseResumeV9,
} from '../operations';
import type { Endpoint } from './endpoint';
import { JOB, PARSE_JOB, PARSE_JOB_V9, PARSE_RESUME, PARSE_RESUME_V9, RESUME } from './examples';

const VERSION_9 = 'The same parse as in version 10, asked for and answered as version 9 does.';

const geocoded = {
  Provider: 'None',
  PostalAddress: { CountryCode: 'BE', Municipality: 'Mechelen' },
  GeoCoordinates: { Latitude: 51.03, Longitude: 4.48 },
};

export const PARSING_ENDPOINTS: readonly Endpoint[] = [
  {
    kind: 'json',
    chapter: 'parsing',
    title: 'Parse a resume',
    description:
      'Reads a CV into structured data. Send the bytes of the file as base64 and the day it was last changed, by which dates such as “present” are read. Never send a document again that was answered with an exception: the answer and the cost would be the same.',
    operation: parseResume,
    bodyExample: PARSE_RESUME,
  },
  {
    kind: 'json',
    chapter: 'parsing',
    title: 'Parse a job posting',
    description: 'Reads a job posting into structured data, with the same options as for a resume.',
    operation: parseJob,
    bodyExample: PARSE_JOB,
  },
  {
    kind: 'json',
    chapter: 'parsing',
    title: 'Locate a resume',
    description: 'Adds coordinates to a resume that was parsed before.',
    operation: geocodeResume,
    bodyExample: { ResumeData: RESUME, ...geocoded },
  },
  {
    kind: 'json',
    chapter: 'parsing',
    title: 'Locate a job',
    description: 'Adds coordinates to a job that was parsed before.',
    operation: geocodeJob,
    bodyExample: { JobData: JOB, ...geocoded },
  },
  {
    kind: 'json',
    chapter: 'parsing',
    title: 'Parse a resume, version 9',
    description: VERSION_9,
    operation: parseResumeV9,
    bodyExample: PARSE_RESUME_V9,
  },
  {
    kind: 'json',
    chapter: 'parsing',
    title: 'Parse a job posting, version 9',
    description: VERSION_9,
    operation: parseJobV9,
    bodyExample: PARSE_JOB_V9,
  },
];

export const ACCOUNT_ENDPOINTS: readonly Endpoint[] = [
  {
    kind: 'json',
    chapter: 'account',
    title: 'Credits and limits',
    description:
      'Credits left, when they expire, and how many requests the account may have in hand at a time.',
    operation: accountInfo,
  },
  {
    kind: 'json',
    chapter: 'account',
    title: 'Credits and limits, version 9',
    description: 'The same figures as version 9 writes them.',
    operation: accountInfoV9,
  },
  {
    kind: 'token',
    call: CALLS.issueToken,
    chapter: 'account',
    title: 'Get an access token',
    description:
      'OAuth 2.0 client credentials: the id of an account is the client, its key the secret. The token lasts 15 minutes and is sent as `Authorization: Bearer`, in place of the two account headers.',
  },
];
