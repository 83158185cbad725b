import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { candidateDetail } from '../candidates/detail';
import { listCandidates } from '../candidates/list';
import { CANDIDATE_LIST } from '../candidates/query';
import { exportJob, exportJobList } from '../exports/export';
import type { Actor } from '../ground/actor';
import { correctDossier, undoCorrection } from '../records/corrections';
import { deleteDossiers } from '../records/delete';
import { dossierHtml, dossierOriginal } from '../records/original';
import { startTestParser, type TestDocument, testDocument } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { finished, newUpload, send, upload } from '../testing/uploads';
import { parseAgain } from '../uploads/parse-again';
import { startUploadWorker } from '../uploads/worker';
import { jobDetail } from './detail';
import { candidateLeads } from './leads';
import { jobFacets, listJobs } from './list';
import { fetchJob } from './page/fetch-job';
import { JOB_LIST, type JobFilters } from './query';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;
let careers = '';

const PAGE = `<html><head><title>x</title><script type="application/ld+json">${JSON.stringify({
  '@type': 'JobPosting',
  title: 'Lock keeper',
  hiringOrganization: { name: 'Canal Board' },
  jobLocation: { address: { addressLocality: 'Lund', addressCountry: 'SE' } },
  baseSalary: { currency: 'SEK', value: { minValue: 30_000, unitText: 'MONTH' } },
  description: '<p>Mind the <script>alert(1)</script>gates.</p>',
}).replaceAll('</', '<\\/')}</script></head><body>menu</body></html>`;

const careersPage = createServer((request, response) => {
  if (request.url === '/inward') response.writeHead(302, { Location: 'http://127.0.0.1:1/admin' }).end();
  else if (request.url === '/plain') response.end('<html><body>Nothing here</body></html>');
  else response.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE);
});

beforeAll(async () => {
  parser = await startTestParser();
  await new Promise<void>((resolve) => careersPage.listen(0, '127.0.0.1', resolve));
  careers = `127.0.0.1:${(careersPage.address() as AddressInfo).port}`;
  process.env.PRIVATE_HOSTS = careers;
  recruiter = await memberOfRole('recruiter');
  await startUploadWorker();
});

afterAll(async () => {
  await shutdown();
  parser.stop();
  careersPage.closeAllConnections();
  careersPage.close();
});

async function uploadJobs(...documents: TestDocument[]): Promise<string[]> {
  const batchId = await newUpload(recruiter, 'job');
  for (const document of documents) await send(recruiter, batchId, testDocument(document), 'job.pdf');
  return (await finished(recruiter, batchId)).items.map((item) => item.dossierId ?? '');
}

async function found(filters: JobFilters, search = ''): Promise<string[]> {
  const page = await listJobs(recruiter, {
    ...JOB_LIST.defaults,
    sort: 'name',
    direction: 'asc',
    filters,
    search,
  });
  if (!page.ok) throw new Error(page.problem.message);
  return page.value.items.map(({ name }) => name);
}

async function detailOf(id: string) {
  const detail = await jobDetail(recruiter, id);
  if (!detail.ok) throw new Error(detail.problem.message);
  return detail.value;
}

const WELDER: TestDocument = {
  name: 'Welder',
  employer: 'Nordwerk',
  city: 'Kiel',
  country: 'DE',
  language: 'de',
  skills: ['MIG welding', 'TIG Welding', 'Forklift'],
  required: ['MIG welding', 'TIG Welding'],
  text: 'We look for a welder',
};

let welder = '';

