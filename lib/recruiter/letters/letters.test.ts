import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { togetherOn } from '../collaboration/together';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { removeMailServer } from '../mail/settings';
import { mergeCandidates, undoMerge } from '../merging/merge';
import { binDossiers } from '../privacy/bin';
import { exportHeldData } from '../privacy/held-data';
import { deleteDossiers } from '../records/delete';
import { startDesk } from '../testing/desk';
import { given } from '../testing/given';
import { hurryLetters, idsByName, keptLetters, lettersSettled, sendBy } from '../testing/letters';
import { upload } from '../testing/uploads';
import { letterDesk, sendLetterAgain, sendLetters, takeBackLetters } from './send';
import { mailStopped, stopUrl, switchMail } from './stop';
import { postNoMail } from './stop-route';
import { deleteLetterTemplate, letterTemplates, saveLetterTemplate } from './templates';

let desk: Awaited<ReturnType<typeof startDesk>>;
let server: typeof desk.server;
let owner: Actor;
let recruiter: Actor;
let ids: Record<string, string>;

beforeAll(async () => {
  desk = await startDesk();
  ({ server, owner, recruiter } = desk);
});

afterAll(() => desk.stop());

beforeEach(async () => {
  const db = await records();
  for (const table of ['upload', 'dossier', 'letter_stop', 'letter_template', 'audit'] as const)
    await db.deleteFrom(table).execute();
  await sendBy(owner, server.port);
  server.received.length = 0;
  server.refuse(undefined);
  server.before(undefined);
  await upload(
    recruiter,
    { name: 'Noor Haddad', given: 'NOOR', email: 'noor@example.net', title: 'Baker' },
    { name: 'Ada Ofori', given: 'Ada', email: 'ada@example.net' },
    { name: 'No Address', given: 'No' },
    { name: 'Only Family', email: 'only@example.net' },
  );
  ids = await idsByName(recruiter);
});

const MAIL = {
  subject: 'A question',
  body: 'Hello {{candidate.firstName}},\n\nare you free?\n\n{{me.name}}',
};
const whomOf = (...names: string[]) => ({ ids: names.map((name) => ids[name] ?? '') });
const everybody = () => whomOf('Noor Haddad', 'Ada Ofori', 'No Address', 'Only Family');
const send = (key: string, whom = everybody()) => sendLetters(recruiter, { ...MAIL, whom, jobId: null, key });
const recipients = () => server.received.flatMap(({ to }) => to).sort();
const stopTokenOf = async (address: string) => (await stopUrl(address)).split('/').at(-1) ?? '';

