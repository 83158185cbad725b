import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { setAlert } from '../alerts/alerts';
import { tellDueAlerts } from '../alerts/worker';
import { forMe } from '../collaboration/for-me';
import type { Actor } from '../ground/actor';
import type { Outcome } from '../ground/outcome';
import { saveSearch } from '../saved/saved';
import { startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { finished, newUpload, send, upload } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { addBoard, readBoard } from './boards';
import { addToBoard } from './items';
import { loadBoard } from './load';
import type { BoardSubject } from './types';

const DAY_MS = 24 * 60 * 60_000;

let service: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;
let job: string;
let person: string;
/** Matches that the index returns for the job. */
const matched: string[] = [];

beforeAll(async () => {
  service = await startTestParser({ builtIn: true });
  recruiter = await memberOfRole('recruiter');
  await startUploadWorker();
  const { items } = await upload(recruiter, { name: 'Ada Brooks', title: 'Joiner', text: 'stairs' });
  person = items[0]?.dossierId as string;
  matched.push(person);
  const batch = await newUpload(recruiter, 'job');
  await send(recruiter, batch, Buffer.from(JSON.stringify({ name: 'Joiner wanted' })), 'job.txt');
  job = (await finished(recruiter, batch)).items[0]?.dossierId as string;
  service.index.match = () => ({
    status: 200,
    body: {
      Info: { Code: 'Success', TransactionId: 'M-1' },
      Value: {
        Matches: matched.map((Id) => ({
          ...{ Id, IndexId: 'x', SovScore: 80, WeightedScore: 85, ReverseCompatibilityScore: 60 },
        })),
        CurrentCount: matched.length,
        TotalCount: matched.length,
      },
    },
  });
}, 120_000);

afterAll(async () => {
  await shutdown();
  service.stop();
});

async function got<T>(outcome: Promise<Outcome<T>>): Promise<T> {
  const came = await outcome;
  if (!came.ok) throw new Error(came.problem.message);
  return came.value;
}

it('shows the first of lists and of a match, and asks no market for them', async () => {
  const { id } = await got(addBoard(recruiter, { name: 'My morning', shared: false }));
  const subjects: BoardSubject[] = [
    { kind: 'candidates', figure: null, params: 'q=stairs&nonsense=1' },
    { kind: 'candidates', figure: null, params: 'q=harbour' },
    { kind: 'jobs', figure: null, params: '' },
    { kind: 'match', figure: null, params: `job=${job}&nonsense=1` },
    { kind: 'match', figure: null, params: 'job=nobody' },
  ];
  for (const subject of subjects)
    await got(addToBoard(recruiter, { board: id, name: subject.kind, subject }));
  const { items } = await got(readBoard(recruiter, { id }));
  expect(items.map(({ params }) => params).slice(0, 4)).toEqual(['q=stairs', 'q=harbour', '', `job=${job}`]);
  const shown = await got(loadBoard(recruiter, { id }));
  const [found, none, jobs, match, gone] = await Promise.all(shown.map(({ list }) => list));
  const ada = { id: person, name: 'Ada Brooks' };
  expect(found).toMatchObject({ value: { found: { kind: 'candidate', total: 1, lines: [ada] } } });
  expect(none).toMatchObject({ value: { found: { total: 0, lines: [] } } });
  expect(jobs).toMatchObject({ value: { found: { kind: 'job', total: 1, lines: [{ id: job }] } } });
  expect(match).toMatchObject({
    value: { found: { kind: 'candidate', about: 'Joiner wanted', lines: [{ ...ada, score: 80 }] } },
  });
  expect(gone).toMatchObject({ problem: { code: 'not-found' } });
});

it('tells who is new in a saved match, and not who was there before', async () => {
  const search = {
    kind: 'match',
    name: 'Joiners',
    params: `job=${job}`,
    pinned: false,
    shared: false,
  } as const;
  const { id } = await got(saveSearch(recruiter, search));
  await got(setAlert(recruiter, { id, every: 'day', byWebhook: false }));
  const { items } = await upload(recruiter, { name: 'Bo Carver', title: 'Joiner', text: 'windows' });
  matched.push(items[0]?.dossierId as string);
  await tellDueAlerts(new Date(Date.now() + 2 * DAY_MS));
  const { notices } = await got(forMe(recruiter, undefined));
  expect(notices).toMatchObject([{ kind: 'match', name: 'Joiners', fresh: 1, params: `job=${job}` }]);
});