describe('jobs', () => {
  beforeAll(async () => {
    [welder = ''] = await uploadJobs(WELDER, { name: 'Cook', employer: 'Seehafen', country: 'SE' });
    await upload(
      recruiter,
      { name: 'Zoë Both', city: 'Kiel', country: 'DE', skills: ['mig  WELDING', 'TIG welding'] },
      { name: 'Ada One', city: 'Kiel', country: 'DE', skills: ['TIG welding', 'Cooking'] },
      { name: 'Bo None', city: 'Lund', country: 'SE', skills: ['Cooking'] },
    );
  });

  it('are listed apart from candidates, searched and filtered', async () => {
    expect(await found({})).toEqual(['Cook', 'Welder']);
    expect(await found({}, 'nordwerk')).toEqual(['Welder']);
    expect(await found({ countries: ['SE'] })).toEqual(['Cook']);
    expect(await found({ employers: ['Nordwerk'] })).toEqual(['Welder']);
    expect(await found({ hasSalary: true })).toEqual([]);
    const people = await listCandidates(recruiter, CANDIDATE_LIST.defaults);
    expect(people.ok && people.value.total).toBe(3);
    expect(await jobFacets(recruiter, undefined)).toMatchObject({
      value: { total: 2, employers: [{ value: 'Nordwerk', count: 1 }, { value: 'Seehafen' }] },
    });
  });

  it('are not to be had as candidates', async () => {
    expect(await candidateDetail(recruiter, welder)).toMatchObject({ problem: { code: 'not-found' } });
  });

  it('are corrected, read again with the corrections kept, and set back', async () => {
    const path = 'jobTitles.mainJobTitle';
    expect(await correctDossier(recruiter, { id: welder, path, value: 'Master welder' })).toMatchObject({
      ok: true,
    });
    expect(await found({}, 'master')).toEqual(['Master welder']);
    const again = await parseAgain(recruiter, { id: welder });
    if (!again.ok) throw new Error(again.problem.message);
    await finished(recruiter, again.value.batchId);
    const detail = await detailOf(welder);
    expect(detail.summary.name).toBe('Master welder');
    expect(detail.parsed.jobTitles?.mainJobTitle).toBe('Welder');
    expect(detail.versions).toHaveLength(2);
    await undoCorrection(recruiter, { id: welder });
    expect((await detailOf(welder)).summary.name).toBe('Welder');
    for (const fixed of ['jobMetadata.plainText', 'nonsense', 'jobTitles.mainJobTitle.x'])
      expect(await correctDossier(recruiter, { id: welder, path: fixed, value: 'x' })).toMatchObject({
        ok: false,
      });
  });

  it('lead on to the candidates that their list then shows', async () => {
    const leads = await candidateLeads(recruiter, welder);
    if (!leads.ok) throw new Error(leads.problem.message);
    expect(leads.value.map(({ label, count }) => [label, count])).toEqual([
      ['with all 2 required skills', 1],
      ['with 1 or more of the 2 required skills', 2],
      ['in Kiel', 2],
      ['with 1 or more of the 2 required skills, in Kiel', 2],
      ['in DE', 2],
      ['with 1 or more of the 2 required skills, in DE', 2],
    ]);
    for (const { filters, count } of leads.value) {
      const query = CANDIDATE_LIST.from(CANDIDATE_LIST.params({ ...CANDIDATE_LIST.defaults, filters }));
      const page = await listCandidates(recruiter, { ...query, sort: 'skills', direction: 'desc' });
      expect(page.ok && page.value.total).toBe(count);
    }
    const best = await listCandidates(recruiter, {
      ...CANDIDATE_LIST.defaults,
      sort: 'skills',
      filters: leads.value[1]!.filters,
    });
    expect(best.ok && best.value.items.map(({ name }) => name)).toEqual(['Zoë Both', 'Ada One']);
  });

  it('are handed out as they were received and as a JobPosting', async () => {
    const file = await exportJob(recruiter, { id: welder, format: 'json-ld' });
    if (!file.ok) throw new Error(file.problem.message);
    expect(JSON.parse(Buffer.from(file.value.body).toString())).toMatchObject({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Welder',
      description: '<p>We look for a welder</p>',
      hiringOrganization: { '@type': 'Organization', name: 'Nordwerk' },
      jobLocation: { address: { addressLocality: 'Kiel', addressCountry: 'DE' } },
      datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    const received = await exportJob(recruiter, { id: welder, format: 'v10' });
    expect(received.ok && Buffer.from(received.value.body).toString()).toContain('"JobData"');
    const list = await exportJobList(recruiter, { query: JOB_LIST.defaults, columns: ['name', 'employer'] });
    expect(list.ok && Buffer.from(list.value.body).toString()).toContain('Title,Employer\r\n');
  });

  it('are taken for one when their document is the same, and not because a CV has it', async () => {
    const same = await newUpload(recruiter, 'job');
    await send(recruiter, same, testDocument(WELDER));
    expect((await finished(recruiter, same)).items[0]).toMatchObject({ state: 'duplicate', kind: 'job' });
    const asCv = await upload(recruiter, WELDER);
    expect(asCv.items[0]).toMatchObject({ state: 'parsed', kind: 'candidate' });
  });

  it('are deleted for good', async () => {
    expect(await deleteDossiers(recruiter, { ids: [welder] })).toMatchObject({ value: { deleted: 1 } });
    expect((await dossierOriginal(recruiter, { id: welder, document: null })).ok).toBe(false);
    expect(await jobDetail(recruiter, welder)).toMatchObject({ problem: { code: 'not-found' } });
  });
});

describe('a job from its page', () => {
  beforeAll(() => {
    parser.reply = (document, _asked, kind) => {
      if (document || kind !== 'job') return undefined;
      const JobData = {
        JobTitles: { MainJobTitle: 'Read from text', JobTitle: ['Read from text'] },
        JobDescription: 'x',
      };
      return {
        status: 200,
        body: { Info: { Code: 'Success' }, Value: { JobData, Conversions: { HTML: '<p>x</p>' } } },
      };
    };
  });

  it('has its text as the document, and what the page states over what was read', async () => {
    const fetched = await fetchJob(recruiter, { address: `http://${careers}/posting` });
    if (!fetched.ok) throw new Error(fetched.problem.message);
    const { items } = await finished(recruiter, fetched.value.batchId);
    const id = items[0]?.dossierId ?? '';
    const { summary, effective, original } = await detailOf(id);
    expect(summary).toMatchObject({
      name: 'Lock keeper',
      employer: 'Canal Board',
      city: 'Lund',
      salaryMinimum: 360_000,
      salaryCurrency: 'SEK',
    });
    expect(effective.jobTitles?.jobTitle).toEqual(['Read from text']);
    expect(original.source).toBe(`http://${careers}/posting`);
    const kept = await dossierOriginal(recruiter, { id, document: null });
    const html = kept.ok ? Buffer.from(kept.value.body).toString() : '';
    expect(html).toContain('Mind the gates.');
    expect(html).not.toContain('script');
    expect((await dossierHtml(recruiter, { id, document: null })).ok).toBe(true);
  });

  it.each([
    ['a page without a posting', () => `http://${careers}/plain`, /no job posting/],
    ['a page that leads inside', () => `http://${careers}/inward`, /private network/],
    ['this machine', () => 'http://localhost:3000/settings', /private network/],
    ['the metadata of a cloud', () => 'http://169.254.169.254/latest/', /private network/],
    ['a file', () => 'file:///etc/passwd', /not an address/],
    ['nothing', () => '  ', /address/],
  ])('is refused for %s, at its field', async (_, address, message) => {
    const fetched = await fetchJob(recruiter, { address: address() });
    expect(fetched).toMatchObject({
      problem: { code: 'invalid', field: 'address', message: expect.stringMatching(message) },
    });
  });
});
