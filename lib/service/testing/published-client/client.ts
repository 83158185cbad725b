/**
 * The calls of published clients of these APIs (tx-java and tx-dotnet of Textkernel, Apache 2.0, versions 2 and 3), as
 * in their integration tests: the bodies as those clients write them, on documents of our own. Must be imported before
 * anything that reads the configuration.
 */
import '../service';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import * as operations from '../../operations';
import { defineOperation } from '../../operations/operation';
import { JOB_FORM_V10 } from '../../operations/parse-job/forms';
import { readAndParseJob } from '../../operations/parse-job/parse-job';
import { FORM_V10 } from '../../operations/parse-resume/forms';
import { readAndParse } from '../../operations/parse-resume/parse-resume';
import { type Answer, caller } from '../calls';
import { base64 } from '../parses';
import { bundledReaders } from '../readers';
import { stopService } from '../service';

/** Returns the day of the call, which clients send with every document. */
const today = () => new Date().toISOString().slice(0, 10);

/** Documents with only the content that the tests of the clients need. */
export const TEXTS = {
  resume:
    'Alma Whitlock\n\nWork History\nSr. Software Developer at Quayside Inc.   07/2017 - 07/2018\n- used Visual Basic and VB6 to make a web app',
  resumeWithAddress:
    'Alma Whitlock\n\n212 Commerce St \nDallas, TX 75202\n\nWork History\nSr. Software Developer at Quayside Inc.   07/2017 - 07/2018\n- used Javascript and ReactJS to make a web app',
  personal:
    "Alma Whitlock\n\nPersonal Information\nBirthplace: Fort Worth, TX\nDOB: 5/5/1980\nDriver's License: TX12345678\nFather's Name: Ansel\nGender: F\nMarital Status: Single\nMother Tongue: English\nNationality: USA\nPassport Number: 1234098423478",
  job: 'Position Title: Sales Manager\n\nCompany: Quayside\n\nSkills:\n\tBudgeting\n\tAudit\n\tFinancial Statements',
  jobWithAddress:
    '\nPosition Title: Sales Manager\n\nCity:\t  San Francisco\nState:\t  CA\nZipcode:  94103\n\nSkills:\n\tBudgeting\n\tAudit\n\tFinancial Statements',
  techJob: 'Position Title: Sr. Software Developer\n\nSkills:\n\tJavaScript\n\tReactJS',
};

/** Flags of a filter as clients send them: every one, set or not. */
const FILTER_FLAGS = {
  UserDefinedTagsMustAllExist: false,
  HasPatents: false,
  HasSecurityCredentials: false,
  IsAuthor: false,
  IsPublicSpeaker: false,
  IsMilitary: false,
  EmployersMustAllBeCurrentEmployer: false,
  SkillsMustAllExist: false,
  IsTopStudent: false,
  IsCurrentStudent: false,
  IsRecentGraduate: false,
  LanguagesKnownMustAllExist: false,
};

/** Answers every address with the coordinates of one place, like the Google Geocoding API. */
async function serveCoordinates(): Promise<Server> {
  const answer = { status: 'OK', results: [{ geometry: { location: { lat: 32.78, lng: -96.8 } } }] };
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.GOOGLE_GEOCODING_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/json`;
  return server;
}

export const GOOGLE = { Provider: 'Google', ProviderKey: 'a-key' };

/**
 * Starts a service with an empty data folder, its own readers and a stub for coordinates, and returns the calls of a
 * client.
 */
export async function openPublishedClient() {
  const coordinates = await serveCoordinates();
  const readers = await bundledReaders('real');
  const pool = readers.open({ size: 1 });
  pool.warm();
  const parseResume = caller(
    defineOperation({ ...operations.parseResume, run: (call) => readAndParse(call, FORM_V10, pool) }),
  );
  const parseJob = caller(
    defineOperation({ ...operations.parseJob, run: (call) => readAndParseJob(call, JOB_FORM_V10, pool) }),
  );
  const bodyOf = (text: string, options: object) => ({
    DocumentAsBase64String: base64(text),
    DocumentLastModified: today(),
    ...options,
  });
  return {
    parseResume: (text: string, options: object = {}, headers?: Record<string, string>) =>
      parseResume({}, bodyOf(text, options), headers),
    parseJob: (text: string, options: object = {}, headers?: Record<string, string>) =>
      parseJob({}, bodyOf(text, options), headers),
    close: async () => {
      await pool.close();
      await stopService();
      await readers.remove();
      coordinates.close();
    },
  };
}

export type PublishedClient = Awaited<ReturnType<typeof openPublishedClient>>;

/** Parses each text and returns the data that a client keeps. */
export async function parsedBy(client: PublishedClient) {
  const resume = async (text: string) => (await client.parseResume(text)).value.ResumeData as unknown;
  const job = async (text: string) => (await client.parseJob(text)).value.JobData as unknown;
  return {
    resume: await resume(TEXTS.resume),
    resumeWithAddress: await resume(TEXTS.resumeWithAddress),
    job: await job(TEXTS.job),
    jobWithAddress: await job(TEXTS.jobWithAddress),
    techJob: await job(TEXTS.techJob),
  };
}

const searcher = caller(operations.searchDocuments);

/** Returns a search as clients write it, with null for omitted members. */
export const searching = (index: string | undefined, criteria: object | undefined, more: object = {}) =>
  searcher(
    {},
    {
      ...(index && { IndexIdsToSearchInto: [index] }),
      ...(criteria && { FilterCriteria: { ...FILTER_FLAGS, ...criteria } }),
      ...more,
    },
  );

/** Waits for indexes until they answer, where clients wait by the clock. */
export const until = (isSo: () => Promise<boolean>) => vi.waitUntil(isSo, { timeout: 30_000, interval: 100 });

/** Returns whether clients throw for an answer: for a status other than success, or a failed part (wire-facts 1.4). */
export function isThrown({ status, value }: Answer): boolean {
  const failed = (part: { Code: string } | undefined) => part !== undefined && part.Code !== 'Success';
  return status >= 300 || failed(value?.GeocodeResponse) || failed(value?.IndexingResponse);
}
