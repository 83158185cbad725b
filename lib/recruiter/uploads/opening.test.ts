import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filePart, mailOf, mailPart, multipart, type Part, textPart } from '@/lib/containers/testing/mime';
import { outlookFile } from '@/lib/containers/testing/outlook';
import { shutdown } from '@/lib/platform';
import { candidateArrivals } from '../applications/list';
import { candidateDetail } from '../candidates/detail';
import type { Actor } from '../ground/actor';
import { files, records } from '../ground/store';
import { attachmentFile, dossierAttachments } from '../records/attachments';
import { deleteDossiers } from '../records/delete';
import { answerAbout, errorReply, startTestParser, type TestDocument, testDocument } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { finished, newUpload, send } from '../testing/uploads';
import { hashOf } from './file-facts';
import type { UploadBatch } from './types';
import { startUploadWorker } from './worker';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;

beforeAll(async () => {
  parser = await startTestParser();
  recruiter = await memberOfRole('recruiter');
  await startUploadWorker();
});

beforeEach(async () => {
  const db = await records();
  for (const table of ['upload', 'dossier', 'queue_task', 'loose_file'] as const)
    await db.deleteFrom(table).execute();
  parser.reply = undefined;
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

const HEADERS = [
  'From: Ann Sender <ann@agency.example>',
  'To: rita@company.example',
  'Subject: =?utf-8?Q?Bewerbung_f=C3=BCr_Lager?=',
  'Date: Tue, 03 Nov 2026 09:15:00 +0100',
];
const JANE = { name: 'Jane Hollister', email: 'jane@mail.example', title: 'Picker', school: 'Leeds College' };
const JURGEN = { name: 'Jürgen Köhlmann', title: 'Bäcker', employer: 'Süßmut', school: 'Handwerkskammer' };
const LETTER = { name: 'Jane Hollister' };

const named = (name: string) => ({ disposition: `attachment; filename="${name}"` });
const file = (name: string, of: TestDocument) => filePart('text/plain', testDocument(of), named(name));
const picture = filePart(
  'image/png',
  Buffer.from('\x89PNG\r\n\x1a\n certificate', 'latin1'),
  named('certificate.png'),
);
const mail = (...parts: Part[]) =>
  mailOf(HEADERS, multipart('mixed', [textPart('plain', 'See attached.'), ...parts]));

async function drop(
  bytes: Uint8Array,
  name: string,
  kind: 'candidate' | 'job' = 'candidate',
): Promise<UploadBatch> {
  const batchId = await newUpload(recruiter, kind);
  await send(recruiter, batchId, bytes, name);
  return finished(recruiter, batchId);
}

const states = ({ items }: UploadBatch) => Object.fromEntries(items.map(({ name, state }) => [name, state]));

async function attachmentsOf(id: string | null | undefined): Promise<string[]> {
  const found = await dossierAttachments(recruiter, id ?? '');
  return found.ok ? found.value.map(({ name }) => name) : [];
}

describe('a mail that is dropped', () => {
  it('becomes the attachment that reads as a CV, with the others and who sent it', async () => {
    const batch = await drop(
      mail(file('letter.txt', LETTER), file('anything.txt', JANE), picture),
      'mail.eml',
    );
    expect(states(batch)).toEqual({ 'mail.eml': 'opened', 'mail.eml/anything.txt': 'parsed' });
    expect(batch.items.find(({ state }) => state === 'opened')?.note).toBe(
      'Mail opened: 1 CV, 2 attachments kept.',
    );
    const id = batch.items.find(({ state }) => state === 'parsed')?.dossierId;
    expect(await attachmentsOf(id)).toEqual(['certificate.png', 'letter.txt']);
    const arrivals = await candidateArrivals(recruiter, id ?? '');
    expect(arrivals).toMatchObject({
      value: [
        {
          channel: 'dropped-mail',
          at: '2026-11-03T08:15:00.000Z',
          name: 'Ann Sender',
          email: 'ann@agency.example',
          subject: 'Bewerbung für Lager',
        },
      ],
    });
    expect(await candidateDetail(recruiter, id ?? '')).toMatchObject({
      value: { summary: { name: JANE.name } },
    });
  });

  it('of Outlook is opened as well, and one that was forwarded in it', async () => {
    const within = {
      subject: 'x',
      from: { name: 'Bob', address: 'b@mail.example' },
      sentAt: '2026-11-03T08:15:00Z',
    };
    const bytes = outlookFile({
      ...within,
      body: 'See below.',
      mails: [{ ...within, body: 'Hello', files: [{ name: 'cv.txt', bytes: testDocument(JANE) }] }],
    });
    expect(states(await drop(bytes, 'mail.msg'))).toEqual({
      'mail.msg': 'opened',
      'mail.msg/cv.txt': 'parsed',
    });
    const forwarded = mail(mailPart(mail(file('cv.txt', JURGEN))));
    expect(states(await drop(forwarded, 'fw.eml'))).toEqual({
      'fw.eml': 'opened',
      'fw.eml/cv.txt': 'parsed',
    });
  });

  it('with several CVs becomes several candidates, and nobody gets the files of another', async () => {
    const letter = { ...LETTER, email: JANE.email, skills: ['a', 'b', 'c', 'd', 'e', 'f'] };
    const batch = await drop(
      mail(file('one.txt', JANE), file('zwei.txt', JURGEN), file('letter.txt', letter), picture),
      'two.eml',
    );
    expect(states(batch)).toEqual({
      'two.eml': 'opened',
      'two.eml/one.txt': 'parsed',
      'two.eml/zwei.txt': 'parsed',
    });
    const ids = new Map(batch.items.map(({ dossierName, dossierId }) => [dossierName, dossierId]));
    expect(await attachmentsOf(ids.get(JANE.name))).toEqual(['letter.txt']);
    expect(await attachmentsOf(ids.get(JURGEN.name))).toEqual([]);
    expect(batch.items.find(({ state }) => state === 'opened')?.note).toContain('certificate.png');
  });

  it('is itself the CV where its text reads as one', async () => {
    const body = mailOf(HEADERS, multipart('mixed', [textPart('plain', 'A CV'), picture]));
    const hash = hashOf(body);
    parser.reply = () =>
      parser.parsed.at(-1)?.hash === hash
        ? { status: 200, body: answerAbout('candidate', JANE, 'T-1') }
        : undefined;
    const batch = await drop(body, 'cv.eml');
    expect(batch.items).toMatchObject([
      { state: 'parsed', dossierName: JANE.name, note: 'Read from the text of the mail, 1 attachment kept.' },
    ]);
    expect(await attachmentsOf(batch.items[0]?.dossierId)).toEqual(['certificate.png']);
  });

  it('becomes the nearest of its files where none looks like a CV', async () => {
    const batch = await drop(mail(file('short.txt', LETTER), picture), 'short.eml');
    expect(states(batch)).toEqual({ 'short.eml': 'opened', 'short.eml/short.txt': 'parsed' });
  });

  it('without a CV says so, and what its files are', async () => {
    parser.reply = () => errorReply(422, 'ConversionException');
    expect((await drop(mail(picture), 'none.eml')).items).toMatchObject([{ state: 'failed' }]);
  });

  it('waits for the parsing service as a whole', async () => {
    parser.reply = (_, asked) => (asked === 1 ? errorReply(503, 'Busy') : undefined);
    parser.parsed.length = 0;
    expect(states(await drop(mail(file('cv.txt', JANE)), 'later.eml'))).toMatchObject({
      'later.eml/cv.txt': 'parsed',
    });
  });

  it('of a job is its postings', async () => {
    const batch = await drop(
      mail(file('a.txt', { name: 'Driver' }), file('b.txt', { name: 'Baker' })),
      'jobs.eml',
      'job',
    );
    expect(batch.counts).toMatchObject({ opened: 1, parsed: 2 });
  });

  it('is in no file any more once it is open, and its attachments go with the person', async () => {
    const bytes = mail(file('cv.txt', JANE), picture);
    const batch = await drop(bytes, 'gone.eml');
    const id = batch.items.find(({ state }) => state === 'parsed')?.dossierId ?? '';
    expect(await files().get(hashOf(bytes))).toBeNull();
    const attachments = await dossierAttachments(recruiter, id);
    const attachment = attachments.ok ? attachments.value[0] : undefined;
    const kept = await attachmentFile(recruiter, attachment?.id ?? '');
    expect(kept).toMatchObject({ ok: true, value: { name: 'certificate.png' } });
    await deleteDossiers(recruiter, { ids: [id] });
    expect(kept.ok && (await files().get(hashOf(kept.value.body)))).toBeNull();
    const db = await records();
    expect(await db.selectFrom('upload_item').select('name').execute()).toEqual([]);
  });
});

describe('an archive that is dropped', () => {
  it('becomes one document for each of its files, and refuses archives in it in words', async () => {
    const bytes = zipSync({
      'team/jane.txt': testDocument(JANE),
      'team/fw.eml': mail(file('cv.txt', JURGEN)),
      'more.zip': zipSync({ 'cv.txt': testDocument(JANE) }),
      '__MACOSX/._jane.txt': Buffer.from('x'),
      'team/.DS_Store': Buffer.from('x'),
    });
    const batch = await drop(bytes, 'all.zip');
    expect(states(batch)).toEqual({
      'all.zip': 'opened',
      'all.zip/team/jane.txt': 'parsed',
      'all.zip/team/fw.eml': 'opened',
      'all.zip/team/fw.eml/cv.txt': 'parsed',
      'all.zip/more.zip': 'failed',
    });
    expect(batch.items.find(({ state }) => state === 'failed')?.failure?.message).toContain(
      'archive within an archive',
    );
    expect(await files().get(hashOf(bytes))).toBeNull();
  });

  it.each([
    ['without a file', zipSync({ 'folder/': new Uint8Array() }), 'no file'],
    [
      'with more than are taken',
      zipSync(
        Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`${index}.txt`, Buffer.from('x')])),
      ),
      '201 files',
    ],
  ])('%s says what to do', async (_, bytes, words) => {
    const [item] = (await drop(bytes, 'odd.zip')).items;
    expect(item).toMatchObject({ state: 'failed', failure: { retryable: false } });
    expect(item?.failure?.message).toContain(words);
  });

  it('that unpacks to far more than it is gives no bomb to anybody', async () => {
    const bytes = zipSync(
      { 'bomb.txt': new Uint8Array(8 * 1024 * 1024), 'cv.txt': testDocument(JANE) },
      { level: 9 },
    );
    const batch = await drop(bytes, 'bomb.zip');
    expect(states(batch)).toEqual({
      'bomb.zip': 'opened',
      'bomb.zip/bomb.txt': 'failed',
      'bomb.zip/cv.txt': 'parsed',
    });
  });
});