describe('a mail to candidates', () => {
  it('goes to each of them once, filled in, in the name of who wrote it', async () => {
    expect(given(await send(randomUUID()))).toEqual({
      queued: 2,
      left: [
        { reason: 'cannot be written to', count: 1 },
        { reason: 'have no value for a field', count: 1 },
      ],
    });
    await lettersSettled();
    expect(recipients()).toEqual(['ada@example.net', 'noor@example.net']);
    const content = server.received.find(({ to }) => to[0] === 'noor@example.net')?.content ?? '';
    expect(content).toContain('Hello Noor,');
    expect(content).toContain('From: A recruiter <alerts@example.org>');
    expect(content).toContain('Reply-To: recruiter@example.org');
    expect(content).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const together = given(await togetherOn(recruiter, ids['Noor Haddad'] ?? ''));
    expect(together.letters).toMatchObject([{ state: 'sent', by: 'A recruiter', answers: [] }]);
    expect(together.activity.map(({ text }) => text)).toContain('sent an e-mail: A question');
  });

  it('is sent once for one press, however often the press comes', async () => {
    const key = randomUUID();
    await Promise.all([send(key), send(key), send(key)]);
    await lettersSettled();
    expect(given(await send(key)).queued).toBe(2);
    await lettersSettled();
    expect(recipients()).toEqual(['ada@example.net', 'noor@example.net']);
  });

  it('waits, and is taken back as a whole by who wrote it and nobody else', async () => {
    const key = randomUUID();
    await send(key);
    expect((await keptLetters()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    expect(await takeBackLetters(owner, { key })).toMatchObject({ ok: false });
    expect(given(await takeBackLetters(recruiter, { key }))).toEqual({ takenBack: 2, gone: 0 });
    expect(await takeBackLetters(recruiter, { key })).toMatchObject({ problem: { code: 'conflict' } });
    await hurryLetters();
    // A late press does not send a mail that was taken back.
    await send(key);
    await lettersSettled();
    expect(server.received).toEqual([]);
    const db = await records();
    expect(await db.selectFrom('queue_task').select('id').where('name', '=', 'letter').execute()).toEqual([]);
  });

  it('is not sent where nobody can get it, without a mail server, or about a job that is not there', async () => {
    const nobody = whomOf('No Address', 'Only Family');
    expect(await send(randomUUID(), nobody)).toMatchObject({ problem: { code: 'invalid' } });
    const job = { ...MAIL, whom: everybody(), jobId: randomUUID(), key: randomUUID() };
    expect(await sendLetters(recruiter, job)).toMatchObject({ problem: { code: 'not-found' } });
    await removeMailServer(owner, undefined);
    expect(await send(randomUUID())).toMatchObject({ problem: { code: 'conflict' } });
    expect(given(await letterDesk(recruiter, { whom: everybody(), jobId: null })).by).toBe('mail-program');
    expect(await keptLetters()).toEqual([]);
  });

  it('is given up where the server refuses the address, and sent again by hand', async () => {
    server.refuse({ responseCode: 550, message: 'No such user', at: 'recipient' });
    await send(randomUUID(), whomOf('Ada Ofori'));
    await lettersSettled();
    const [letter] = await keptLetters();
    expect(letter).toMatchObject({ state: 'failed', problem: expect.stringContaining('No such user') });
    server.refuse(undefined);
    expect(await sendLetterAgain(recruiter, { id: letter?.id ?? '' })).toMatchObject({ ok: true });
    expect(await sendLetterAgain(recruiter, { id: letter?.id ?? '' })).toMatchObject({ ok: false });
    await lettersSettled();
    expect(recipients()).toEqual(['ada@example.net']);
  });

  it('is in doubt where the connection ends before the server answers, and not sent again by itself', async () => {
    server.before(() => server.hangUp());
    await send(randomUUID(), whomOf('Ada Ofori'));
    await lettersSettled();
    server.before(undefined);
    await lettersSettled();
    expect(await keptLetters()).toMatchObject([{ state: 'in-doubt' }]);
    expect(recipients()).toEqual(['ada@example.net']);
  });

  it('is tried again where the server refuses it for now', async () => {
    server.refuse({ responseCode: 451, message: 'Later', at: 'recipient' });
    await send(randomUUID(), whomOf('Ada Ofori'));
    await hurryLetters();
    await expect.poll(server.attempts).toBeGreaterThan(0);
    server.refuse(undefined);
    await lettersSettled();
    expect(await keptLetters()).toMatchObject([{ state: 'sent' }]);
    expect(recipients()).toEqual(['ada@example.net']);
  });

  it('is held back where the candidate went into the bin meanwhile', async () => {
    await send(randomUUID(), whomOf('Ada Ofori'));
    await binDossiers(recruiter, { ids: [ids['Ada Ofori'] ?? ''] });
    await lettersSettled();
    expect(await keptLetters()).toMatchObject([{ state: 'failed', problem: 'The candidate is in the bin.' }]);
    expect(server.received).toEqual([]);
  });
});

describe('whoever does not want mail', () => {
  it('says so by the address in it, or by one press of a mail program, and gets none from then on', async () => {
    const token = await stopTokenOf('Noor@Example.net');
    await send(randomUUID());
    expect(given(await mailStopped(token))).toEqual({ stopped: false });
    const pressed = await postNoMail(new Request('http://localhost/', { method: 'POST' }), {
      params: Promise.resolve({ token }),
    });
    expect(pressed.status).toBe(200);
    await lettersSettled();
    expect(recipients()).toEqual(['ada@example.net']);
    const desk = given(await letterDesk(recruiter, { whom: everybody(), jobId: null }));
    expect(desk.people.map(({ problem }) => problem)).toEqual([
      'They asked not to get e-mail.',
      null,
      'No e-mail address is known.',
      null,
    ]);
    given(await switchMail(token, false));
    expect(given(await mailStopped(token))).toEqual({ stopped: false });
  });

  it('is not written to when their CV comes again after they were deleted', async () => {
    given(await switchMail(await stopTokenOf('ada@example.net'), true));
    given(await deleteDossiers(recruiter, { ids: [ids['Ada Ofori'] ?? ''] }));
    await upload(recruiter, { name: 'Ada Ofori', given: 'Ada', email: 'ADA@example.net' });
    ids = await idsByName(recruiter);
    expect(await send(randomUUID(), whomOf('Ada Ofori'))).toMatchObject({ problem: { code: 'invalid' } });
  });

  it('cannot be named by an address that was made up', async () => {
    const token = await stopTokenOf('ada@example.net');
    for (const made of ['', 'x', `${token}x`, `${'A'.repeat(43)}.${'A'.repeat(43)}`])
      expect(await switchMail(made, true)).toMatchObject({ problem: { code: 'not-found' } });
  });
});

describe('the mails of a candidate', () => {
  it('go with them when they are deleted, sent or not', async () => {
    await send(randomUUID());
    given(await deleteDossiers(recruiter, { ids: [ids['Ada Ofori'] ?? ''] }));
    await lettersSettled();
    expect(recipients()).toEqual(['noor@example.net']);
    expect((await keptLetters()).map(({ address }) => address)).toEqual(['noor@example.net']);
  });

  it('move when two are merged, and back', async () => {
    const key = randomUUID();
    await send(key);
    await lettersSettled();
    const [keep = '', merge = ''] = [ids['Noor Haddad'], ids['Ada Ofori']];
    given(await mergeCandidates(recruiter, { keep, merge }));
    expect(given(await togetherOn(recruiter, keep)).letters).toHaveLength(2);
    given(await undoMerge(recruiter, { merged: merge }));
    expect(given(await togetherOn(recruiter, merge)).letters).toMatchObject([{ address: 'ada@example.net' }]);
  });

  it('are in the archive of everything held on them', async () => {
    await send(randomUUID());
    await lettersSettled();
    const { body } = given(await exportHeldData(recruiter, ids['Noor Haddad'] ?? ''));
    const mails = JSON.parse(Buffer.from(unzipSync(body)['mails.json'] ?? []).toString());
    expect(mails.letters).toMatchObject([{ address: 'noor@example.net', subject: 'A question' }]);
  });

  it('are in the audit log, one entry a person', async () => {
    await send(randomUUID());
    const db = await records();
    const rows = await db
      .selectFrom('audit')
      .select('action')
      .where('action', '=', 'candidate-mailed')
      .execute();
    expect(rows).toHaveLength(2);
  });
});

describe('a template', () => {
  const template = { id: randomUUID(), name: 'First contact', ...MAIL };

  it('is kept, changed, deleted and brought back', async () => {
    given(await saveLetterTemplate(recruiter, template));
    given(await saveLetterTemplate(recruiter, { ...template, subject: 'Another' }));
    expect(given(await letterTemplates(recruiter, undefined))).toMatchObject([{ subject: 'Another' }]);
    given(await deleteLetterTemplate(recruiter, { id: template.id }));
    expect(given(await letterTemplates(recruiter, undefined))).toEqual([]);
    given(await saveLetterTemplate(recruiter, template));
  });

  it.each([
    ['an unknown field', { body: 'Hello {{candidate.fristName}}' }, 'body'],
    ['no subject', { subject: ' ' }, 'subject'],
    ['a subject of two lines', { subject: 'A\r\nBcc: x@example.org' }, 'subject'],
    ['no name', { name: '' }, 'name'],
  ])('is refused with %s', async (_what, change, field) => {
    expect(await saveLetterTemplate(recruiter, { ...template, ...change })).toMatchObject({
      problem: { code: 'invalid', field },
    });
  });

  it('has a name of its own', async () => {
    given(await saveLetterTemplate(recruiter, template));
    expect(
      await saveLetterTemplate(recruiter, { ...template, id: randomUUID(), name: 'first contact' }),
    ).toMatchObject({ problem: { code: 'conflict', field: 'name' } });
  });
});
