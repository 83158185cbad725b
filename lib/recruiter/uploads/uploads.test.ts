import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { log, shutdown } from '@/lib/platform';
import { listCandidates } from '../candidates/list';
import { CANDIDATE_LIST } from '../candidates/query';
import type { Actor } from '../ground/actor';
import { files, records } from '../ground/store';
import { errorReply, startTestParser, testDocument } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { finished, newUpload, send, upload, uploadOf } from '../testing/uploads';
import { acceptUpload, pasteText } from './accept';
import { dismissUpload, openUploads, retryUploads } from './progress';
import { startUploadWorker, wakeWorker } from './worker';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;

beforeAll(async () => {
  parser = await startTestParser();
  log();
  recruiter = await memberOfRole('recruiter');
});

beforeEach(async () => {
  const db = await records();
  for (const table of ['upload', 'dossier', 'queue_task', 'loose_file'] as const)
    await db.deleteFrom(table).execute();
  parser.parsed.length = 0;
});

afterEach(() => {
  parser.reply = undefined;
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

async function names(): Promise<string[]> {
  const page = await listCandidates(recruiter, {
    ...CANDIDATE_LIST.defaults,
    sort: 'name',
    direction: 'asc',
  });
  if (!page.ok) throw new Error(page.problem.message);
  return page.value.items.map((item) => item.name);
}

describe('what was acknowledged, before a worker runs', () => {
  it('is queued once, however often the same item is sent', async () => {
    const batchId = await newUpload(recruiter);
    const itemId = randomUUID();
    const bytes = testDocument({ name: 'Ada Holm' });
    await Promise.all([1, 2, 3].map(() => send(recruiter, batchId, bytes, 'ada.pdf', itemId)));
    const db = await records();
    expect(await db.selectFrom('queue_task').select('subject').execute()).toEqual([{ subject: itemId }]);
    expect(await uploadOf(recruiter, batchId)).toMatchObject({ counts: { queued: 1 }, finished: false });
    expect(await db.selectFrom('loose_file').selectAll().execute()).toEqual([]);
  });

  it('says which file is too large or empty, and keeps nothing of it', async () => {
    const batchId = await newUpload(recruiter);
    const attempt = (size: number) =>
      acceptUpload(recruiter, {
        batchId,
        itemId: randomUUID(),
        name: 'cv.pdf',
        lastModified: '2024-05-01',
        body: ofSize(size),
      });
    expect(await attempt(13 * 1024 * 1024)).toMatchObject({ problem: { code: 'too-large' } });
    expect(await attempt(0)).toMatchObject({ problem: { code: 'invalid' } });
    expect((await uploadOf(recruiter, batchId)).items).toEqual([]);
  });

  it("goes only to one's own upload", async () => {
    const batchId = await newUpload(recruiter);
    const other = await memberOfRole('recruiter', 'other@example.org');
    await expect(send(other, batchId, testDocument({ name: 'X' }))).rejects.toThrow('does not exist');
  });
});

async function* ofSize(size: number) {
  for (let sent = 0; sent < size; sent += 65_536) yield new Uint8Array(Math.min(65_536, size - sent));
}

describe('the worker', () => {
  beforeAll(async () => {
    await startUploadWorker();
  });

  it('makes candidates of documents and says which could not be read', async () => {
    const batchId = await newUpload(recruiter);
    await send(
      recruiter,
      batchId,
      testDocument({ name: 'Ada Holm', email: 'ada@example.org' }),
      'team/ada.pdf',
    );
    await send(recruiter, batchId, Buffer.from('%PDF-broken'), 'broken.pdf');
    const batch = await finished(recruiter, batchId);
    expect(batch.counts).toMatchObject({ parsed: 1, failed: 1 });
    expect(batch.items.map((item) => [item.name, item.dossierName, item.failure])).toEqual([
      ['team/ada.pdf', 'Ada Holm', null],
      [
        'broken.pdf',
        null,
        {
          code: 'ConversionException',
          message: 'about ConversionException',
          retryable: false,
          transactionId: 'T-0',
        },
      ],
    ]);
    expect(await names()).toEqual(['Ada Holm']);
    expect(parser.accounts.every((account) => account === 'test-account')).toBe(true);
  });

  it('sends a file that brought an exception once and never again', async () => {
    const batchId = await newUpload(recruiter);
    await send(recruiter, batchId, Buffer.from('no document'));
    await finished(recruiter, batchId);
    expect(await retryUploads(recruiter, { batchId })).toEqual({ ok: true, value: { queued: 0 } });
    expect(parser.parsed).toHaveLength(1);
  });

  it('waits and goes on when the service is busy', async () => {
    parser.reply = (_document, asked) =>
      asked <= 4 ? errorReply(429, 'TooManyRequests', { 'Retry-After': '0' }) : undefined;
    const batch = await upload(recruiter, { name: 'Ada Holm' });
    expect(batch.counts.parsed).toBe(1);
    expect(parser.parsed).toHaveLength(5);
  });

  it('lets a person retry what only a person can fix', async () => {
    parser.reply = () => errorReply(401, 'AuthenticationError');
    const batch = await upload(recruiter, { name: 'Ada Holm' });
    expect(batch.items[0]?.failure).toMatchObject({ code: 'AuthenticationError', retryable: true });
    parser.reply = undefined;
    expect(await retryUploads(recruiter, { batchId: batch.id })).toEqual({ ok: true, value: { queued: 1 } });
    expect((await finished(recruiter, batch.id)).counts.parsed).toBe(1);
  });

  it('asks about the same document once', async () => {
    const document = { name: 'Ada Holm', email: 'ada@example.org' };
    await upload(recruiter, document);
    const second = await upload(recruiter, document);
    expect(parser.parsed).toHaveLength(1);
    expect(second.items[0]).toMatchObject({ state: 'duplicate', duplicates: [{ name: 'Ada Holm' }] });
    expect(second.items[0]?.duplicates[0]?.reasons.sort()).toEqual(['document', 'email']);
  });

  it('asks again when the kept answer is gone', async () => {
    await upload(recruiter, { name: 'Ada Holm' });
    const db = await records();
    const { response_hash } = await db.selectFrom('parse').select('response_hash').executeTakeFirstOrThrow();
    await files().delete(response_hash);
    await upload(recruiter, { name: 'Ada Holm' });
    expect(parser.parsed).toHaveLength(2);
  });

  it('goes on after an error of our own', async () => {
    const db = await records();
    await sql`alter table recruiter.parse rename to parse_away`.execute(db);
    const batchId = await newUpload(recruiter);
    const { id } = await send(recruiter, batchId, testDocument({ name: 'Ada Holm' }));
    const failureOf = async () => (await uploadOf(recruiter, batchId)).items[0]?.failure?.code;
    await expect.poll(failureOf).toBe('Unexpected');
    await sql`alter table recruiter.parse_away rename to parse`.execute(db);
    expect((await finished(recruiter, batchId)).items[0]).toMatchObject({
      id,
      state: 'parsed',
      failure: null,
    });
  });

  it('waits for a full disk however long it takes, says so, and goes on by itself', async () => {
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' });
    const batchId = await newUpload(recruiter);
    const disk = vi.spyOn(files(), 'get').mockRejectedValue(full);
    try {
      const db = await records();
      await send(recruiter, batchId, testDocument({ name: 'Ada Holm' }));
      // As after an hour of it.
      await db.updateTable('queue_task').set({ attempts: 500 }).execute();
      const itemOf = async () => (await uploadOf(recruiter, batchId)).items[0];
      await expect
        .poll(itemOf, { timeout: 20_000 })
        .toMatchObject({ state: 'queued', failure: { code: 'StoreUnavailable', retryable: true } });
      expect((await itemOf())?.failure?.message).toContain('disk');
    } finally {
      disk.mockRestore();
    }
    expect((await finished(recruiter, batchId)).items[0]).toMatchObject({ state: 'parsed', failure: null });
  }, 60_000);

  it('gives no file up to a service that is away', async () => {
    parser.reply = (_document, asked) =>
      asked <= 3 ? errorReply(503, 'ServiceUnavailable', { 'Retry-After': '0' }) : undefined;
    const batchId = await newUpload(recruiter);
    await send(recruiter, batchId, testDocument({ name: 'Ada Holm' }));
    await (await records()).updateTable('queue_task').set({ attempts: 500 }).execute();
    expect((await finished(recruiter, batchId)).counts.parsed).toBe(1);
  }, 60_000);

  it('makes one candidate of an item whose task runs again after a crash', async () => {
    parser.reply = () => undefined;
    const batch = await upload(recruiter, { name: 'Ada Holm' });
    const db = await records();
    const itemId = batch.items[0]!.id;
    await db
      .insertInto('queue_task')
      .values({ name: 'parse-upload', subject: itemId, payload: 'null', leased_until: null })
      .execute();
    wakeWorker();
    await untilQueueIsEmpty();
    expect(await names()).toEqual(['Ada Holm']);
    expect(parser.parsed).toHaveLength(1);
  });

  it('says when the original is gone instead of trying for ever', async () => {
    parser.reply = () => errorReply(503, 'ServiceUnavailable', { 'Retry-After': '0' });
    const batchId = await newUpload(recruiter);
    const { id } = await send(recruiter, batchId, testDocument({ name: 'Gone Soon' }));
    const db = await records();
    const { hash } = await db
      .selectFrom('upload_item')
      .select('hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await files().delete(hash);
    expect((await finished(recruiter, batchId)).items[0]).toMatchObject({
      state: 'failed',
      failure: { code: 'DocumentMissing', retryable: false },
    });
  });

  it('takes pasted text as a document', async () => {
    const pasted = await pasteText(recruiter, {
      kind: 'candidate',
      text: JSON.stringify({ name: 'Pia Paste' }),
      name: 'Note',
    });
    if (!pasted.ok) throw new Error(pasted.problem.message);
    const batch = await finished(recruiter, pasted.value.batchId);
    expect(batch.items[0]).toMatchObject({ name: 'Note.txt', state: 'parsed', dossierName: 'Pia Paste' });
  });

  it('forgets a dismissed upload, with the files of what failed', async () => {
    const batchId = await newUpload(recruiter);
    const { id } = await send(recruiter, batchId, Buffer.from('no document'));
    await finished(recruiter, batchId);
    expect(await openUploads(recruiter)).toMatchObject({ value: [{ id: batchId, items: [{ id }] }] });
    await dismissUpload(recruiter, { batchId });
    expect(await openUploads(recruiter)).toEqual({ ok: true, value: [] });
  });
});

async function untilQueueIsEmpty() {
  const db = await records();
  const waiting = () => db.selectFrom('queue_task').select('id').execute();
  await expect.poll(waiting).toEqual([]);
}
