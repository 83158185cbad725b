import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { binDossiers } from '../privacy/bin';
import { CONSENT, cv, type Given, openApplications, openForm, post, stamped } from '../testing/applications';
import { testDocument } from '../testing/parser';
import { finished, newUpload, send, upload } from '../testing/uploads';
import { applicationForm, setApplicationForm } from './form';
import { publicForm } from './public-form';
import { readStamp } from './stamp';

process.env.MAX_DOCUMENT_MB = '1';

let stage: Awaited<ReturnType<typeof openApplications>>;
let recruiter: Actor;
let viewer: Actor;
let jobId: string;
let token: string;

beforeAll(async () => {
  stage = await openApplications();
  ({ recruiter, viewer, jobId } = stage);
});

afterAll(() => stage.close());

beforeEach(async () => {
  token = await openForm(recruiter, jobId);
});

describe('what is not taken', () => {
  it('is said for each fault, and nothing is kept', async () => {
    const before = await stage.countArrivals();
    const pdf = Buffer.from('%PDF-1.7 x');
    const zip = Buffer.from('PK\u0003\u0004 nothing in here');
    const cases: [Given, string][] = [
      [{ name: ' \u0000\u202e ' }, 'fault=name'],
      [{ name: 'x'.repeat(500) }, 'fault=name'],
      [{ email: 'no address' }, 'fault=email'],
      [{ consent: 'no' }, 'fault=consent'],
      [{ file: null }, 'fault=missing-file'],
      [{ file: { name: 'cv.pdf', bytes: Buffer.alloc(0) } }, 'fault=missing-file'],
      [
        { file: { name: 'cv.pdf', bytes: Buffer.from('MZ\u0090\u0000'), type: 'application/pdf' } },
        'fault=file-kind',
      ],
      [{ file: { name: '../../etc/cv.zip', bytes: zip } }, 'fault=file-kind'],
      [
        { file: { name: 'cv.html', bytes: Buffer.from('<html><script>alert(1)</script>') } },
        'fault=file-kind',
      ],
      [
        { file: { name: 'cv.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(1024 * 1024)]) } },
        'fault=file-size',
      ],
    ];
    for (const [index, [given, fault]] of cases.entries())
      expect([given, await post(token, { ...given, address: `192.0.2.${index + 10}` })]).toEqual([
        given,
        fault,
      ]);
    expect(await stage.countArrivals()).toBe(before);
  });

  it('is what programs send: the hidden field, too soon, an old or invented stamp', async () => {
    const before = await stage.countArrivals();
    expect(await post(token, { website: 'https://spam.example' })).toBe('sent');
    expect(await post(token, { stamp: await stamped(token, 500) })).toBe('fault=hasty');
    expect(await post(token, { stamp: await stamped(token, 49 * 3_600_000) })).toBe('fault=stale');
    expect(await post(token, { stamp: await stamped('x'.repeat(32)) })).toBe('fault=stale');
    const signedOtherwise = (await stamped(token)).replace(/.(?=[\w-]{42}$)/, (first) =>
      first === 'A' ? 'B' : 'A',
    );
    expect(await post(token, { stamp: signedOtherwise })).toBe('fault=stale');
    expect(await readStamp('a', 'nonsense')).toBe('stale');
    expect(await stage.countArrivals()).toBe(before);
  });

  it('is what comes from another site, or is no form', async () => {
    expect(await post(token, { headers: { 'sec-fetch-site': 'cross-site' } })).toBe('403');
    expect(await post(token, { headers: { origin: 'https://evil.example' } })).toBe('403');
    expect(
      await post(token, { headers: { 'sec-fetch-site': 'same-origin' }, file: cv({ name: 'From Here' }) }),
    ).toBe('sent');
    expect(await post(token, { headers: { 'content-type': 'application/json' } })).toBe('fault=unreadable');
    expect(await post(token, { headers: { 'content-type': 'multipart/form-data' } })).toBe(
      'fault=unreadable',
    );
  });

  it('is most of 200 in a row from one address; another address goes on', async () => {
    const file = null;
    const answers: string[] = [];
    for (let turn = 0; turn < 200; turn += 1)
      answers.push(await post(token, { file, address: '198.51.100.7' }));
    expect(answers.filter((answer) => answer === 'fault=busy').length).toBeGreaterThan(150);
    expect(await post(token, { file, address: '198.51.100.8' })).toBe('fault=missing-file');
  });
});

describe('an address', () => {
  it('tells what may be known of the job, and markup as text', async () => {
    expect(await publicForm(token)).toMatchObject({
      value: {
        title: 'Welder',
        employer: 'Nordwerk',
        consent: CONSENT,
        description: [{ blocks: [{ kind: 'text', text: 'Weld <b>ships</b>.' }] }],
      },
    });
  });

  it('leads nowhere when it is guessed, replaced, or its job is in the bin', async () => {
    for (const guess of ['', '../../x', 'x'.repeat(32), `${token}x`, "' or 1=1 --"]) {
      expect(await publicForm(guess)).toMatchObject({ problem: { code: 'not-found' } });
      expect(await post(encodeURIComponent(guess))).toBe('fault=closed');
    }
    await setApplicationForm(recruiter, { jobId, open: true, closesOn: null, renew: true });
    expect(await publicForm(token)).toMatchObject({ problem: { code: 'not-found' } });
    const form = await applicationForm(viewer, jobId);
    const renewed = (form.ok && form.value.link?.split('/').at(-1)) || '';
    expect((await publicForm(renewed)).ok).toBe(true);
    const batch = await newUpload(recruiter, 'job');
    await send(recruiter, batch, testDocument({ name: 'Rigger' }));
    const other = (await finished(recruiter, batch)).items[0]?.dossierId ?? '';
    const opened = await setApplicationForm(recruiter, { jobId: other, open: true, closesOn: null });
    const address = (opened.ok && opened.value.link?.split('/').at(-1)) || '';
    expect((await publicForm(address)).ok).toBe(true);
    await binDossiers(recruiter, { ids: [other] });
    expect(await publicForm(address)).toMatchObject({ problem: { code: 'not-found' } });
  });

  it('says that a form is closed, and takes nothing', async () => {
    await setApplicationForm(recruiter, { jobId, open: false, closesOn: null });
    expect(await publicForm(token)).toMatchObject({ value: { stamp: null, description: [] } });
    expect(await post(token)).toBe('fault=closed');
    const past = { jobId, open: true, closesOn: '2020-01-31' };
    expect(await setApplicationForm(recruiter, past)).toMatchObject({ problem: { field: 'closesOn' } });
    const db = await records();
    await db.updateTable('application_form').set({ open: true, closes_on: '2020-01-31' }).execute();
    expect(await post(token)).toBe('fault=closed');
    expect(await applicationForm(viewer, jobId)).toMatchObject({ value: { open: true, over: true } });
  });

  it('is made for jobs alone', async () => {
    const id = (await upload(recruiter, { name: 'No Job' })).items[0]?.dossierId ?? '';
    const outcome = await setApplicationForm(recruiter, { jobId: id, open: true, closesOn: null });
    expect(outcome).toMatchObject({ problem: { code: 'not-found' } });
  });
});
