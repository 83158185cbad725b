import { shutdown } from '@/lib/platform';
import { configureApplications } from '../applications/consent';
import { applicationForm, setApplicationForm } from '../applications/form';
import { newStamp } from '../applications/stamp';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { postApplication } from '../http/application-routes';
import { startUploadWorker } from '../uploads/worker';
import { startTestParser, type TestDocument, testDocument } from './parser';
import { memberOfRole } from './store';
import { uploadJob } from './uploads';

/** For tests of public forms: a job with one, and posts to it. */

export const CONSENT = 'I agree that Nordwerk keeps my application for this job.';

/** Creates a job to apply for, in a workspace whose applicants agree to `CONSENT`. */
async function jobToApplyFor(recruiter: Actor, owner: Actor): Promise<string> {
  await configureApplications(owner, { consent: CONSENT });
  return uploadJob(recruiter, { name: 'Welder', employer: 'Nordwerk', text: 'Weld <b>ships</b>.' });
}

/** Opens a workspace with a job to apply for, and its actor; `close` ends it. */
export async function openApplications() {
  const parser = await startTestParser();
  const recruiter = await memberOfRole('recruiter');
  const viewer = await memberOfRole('viewer');
  await startUploadWorker();
  const jobId = await jobToApplyFor(recruiter, await memberOfRole('owner'));
  const close = async () => {
    await shutdown();
    parser.stop();
  };
  /** Returns how many applied. */
  const countArrivals = async () => {
    const form = await applicationForm(viewer, jobId);
    return form.ok ? form.value.applications : -1;
  };
  return { recruiter, viewer, jobId, countArrivals, close };
}

/** Opens the form of a job, with an unused quota; returns the secret of its address. */
export async function openForm(recruiter: Actor, jobId: string): Promise<string> {
  const db = await records();
  await db.deleteFrom('sign_in_failure').execute();
  const form = await setApplicationForm(recruiter, { jobId, open: true, closesOn: null });
  return (form.ok && form.value.link?.split('/').at(-1)) || '';
}

/** Returns a stamp of a form that was shown this many milliseconds ago. */
export async function stamped(token: string, ago = 10_000): Promise<string> {
  return newStamp(`${token} ${CONSENT}`, Date.now() - ago);
}

export type Given = Partial<Record<'name' | 'email' | 'consent' | 'website' | 'stamp', string>> & {
  file?: { name: string; bytes: Uint8Array; type?: string } | null;
  address?: string;
  headers?: Record<string, string>;
};

/** Returns a document as a file. */
export const cv = (document: TestDocument) => ({ name: 'cv.txt', bytes: testDocument(document) });

/** Posts to a form; answers as it does. */
export async function postForm(token: string, given: Given = {}): Promise<Response> {
  const {
    file = cv({ name: 'Ines Applicant' }) as Given['file'],
    address = '192.0.2.1',
    headers = {},
    ...fields
  } = given;
  const form = new FormData();
  const all = {
    ...{ name: 'Ines Applicant', email: 'ines@example.org', consent: 'yes', website: '' },
    stamp: await stamped(token),
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  if (file) form.set('cv', new File([Buffer.from(file.bytes)], file.name, { type: file.type ?? '' }));
  const request = new Request(`http://localhost:3000/apply/${token}/send`, {
    method: 'POST',
    body: form,
    headers: { 'x-forwarded-for': address, host: 'localhost:3000', ...headers },
  });
  return postApplication(request, { params: Promise.resolve({ token }) });
}

/** Posts to a form; returns the data for the page. */
export async function post(token: string, given: Given = {}): Promise<string> {
  const answer = await postForm(token, given);
  const { search } = new URL(answer.headers.get('location') ?? 'http://x/?none', 'http://x');
  return answer.status === 303 ? search.slice(1) : String(answer.status);
}
