import { parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { setApplicationForm } from '../applications/form';
import { publicForm } from '../applications/public-form';
import { xmlText } from '../exports/xml-text';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { setBrand } from '../handover/brand';
import { getCareersLogo } from '../http/career-routes';
import { addNote } from '../notes/notes';
import { binDossiers } from '../privacy/bin';
import { changeTags } from '../records/tags';
import { askJob, askList, everythingOutside, jobWithForm, openCareerPage, publish } from '../testing/careers';
import { startTestParser, type TestDocument } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { upload } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { setPublication } from './publication';
import { configureCareers } from './settings';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;
let owner: Actor;

beforeAll(async () => {
  parser = await startTestParser();
  recruiter = await memberOfRole('recruiter');
  owner = await memberOfRole('owner');
  await startUploadWorker();
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

const text = 'Weld ships at Nordwerk.\nWe pay 42.000 a year.\nWrite to jobs@nordwerk.example.';
const pay = { rawMinimum: '42.000', minimum: { value: 42_000 }, currency: 'EUR', timeScale: 'Annually' };
const welder: TestDocument = {
  ...{ name: 'Welder', employer: 'Nordwerk GmbH', city: 'Kiel', country: 'DE', text },
  terms: { salary: pay, contractType: 'permanent', employmentType: 'fulltime' },
};

const linkedDataOf = (page: string) =>
  [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

const titles = async (search = '') =>
  [...(await (await askList(search)).text()).matchAll(/<h2><a [^>]*>(.*?)<\/a>/g)].map(([, title]) => title);

describe('a career page', () => {
  it('is not there until an owner opens it, nor without a name', async () => {
    const jobId = await jobWithForm(recruiter, welder);
    const key = await publish(recruiter, jobId);
    for (const answer of [await askList(), await askJob(key)]) {
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('Welder');
    }
    const nameless = await configureCareers(owner, { open: true, heading: '', lead: '' });
    expect(nameless).toMatchObject({ ok: false, problem: { code: 'invalid' } });
    await openCareerPage(owner);
    expect((await askJob(key)).status).toBe(200);
    await binDossiers(recruiter, { ids: [jobId] });
  });

  it('has the jobs that were put on it alone, and not what the workspace says of them', async () => {
    const jobId = await jobWithForm(recruiter, welder);
    await jobWithForm(recruiter, { ...welder, name: 'Fitter', text: 'Another text.' });
    await addNote(recruiter, { id: jobId, text: 'The budget is secretly 55555.', mentions: [] });
    await changeTags(recruiter, { ids: [jobId], add: ['difficultclient'] });
    const key = await publish(recruiter, jobId);
    const outside = await everythingOutside(key);
    for (const [name, content] of Object.entries(outside)) {
      expect(content.includes('Welder') || name === 'sitemap', name).toBe(true);
      for (const secret of [
        'Fitter',
        '55555',
        'difficultclient',
        jobId,
        'Nordwerk',
        'nordwerk',
        '42.000',
        '42,000',
      ])
        expect(content.includes(secret), `${secret} in ${name}`).toBe(false);
    }
    const [posting] = linkedDataOf(outside.job ?? '');
    expect(posting).toMatchObject({ hiringOrganization: { name: 'Nordlicht Staffing' } });
    expect(posting).not.toHaveProperty('baseSalary');
    const form = await publicForm(/\/apply\/([\w-]{32})/.exec(outside.job ?? '')?.[1] ?? '');
    expect(form).toMatchObject({
      ok: true,
      value: { title: 'Welder', employer: null, pay: null, others: '/careers' },
    });
    expect(JSON.stringify(form)).not.toMatch(/nordwerk|42.000/i);
    await binDossiers(recruiter, { ids: [jobId] });
  });

  it('gives search engines every member that they require, with the employer and pay that may be shown', async () => {
    const jobId = await jobWithForm(recruiter, welder);
    const key = await publish(recruiter, jobId, { showsEmployer: true, showsPay: true });
    const { job = '', json = '' } = await everythingOutside(key);
    const [posting] = linkedDataOf(job);
    expect(posting).toMatchObject({
      ...{ '@context': 'https://schema.org/', '@type': 'JobPosting', title: 'Welder' },
      ...{
        description: expect.stringContaining('<p>Weld ships'),
        url: `http://localhost:3000/careers/${key}`,
      },
      ...{
        datePosted: new Date().toISOString().slice(0, 10),
        employmentType: ['FULL_TIME'],
        directApply: true,
      },
      hiringOrganization: { '@type': 'Organization', name: 'Nordwerk GmbH' },
      jobLocation: { address: { addressLocality: 'Kiel', addressCountry: 'DE' } },
      baseSalary: { currency: 'EUR', value: { minValue: 42_000, unitText: 'YEAR' } },
    });
    expect((JSON.parse(json) as { items: unknown[] }).items).toMatchObject([
      { title: 'Welder', _job_posting: posting },
    ]);
    await binDossiers(recruiter, { ids: [jobId] });
  });

  it('says nothing to search engines of a job without a country, and shows it all the same', async () => {
    const { country: _, ...nowhere } = welder;
    const jobId = await jobWithForm(recruiter, nowhere);
    const { job = '', list } = await everythingOutside(await publish(recruiter, jobId));
    expect(list).toContain('Welder');
    expect(linkedDataOf(job)).toEqual([]);
    await binDossiers(recruiter, { ids: [jobId] });
  });
});

describe('the logo of the workspace', () => {
  const bytes = Buffer.from('89504e470d0a1a0a', 'hex');
  const brand = { name: 'Nordlicht Staffing', colour: '#ffcc00', footer: 'Kiel' };

  it('is in postings at an address that answers with it', async () => {
    await setBrand(owner, { ...brand, logo: `data:image/png;base64,${bytes.toString('base64')}` });
    const jobId = await jobWithForm(recruiter, welder);
    const { job = '', json = '' } = await everythingOutside(await publish(recruiter, jobId));
    const [posting] = linkedDataOf(job);
    const logo = expect.stringMatching(/^http:\/\/localhost:3000\/careers\/logo\?v=[\w-]{12}$/);
    expect(posting?.hiringOrganization).toEqual({ '@type': 'Organization', name: brand.name, logo });
    expect(JSON.parse(json).items).toMatchObject([{ _job_posting: posting }]);
    const answer = await getCareersLogo(new Request('http://localhost:3000/careers/logo'), undefined);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    await setBrand(owner, { ...brand, logo: null });
    await binDossiers(recruiter, { ids: [jobId] });
  });
});

describe('what is taken off', () => {
  const off: [string, (jobId: string) => Promise<unknown>][] = [
    [
      'unpublished',
      (jobId) =>
        setPublication(recruiter, { jobId, published: false, showsEmployer: false, showsPay: false }),
    ],
    ['closed', (jobId) => setApplicationForm(recruiter, { jobId, open: false, closesOn: null })],
    ['binned', (jobId) => binDossiers(recruiter, { ids: [jobId] })],
    [
      'over',
      async (jobId) =>
        (await records())
          .updateTable('application_form')
          .set({ closes_on: '2020-01-01' })
          .where('job_id', '=', jobId)
          .execute(),
    ],
  ];

  it.each(off)('is gone at once where it is %s, with a way to the open jobs', async (how, take) => {
    const jobId = await jobWithForm(recruiter, { ...welder, text: `${text} ${how}` });
    const key = await publish(recruiter, jobId);
    const before = await askJob(key);
    expect(before.status).toBe(200);
    expect(Number(/max-age=(\d+)/.exec(before.headers.get('cache-control') ?? '')?.[1])).toBeLessThan(60);
    await take(jobId);
    const answer = await askJob(key);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<a class="button" href="/careers">See the open jobs</a>');
    const { list, rss, json, sitemap } = await everythingOutside(key);
    expect([list, rss, json, sitemap].some((content) => content?.includes(key))).toBe(false);
  });
});

describe('whoever attacks it', () => {
  const HOSTILE =
    '</script><script>alert(1)</script><img src=x onerror=alert(2)> "quoted" & \u0000\u0008\ufffe\u2028';

  it('finds nothing by guessing', async () => {
    const jobId = await jobWithForm(recruiter, { ...welder, name: 'Hidden job' });
    const cvId = (await upload(recruiter, { name: 'Ada Secret' })).items[0]?.dossierId ?? '';
    const guesses = [jobId, cvId, `${jobId}/export`, '../candidates', '%00', "' or 1=1", 'x'.repeat(5000)];
    for (const guess of guesses) {
      const answer = await askJob(guess);
      expect(answer.status, guess).toBe(404);
      expect(await answer.text()).not.toMatch(/Hidden job|Ada Secret/);
    }
    await binDossiers(recruiter, { ids: [jobId] });
  });

  it('gets no markup, and no end of a script, into pages and feeds', async () => {
    const posting = {
      ...welder,
      name: `Welder ${HOSTILE.slice(0, 70)}`,
      text: `• ${HOSTILE}\n• second\n\n${HOSTILE}`,
    };
    const jobId = await jobWithForm(recruiter, posting);
    const key = await publish(recruiter, jobId);
    const outside = await everythingOutside(key);
    for (const name of ['list', 'frame', 'job'])
      expect(outside[name], name).not.toMatch(/<script>alert|<img src=x|onerror=alert\(2\)>/);
    expect(linkedDataOf(outside.job ?? '')).toHaveLength(1);
    expect(outside.job?.match(/<script/g)).toHaveLength(1);
    for (const name of ['rss', 'sitemap']) expect(xmlText(outside[name] ?? '')).toBe(outside[name]);
    const [item] = JSON.parse(outside.json ?? '').items;
    expect(item.content_html).not.toMatch(/<script|<img/);
    expect(parseDocument(outside.rss ?? '', { xmlMode: true }).children.length).toBeGreaterThan(0);
    const list = await askList(`?q=${encodeURIComponent('"><script>alert(3)</script>')}&place=%22%3E%3Cb%3E`);
    const page = await list.text();
    expect(page).not.toMatch(/<script|<b>/);
    expect(list.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img/,
    );
    await binDossiers(recruiter, { ids: [jobId] });
  });
});

describe('a search without scripts', () => {
  it('finds by words in any order, by place, contract and remote work', async () => {
    const cook = {
      name: 'Cook',
      city: 'Bergen',
      country: 'NO',
      text: 'Fish soup',
      terms: { isRemote: true },
    };
    const ids = [
      await jobWithForm(recruiter, { ...welder, text: 'Aluminium hulls' }),
      await jobWithForm(recruiter, cook),
    ];
    for (const id of ids) await publish(recruiter, id);
    expect(await titles()).toEqual(['Cook', 'Welder']);
    expect(await titles('?q=HULLS%20weld')).toEqual(['Welder']);
    expect(await titles('?q=hulls%20soup')).toEqual([]);
    expect(await titles('?place=Bergen,%20Norway')).toEqual(['Cook']);
    expect(await titles('?contract=Permanent')).toEqual(['Welder']);
    expect(await titles('?remote=1')).toEqual(['Cook']);
    expect(await titles('?page=99999999&q=')).toEqual(['Cook', 'Welder']);
    const first = await askList();
    const again = await askList('', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });
});
