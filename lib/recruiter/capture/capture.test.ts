import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { shutdown } from '@/lib/platform';
import { candidateDetail } from '../candidates/detail';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { allowCapture, getCaptureReceipt, getCaptureWindow, postCapture } from '../http/capture-routes';
import { auditLog } from '../privacy/audit-log';
import { startTestParser, type TestDocument, testDocument } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { upload } from '../testing/uploads';
import { openUploads } from '../uploads/progress';
import { startUploadWorker } from '../uploads/worker';
import { captureTokens, makeCaptureToken, revokeCaptureToken } from './tokens';
import type { CaptureReceipt } from './types';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;
let owner: Actor;
let token: string;

const PAGE = 'https://people.example/ada?view=full#top';

beforeAll(async () => {
  parser = await startTestParser();
  recruiter = await memberOfRole('recruiter');
  owner = await memberOfRole('owner');
  await startUploadWorker();
  token = await make(recruiter, 'Work laptop');
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

async function make(actor: Actor, name: string): Promise<string> {
  const made = await makeCaptureToken(actor, { name });
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.token;
}

type Sent = { token?: string; title?: string; address?: string; body?: Uint8Array<ArrayBuffer> | string };

function send({ token: by = token, title = 'Ada Lovelace', address = PAGE, body = '' }: Sent) {
  const query = new URLSearchParams({ title, address });
  const headers = { authorization: `Bearer ${by}`, origin: 'https://people.example' };
  return postCapture(
    new Request(`http://localhost:3000/capture/send?${query}`, { method: 'POST', headers, body }),
  );
}

function receiptOf(item: string, by = token) {
  const request = new Request(`http://localhost:3000/capture/receipts/${item}`, {
    headers: { authorization: `Bearer ${by}` },
  });
  return getCaptureReceipt(request, { params: Promise.resolve({ item }) });
}

const itemOf = async (answer: Response) => ((await answer.json()) as { item: string }).item;

async function settled(item: string): Promise<CaptureReceipt> {
  return vi.waitFor(
    async () => {
      const receipt = (await (await receiptOf(item)).json()) as CaptureReceipt;
      if (receipt.state === 'waiting') throw new Error('not read yet');
      return receipt;
    },
    { timeout: 10_000 },
  );
}

const page = (document: TestDocument) => new TextDecoder().decode(testDocument(document));
const countUploads = async () => {
  const db = await records();
  const { count } = await db
    .selectFrom('upload_item')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

describe('a page that is sent', () => {
  it('becomes a candidate with the address of the page as its source', async () => {
    const answer = await send({ body: page({ name: 'Ada Lovelace' }), title: '../../Ada\u0000 / Lovelace' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    const receipt = await settled(await itemOf(answer));
    expect(receipt).toMatchObject({ state: 'read', link: expect.stringContaining('/candidates/') });
    const detail = await candidateDetail(recruiter, receipt.link?.split('/').at(-1) ?? '');
    expect(detail).toMatchObject({
      ok: true,
      value: { original: { source: PAGE, mediaType: 'text/plain' } },
    });
    expect(detail.ok && detail.value.original.name).toBe('.. .. Ada    Lovelace.txt');
  });

  it('waits for a decision where the person is known, and leads to who is here', async () => {
    const known = (await upload(recruiter, { name: 'Grace Known', email: 'grace@example.org' })).items[0];
    const again = page({ name: 'Grace Known', email: 'grace@example.org', title: 'Admiral' });
    const receipt = await settled(await itemOf(await send({ body: again })));
    expect(receipt).toMatchObject({
      state: 'known',
      link: `http://localhost:3000/candidates/${known?.dossierId}`,
    });
    const uploads = await openUploads(recruiter);
    expect(
      uploads.ok && uploads.value.some(({ items }) => items.some(({ state }) => state === 'duplicate')),
    ).toBe(true);
  });

  it('is in the audit log with the name of the token, which is stored as a hash', async () => {
    const log = await auditLog(owner, { page: 1, action: 'page-captured' });
    expect(log.ok && log.value.lines[0]).toMatchObject({
      by: 'A recruiter',
      detail: { name: 'Work laptop', kind: 'text' },
    });
    const db = await records();
    expect(JSON.stringify(await db.selectFrom('capture_token').selectAll().execute())).not.toContain(token);
    expect(JSON.stringify(await db.selectFrom('audit').selectAll().execute())).not.toContain(token);
    expect(await captureTokens(recruiter, undefined)).toMatchObject({
      value: [{ name: 'Work laptop', usedAt: expect.any(String) }],
    });
  });
});

describe('whoever attacks it', () => {
  it('sends nothing without a token, with a made-up one, or with one that was revoked', async () => {
    const gone = await make(recruiter, 'Lost phone');
    const list = await captureTokens(recruiter, undefined);
    const id = (list.ok && list.value.find(({ name }) => name === 'Lost phone')?.id) || '';
    expect((await revokeCaptureToken(owner, { id })).ok).toBe(false);
    const item = await itemOf(await send({ token: gone, body: page({ name: 'Before Theft' }) }));
    expect((await revokeCaptureToken(recruiter, { id })).ok).toBe(true);
    const before = await countUploads();
    for (const by of ['', 'slc_', `slc_${'A'.repeat(43)}`, gone, `${token} `, token.toLowerCase()]) {
      const answer = await send({ token: by, body: page({ name: 'Thief' }) });
      if (by.trim() === token) continue;
      expect(answer.status, by).toBe(401);
      expect((await receiptOf(item, by)).status).toBe(401);
    }
    expect(await countUploads()).toBeLessThanOrEqual(before + 1);
  });

  it('has the rights of its member alone: none when they leave or may only look', async () => {
    const other = await memberOfRole('recruiter', 'other@example.org');
    const theirs = await make(other, 'Browser');
    const item = await itemOf(await send({ body: page({ name: 'Not Theirs' }) }));
    expect((await receiptOf(item, theirs)).status).toBe(404);
    expect((await receiptOf(randomUUID())).status).toBe(404);
    expect((await receiptOf("' or 1=1")).status).toBe(404);
    const db = await records();
    const set = (values: object) => db.updateTable('member').set(values).where('id', '=', other.id).execute();
    await set({ role: 'viewer' });
    expect((await send({ token: theirs, body: page({ name: 'Viewer' }) })).status).toBe(401);
    await set({ role: 'recruiter', disabled_at: new Date() });
    expect((await send({ token: theirs, body: page({ name: 'Leaver' }) })).status).toBe(401);
    expect(await makeCaptureToken(await memberOfRole('viewer'), { name: 'x' })).toMatchObject({ ok: false });
  });

  it('brings in no giant, no markup, no other kind of file and no page without an address', async () => {
    const before = await countUploads();
    const refusedWith = async (sent: Sent) => (await send(sent)).status;
    expect(await refusedWith({ body: 'x'.repeat(1_000_001) })).toBe(413);
    expect(await refusedWith({ body: new Uint8Array(21 * 1024 * 1024) })).toBe(413);
    expect(await refusedWith({ body: '<html><script>alert(1)</script>' })).toBe(400);
    expect(await refusedWith({ body: 'PK\u0003\u0004 an archive' })).toBe(400);
    expect(await refusedWith({ body: 'MZ\u0000\u0000 a program' })).toBe(400);
    expect(await refusedWith({ body: ' \n ' })).toBe(400);
    for (const address of [
      'javascript:alert(1)',
      'file:///etc/passwd',
      'data:text/html,x',
      '',
      `https://x.example/${'a'.repeat(2000)}`,
    ])
      expect(await refusedWith({ address, body: 'Ada' }), address).toBe(400);
    expect(await countUploads()).toBe(before);
  });

  it('is slowed down after sixty pages', async () => {
    const quick = await make(recruiter, 'Quick');
    const answers: number[] = [];
    for (let turn = 0; turn < 64; turn += 1)
      answers.push((await send({ token: quick, address: 'none', body: 'x' })).status);
    expect(answers.slice(0, 60).every((status) => status === 400)).toBe(true);
    expect(answers).toContain(429);
  });
});

describe('the window of a bookmark', () => {
  it('runs its own script alone, asks nobody but us, is in no frame and is nobody’s form', async () => {
    const answer = getCaptureWindow();
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /default-src 'none'.*script-src 'sha256-[^']+'; .*connect-src 'self'.*frame-ancestors 'none'/,
    );
    expect(await answer.text()).not.toMatch(/innerHTML|document\.write|eval\(/);
  });

  it('lets other origins ask with a token, never with a cookie', () => {
    const { headers } = allowCapture();
    expect(headers.get('access-control-allow-headers')).toBe('authorization, content-type');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });
});
