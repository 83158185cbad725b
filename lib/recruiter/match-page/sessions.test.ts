import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { switchIndexing } from '../indexing/state';
import { deleteDossiers } from '../records/delete';
import { startTestParser } from '../testing/parser';
import { errorReply } from '../testing/replies';
import { memberOfRole } from '../testing/store';
import { upload } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { openMatcher } from './open';
import { startEndingSessions } from './sessions';

let provider: Awaited<ReturnType<typeof startTestParser>>;
let owner: Actor;
const ORIGIN = 'http://localhost:3000';

beforeAll(async () => {
  provider = await startTestParser();
  owner = await memberOfRole('owner');
  await startUploadWorker();
  await startEndingSessions();
  await switchIndexing(owner, { on: true });
});

afterEach(() => {
  provider.index.ended.length = 0;
  provider.index.refuse = undefined;
});

afterAll(async () => {
  await shutdown();
  provider.stop();
});

async function added(name: string): Promise<string> {
  const { items } = await upload(owner, { name });
  return items[0]?.dossierId as string;
}

const addressOf = (session: string) => `${ORIGIN}/matcher/${session}/open?key=x`;
const open = (id: string) => openMatcher(owner, { source: { kind: 'candidate', id }, origin: ORIGIN });

function generates(url: string) {
  provider.index.match = () => ({ status: 200, body: { url, expires_in: 86_400 } });
}

async function waiting(): Promise<number> {
  const db = await records();
  const rows = await db
    .selectFrom('queue_task')
    .select('id')
    .where('name', '=', 'end-match-session')
    .execute();
  return rows.length;
}

it('ends those of whom was deleted, and goes on until that is confirmed', async () => {
  const [gone, kept] = [await added('Ida Vance'), await added('Jon Pike')];
  for (const [id, session] of [
    [gone, 'a'.repeat(22)],
    [kept, 'b'.repeat(22)],
    [gone, 'c'.repeat(22)],
  ] as const) {
    generates(addressOf(session));
    expect((await open(id)).ok).toBe(true);
  }
  let refusals = 0;
  provider.index.refuse = (call) =>
    call === 'DELETE session' && refusals++ < 2 ? errorReply(500, 'UnhandledException') : undefined;
  await deleteDossiers(owner, { ids: [gone] });
  await expect.poll(() => [...provider.index.ended].sort()).toEqual(['a'.repeat(22), 'c'.repeat(22)]);
  expect(refusals).toBeGreaterThan(2);
  await expect.poll(waiting).toBe(0);
});

it('takes one that is not there for ended', async () => {
  const id = await added('Lea Moss');
  generates(addressOf('d'.repeat(22)));
  await open(id);
  provider.index.refuse = (call) => (call === 'DELETE session' ? errorReply(404, 'DataNotFound') : undefined);
  const asked = provider.index.calls.length;
  await deleteDossiers(owner, { ids: [id] });
  await expect.poll(() => provider.index.calls.slice(asked)).toContain('DELETE session');
  await expect.poll(waiting).toBe(0);
});

it('ends one that was generated while its dossier was deleted', async () => {
  const id = await added('Ned Frost');
  const db = await records();
  let deleting: Promise<unknown> | undefined;
  provider.index.match = () => {
    deleting = deleteDossiers(owner, { ids: [id] });
    return { status: 200, body: { url: addressOf('e'.repeat(22)), expires_in: 86_400 }, delayMs: 500 };
  };
  expect(await open(id)).toMatchObject({ ok: false, problem: { code: 'not-found' } });
  await deleting;
  await expect.poll(() => provider.index.ended).toEqual(['e'.repeat(22)]);
  expect(await db.selectFrom('match_session').select('id').where('dossier_id', '=', id).execute()).toEqual(
    [],
  );
});

it('knows nothing to end where the addresses of a provider are others', async () => {
  const id = await added('Pia Lund');
  generates('https://ui.example/1');
  expect((await open(id)).ok).toBe(true);
  await deleteDossiers(owner, { ids: [id] });
  expect(await waiting()).toBe(0);
});
