import { setApplicationForm } from '../applications/form';
import { setPublication } from '../careers/publication';
import { configureCareers } from '../careers/settings';
import type { Actor } from '../ground/actor';
import { setBrand } from '../handover/brand';
import * as routes from '../http/career-routes';
import { given } from './given';
import type { TestDocument } from './parser';
import { uploadJob } from './uploads';

/** For tests of the career page: jobs, and what its routes answer. */

/** Opens the career page of a workspace with a name. */
export async function openCareerPage(owner: Actor): Promise<void> {
  await setBrand(owner, { name: 'Nordlicht Staffing', colour: '#ffcc00', footer: 'Kiel', logo: null });
  await configureCareers(owner, { open: true, heading: '', lead: '' });
}

export type Shows = { showsEmployer?: boolean; showsPay?: boolean };

/** Adds a job with an open form; returns its id. */
export async function jobWithForm(recruiter: Actor, posting: TestDocument): Promise<string> {
  const jobId = await uploadJob(recruiter, posting);
  await setApplicationForm(recruiter, { jobId, open: true, closesOn: null });
  return jobId;
}

/** Puts a job on the career page; returns its key there. */
export async function publish(recruiter: Actor, jobId: string, shows: Shows = {}): Promise<string> {
  const all = { showsEmployer: false, showsPay: false, ...shows };
  const set = given(await setPublication(recruiter, { jobId, published: true, ...all }));
  return set.link?.split('/').at(-1) ?? '';
}

const asked = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost:3000/careers${path}`, { headers });

/** Asks for the list, with the parameters of an address. */
export const askList = (search = '', headers = {}) => routes.getCareers(asked(search, headers), undefined);

/** Asks for a job by its key. */
export const askJob = (key: string) =>
  routes.getCareerJob(asked(`/${key}`), { params: Promise.resolve({ key }) });

/** Asks for everything that people outside can read; returns it by its name. */
export async function everythingOutside(key: string): Promise<Record<string, string>> {
  const answers = {
    list: await askList(),
    frame: await routes.getCareersFrame(asked('/embed'), undefined),
    job: await askJob(key),
    rss: await routes.getCareersRss(asked('/feed.xml'), undefined),
    json: await routes.getCareersJson(asked('/feed.json'), undefined),
    sitemap: await routes.getCareersSitemap(asked('/sitemap.xml'), undefined),
  };
  const texts = Object.entries(answers).map(async ([name, answer]) => [name, await answer.text()]);
  return Object.fromEntries(await Promise.all(texts));
}
