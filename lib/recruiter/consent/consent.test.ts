import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { postConsent } from '../http/consent-routes';
import { removeMailServer } from '../mail/settings';
import { listBin, restoreDossiers } from '../privacy/bin';
import { exportHeldData } from '../privacy/held-data';
import { candidateProvenance, setProvenance } from '../privacy/provenance';
import { deleteDossiers } from '../records/delete';
import { startDesk } from '../testing/desk';
import { given } from '../testing/given';
import { idsByName, keptLetters, lettersSettled, sendBy } from '../testing/letters';
import { plainForm } from '../testing/plain-form';
import { upload } from '../testing/uploads';
import { answerConsent, publicConsent } from './answer';
import { keepConsent } from './keep';
import { configureConsent, consentRule, previewConsent } from './rule';

let desk: Awaited<ReturnType<typeof startDesk>>;
let server: typeof desk.server;
let owner: Actor;
let recruiter: Actor;
let ids: Record<string, string>;

const RULE = { months: 12, askDays: 30 };
const NOOR = 'Noor Haddad';
const DAY_MS = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  desk = await startDesk();
  ({ server, owner, recruiter } = desk);
});

afterAll(() => desk.stop());

const idOf = (name: string) => ids[name] ?? '';
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Notes since when somebody is kept with their consent. */
const consented = async (name: string, since: string | null, basis: 'consent' | 'interest' = 'consent') =>
  given(await setProvenance(recruiter, { id: idOf(name), source: '', basis, since }));

beforeEach(async () => {
  const db = await records();
  for (const table of ['upload', 'dossier', 'letter_stop', 'consent_rule'] as const)
    await db.deleteFrom(table).execute();
  await sendBy(owner, server.port);
  server.received.length = 0;
  await upload(recruiter, { name: NOOR, email: 'noor@example.net' }, { name: 'Ada Ofori' });
  ids = await idsByName(recruiter);
});

const requests = async () => (await records()).selectFrom('consent_request').selectAll().execute();

/** The token of the address in the newest mail that asks. */
async function tokenSent(): Promise<string> {
  const body = (await keptLetters()).at(-1)?.body ?? '';
  return /\/consent\/(\S+)/.exec(body)?.[1] ?? '';
}

const binned = async () => given(await listBin(recruiter, undefined)).items.map(({ name }) => name);

/** Lets the time to answer pass. */
async function muchLater(): Promise<void> {
  const db = await records();
  const asked_at = new Date(Date.now() - 31 * DAY_MS);
  await db.updateTable('consent_request').set({ asked_at }).execute();
}

