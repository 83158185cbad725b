import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { filesWith } from '@/lib/platform/testing/files-with';
import { addTask } from '../collaboration/tasks';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { pseudonym } from '../ground/store/audit';
import { erasureDone } from '../ground/store/erase';
import { switchIndexing } from '../indexing/state';
import { openMatcher } from '../match-page/open';
import { startEndingSessions } from '../match-page/sessions';
import { addNote } from '../notes/notes';
import { changeShortlist } from '../shortlists/entries';
import { addShortlistNote } from '../shortlists/notes';
import { startTestParser, testDocument } from '../testing/parser';
import { dataDirectory, memberOfRole } from '../testing/store';
import { finished, newUpload, send, upload } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { correctDossier } from './corrections';
import { deleteDossiers } from './delete';
import { dossierOriginal } from './original';
import { changeTags } from './tags';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;

beforeAll(async () => {
  parser = await startTestParser();
  recruiter = await memberOfRole('recruiter');
  await startUploadWorker();
  await startEndingSessions();
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

const gone = {
  name: 'Quillon Vexworth',
  email: 'quillon.vexworth@example.org',
  phone: '+49 431 777 0199',
  title: 'Zymurgist',
  employer: 'Brauhaus Xanten',
  text: 'A text about quillon and the zymurgyplant',
};

const TRACES = [
  'Quillon',
  'quillon',
  'vexworth',
  'Vexworth',
  '494317770199',
  'Zymurgist',
  'zymurgyplant',
  'Xanten',
  'Qorrected',
];

const SESSION = 'Vexworth-session-22-aa';

/** Has the interface generated that matches a candidate, which is in the index of the provider. */
async function match(candidateId: string) {
  const owner = await memberOfRole('owner');
  await switchIndexing(owner, { on: true });
  const url = `http://localhost:3000/matcher/${SESSION}/open?key=x`;
  parser.index.match = () => ({ status: 200, body: { url, expires_in: 86_400 } });
  const source = { kind: 'candidate', id: candidateId } as const;
  expect((await openMatcher(owner, { source, origin: 'http://localhost:3000' })).ok).toBe(true);
}

/** Puts a candidate on the shortlist of a job, tagged, noted and rejected. */
async function shortlist(candidateId: string) {
  const batch = await newUpload(recruiter, 'job');
  await send(recruiter, batch, testDocument({ name: 'Brewer' }), 'job.pdf');
  const { items } = await finished(recruiter, batch);
  const about = { jobId: items[0]!.dossierId!, candidateId };
  const change = { jobId: about.jobId, candidateIds: [candidateId] };
  await changeShortlist(recruiter, {
    ...{ ...change, scores: { [candidateId]: 71 } },
    change: { kind: 'add', source: 'match' },
  });
  await changeShortlist(recruiter, {
    ...change,
    change: { kind: 'tag', add: ['Qorrected tag'], remove: [] },
  });
  await changeShortlist(recruiter, { ...change, change: { kind: 'reject', reason: 'Too senior' } });
  await addShortlistNote(recruiter, { ...about, text: 'Qorrected note on Vexworth', mentions: [] });
}

it('leaves nothing of a candidate in the data directory but a pseudonym', async () => {
  const kept = await upload(recruiter, { name: 'Rhona Staywell', email: 'rhona@example.org' });
  const { items } = await upload(recruiter, gone);
  const candidateId = items[0]!.dossierId!;
  await correctDossier(recruiter, { id: candidateId, path: 'objective', value: 'Qorrected objective' });
  await changeTags(recruiter, { ids: [candidateId], add: ['Qorrected tag'] });
  await shortlist(candidateId);
  const viewer = await memberOfRole('viewer');
  await addNote(recruiter, { id: candidateId, text: 'Qorrected note of its own', mentions: [viewer.id] });
  await addTask(recruiter, { id: candidateId, text: 'Qorrected task', dueOn: null });
  await match(candidateId);
  expect(await filesWith(TRACES, dataDirectory)).not.toEqual([]);

  expect(await deleteDossiers(recruiter, { ids: [candidateId] })).toEqual({
    ok: true,
    value: { deleted: 1 },
  });

  await expect.poll(() => parser.index.ended).toEqual([SESSION]);
  await expect.poll(() => filesWith([...TRACES, candidateId], dataDirectory)).toEqual([]);
  await erasureDone();
  expect((await dossierOriginal(recruiter, { id: kept.items[0]!.dossierId!, document: null })).ok).toBe(true);
  const db = await records();
  const entries = await db
    .selectFrom('audit')
    .select(['actor_id', 'subject', 'detail'])
    .where('action', '=', 'candidate-deleted')
    .execute();
  expect(entries).toEqual([{ actor_id: recruiter.id, subject: await pseudonym(candidateId), detail: null }]);
});

it('keeps an original that another candidate has too', async () => {
  const document = { name: 'Twin Original', email: 'twin@example.org' };
  const first = await upload(recruiter, document);
  const second = await upload(recruiter, document);
  expect(second.items[0]?.state).toBe('duplicate');
  await deleteDossiers(recruiter, { ids: [first.items[0]!.dossierId!] });
  expect((await dossierOriginal(recruiter, { id: second.items[0]!.dossierId!, document: null })).ok).toBe(
    true,
  );
});