describe('consent', () => {
  it('is asked for again before it ends, once, and renewed by a press', async () => {
    await consented(NOOR, daysAgo(345));
    given(await configureConsent(owner, RULE));
    for (let turn = 0; turn < 3; turn += 1) await keepConsent();
    await lettersSettled();
    expect(server.received.map(({ to }) => to)).toEqual([['noor@example.net']]);
    const token = await tokenSent();
    expect(given(await publicConsent(token))).toMatchObject({ state: 'open', months: 12 });
    given(await answerConsent(token, true));
    given(await answerConsent(token, true));
    expect(given(await publicConsent(token)).state).toBe('renewed');
    expect(given(await candidateProvenance(recruiter, idOf(NOOR)))).toMatchObject({
      ...{ basis: 'consent', since: daysAgo(0), by: null },
    });
    await muchLater();
    await keepConsent();
    expect(await binned()).toEqual([]);
    expect(await requests()).toHaveLength(1);
  });

  it('goes to the bin with the CV where nobody answered, and not before there was time to', async () => {
    await consented(NOOR, daysAgo(500));
    given(await configureConsent(owner, RULE));
    await keepConsent();
    await keepConsent();
    expect(await binned()).toEqual([]);
    await muchLater();
    await keepConsent();
    expect(await binned()).toEqual([NOOR]);
    const token = await tokenSent();
    expect(given(await publicConsent(token)).state).toBe('lapsed');
    expect(await answerConsent(token, true)).toMatchObject({ problem: { code: 'conflict' } });
    given(await restoreDossiers(recruiter, { ids: [idOf(NOOR)] }));
    await keepConsent();
    expect(await binned()).toEqual([]);
  });

  it('is not over for whoever was asked early and has time left', async () => {
    await consented(NOOR, daysAgo(345));
    given(await configureConsent(owner, RULE));
    await keepConsent();
    await muchLater();
    await keepConsent();
    expect(await binned()).toEqual([]);
  });

  it('is withdrawn by a press, also after it was renewed, and for good', async () => {
    await consented(NOOR, daysAgo(345));
    given(await configureConsent(owner, RULE));
    await keepConsent();
    const token = await tokenSent();
    given(await answerConsent(token, true));
    given(await answerConsent(token, false));
    expect(await binned()).toEqual([NOOR]);
    expect(given(await publicConsent(token)).state).toBe('withdrawn');
    expect(await answerConsent(token, true)).toMatchObject({ problem: { code: 'conflict' } });
  });

  it('asks nobody who is kept for another reason, or whose day is unknown, and shows both before', async () => {
    await consented(NOOR, daysAgo(500), 'interest');
    await consented('Ada Ofori', null);
    expect(given(await previewConsent(owner, RULE))).toEqual({
      ...{ consenting: 0, asked: 0, unreachable: 0, undated: 1 },
    });
    given(await configureConsent(owner, RULE));
    await keepConsent();
    expect(await requests()).toEqual([]);
  });

  it('ends for whoever cannot be written to as well, and says so before', async () => {
    await consented('Ada Ofori', daysAgo(500));
    expect(given(await previewConsent(owner, RULE))).toMatchObject({ asked: 1, unreachable: 1 });
    given(await configureConsent(owner, RULE));
    await keepConsent();
    expect(await requests()).toMatchObject([{ mailed: false }]);
    await muchLater();
    await keepConsent();
    expect(await binned()).toEqual(['Ada Ofori']);
  });

  it('needs a mail server to be asked for, and removes nobody while there is none', async () => {
    await removeMailServer(owner, undefined);
    expect(await configureConsent(owner, RULE)).toMatchObject({ problem: { code: 'conflict' } });
    await sendBy(owner, server.port);
    given(await configureConsent(owner, RULE));
    await removeMailServer(owner, undefined);
    await consented(NOOR, daysAgo(500));
    await keepConsent();
    expect(await requests()).toEqual([]);
    given(await configureConsent(owner, { months: null, askDays: 30 }));
    expect(given(await consentRule(recruiter, undefined))).toEqual({ months: null, askDays: 30 });
  });

  it('is asked of each once where two instances keep the rule at once', async () => {
    await consented(NOOR, daysAgo(345));
    given(await configureConsent(owner, RULE));
    await Promise.all([keepConsent(), keepConsent(), keepConsent()]);
    expect(await requests()).toHaveLength(1);
    expect(await keptLetters()).toHaveLength(1);
  });

  it('is answered by a plain form, from our own page alone', async () => {
    await consented(NOOR, daysAgo(345));
    given(await configureConsent(owner, RULE));
    await keepConsent();
    const token = await tokenSent();
    const post = (body: string, headers: Record<string, string> = {}, at = token) =>
      postConsent(plainForm('/consent/x/answer', body, headers), { params: Promise.resolve({ token: at }) });
    expect((await post('keep=no', { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post('keep=perhaps')).status).toBe(400);
    expect((await post('keep=no', {}, `${token}x`)).status).toBe(404);
    expect(await binned()).toEqual([]);
    expect((await post('keep=yes')).headers.get('location')).toBe(`/consent/${token}`);
    expect(given(await publicConsent(token)).state).toBe('renewed');
  });

  it('is handed out with what is held of somebody, and erased with them', async () => {
    await consented(NOOR, daysAgo(345));
    given(await configureConsent(owner, RULE));
    await keepConsent();
    const token = await tokenSent();
    given(await exportHeldData(recruiter, idOf(NOOR)));
    given(await deleteDossiers(recruiter, { ids: [idOf(NOOR)] }));
    expect(await requests()).toEqual([]);
    expect(await publicConsent(token)).toMatchObject({ problem: { code: 'not-found' } });
  });
});
