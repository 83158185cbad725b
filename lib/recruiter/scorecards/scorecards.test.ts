import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { arrangeInterview } from '../interviews/arrange';
import { mergeCandidates, undoMerge } from '../merging/merge';
import { exportHeldData } from '../privacy/held-data';
import { deleteDossiers } from '../records/delete';
import { compareCandidates } from '../shortlists/comparison';
import { changeShortlist } from '../shortlists/entries';
import { entryStory } from '../shortlists/story';
import { given } from '../testing/given';
import { idsByName } from '../testing/letters';
import { startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { upload, uploadJob } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { fillScorecard, removeScorecard } from './fill';
import { linesOfJob, setScorecardLines } from './lines';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;
let first: Actor;
let second: Actor;
let outsider: Actor;
let ids: Record<string, string>;
let jobId: string;

beforeAll(async () => {
  parser = await startTestParser();
  recruiter = await memberOfRole('recruiter');
  first = await memberOfRole('viewer', 'first@example.org');
  second = await memberOfRole('viewer', 'second@example.org');
  outsider = await memberOfRole('viewer', 'outsider@example.org');
  await startUploadWorker();
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

const idOf = (name: string) => ids[name] ?? '';

beforeEach(async () => {
  const db = await records();
  for (const table of ['upload', 'dossier'] as const) await db.deleteFrom(table).execute();
  await upload(recruiter, { name: 'Noor Haddad' }, { name: 'Ada Ofori' });
  ids = await idsByName(recruiter);
  jobId = await uploadJob(recruiter, { name: 'Baker' });
  const change = { kind: 'add', source: 'candidate' } as const;
  given(await changeShortlist(recruiter, { jobId, candidateIds: Object.values(ids), change }));
  given(
    await arrangeInterview(recruiter, {
      ...{ id: randomUUID(), jobId, candidateId: idOf('Noor Haddad'), kind: 'video', day: '2125-12-03' },
      ...{ time: '14:00', minutes: 45, timeZone: 'UTC', place: '', invite: false },
      memberIds: [first.id, second.id],
    }),
  );
});

const filled = (change: object = {}) => ({
  ...{ id: randomUUID(), jobId, candidateId: idOf('Noor Haddad'), verdict: 'yes' as const, comment: 'Good' },
  lines: [
    { line: 'Sourdough', score: 4, note: 'Bakes at home' },
    { line: 'Night shifts', score: null, note: '' },
  ],
  ...change,
});

const seenBy = async (actor: Actor, name = 'Noor Haddad') =>
  given(await entryStory(actor, { jobId, candidateId: idOf(name) })).scorecards;

describe('a scorecard', () => {
  it('is filled in before its author sees the others', async () => {
    given(await fillScorecard(first, filled()));
    expect(await seenBy(second)).toMatchObject({
      ...{ mine: null, others: null, mayFill: true },
      ...{ filledBy: ['A viewer'], waitingFor: ['A viewer'] },
    });
    expect(JSON.stringify(await seenBy(second))).not.toContain('Bakes at home');
    given(await fillScorecard(second, filled({ verdict: 'no' })));
    expect(await seenBy(second)).toMatchObject({
      mine: { verdict: 'no', unseen: true },
      others: [{ verdict: 'yes', unseen: true, lines: [{ score: 4 }, { score: null }] }],
      waitingFor: [],
    });
  });

  it('says when it was filled in by somebody who could see the others', async () => {
    given(await fillScorecard(first, filled()));
    expect((await seenBy(recruiter))?.others).toHaveLength(1);
    given(await fillScorecard(recruiter, filled()));
    expect((await seenBy(first))?.others).toMatchObject([{ unseen: false }]);
  });

  it('is one for each member, however often it is sent, and says that it was changed', async () => {
    const card = filled();
    for (let press = 0; press < 2; press += 1) given(await fillScorecard(first, card));
    expect((await seenBy(first))?.mine).toMatchObject({ verdict: 'yes', changedAt: null });
    given(await fillScorecard(first, filled({ verdict: 'strong-no', lines: [] })));
    const mine = (await seenBy(first))?.mine;
    expect(mine).toMatchObject({ verdict: 'strong-no', lines: [] });
    expect(mine?.changedAt).not.toBeNull();
  });

  it('is removed and brought back by its author alone, and stays marked where it was filled in anew', async () => {
    given(await fillScorecard(first, filled()));
    const id = (await seenBy(first))?.mine?.id ?? '';
    expect(await removeScorecard(recruiter, { id, removed: true })).toMatchObject({
      problem: { code: 'not-found' },
    });
    given(await removeScorecard(first, { id, removed: true }));
    expect(await seenBy(recruiter)).toMatchObject({ others: [], filledBy: [] });
    given(await removeScorecard(first, { id, removed: false }));
    expect((await seenBy(first))?.mine).toMatchObject({ changedAt: null });
    given(await removeScorecard(first, { id, removed: true }));
    given(await fillScorecard(first, filled()));
    expect((await seenBy(first))?.mine?.changedAt).not.toBeNull();
  });

  it.each([
    ['a viewer who does not interview', () => outsider, {}, 'not-allowed'],
    ['a score outside the scale', () => first, { lines: [{ line: 'x', score: 6, note: '' }] }, 'invalid'],
    ['no recommendation', () => first, { verdict: null }, 'invalid'],
    ['a candidate who is not listed', () => first, { candidateId: randomUUID() }, 'not-found'],
  ])('is refused for %s', async (_what, actor, change, code) => {
    expect(await fillScorecard(actor(), filled(change) as never)).toMatchObject({ problem: { code } });
  });

  it('is compared side by side, as far as the reader may see it, and never blind', async () => {
    given(await fillScorecard(first, filled()));
    const compare = async (actor: Actor, blind = false) =>
      given(
        await compareCandidates(actor, {
          ...{ jobId, blind },
          candidateIds: [idOf('Noor Haddad'), idOf('Ada Ofori')],
        }),
      ).scorecards;
    expect(await compare(outsider)).toMatchObject({
      verdicts: [
        { hidden: false, by: [{ verdict: 'yes' }] },
        { hidden: false, by: [] },
      ],
      lines: [{ line: 'Sourdough', found: [{ mean: 4 }, { mean: null }] }],
    });
    expect(await compare(second)).toMatchObject({
      verdicts: [{ hidden: true }, { hidden: false }],
      lines: [],
    });
    expect(await compare(recruiter, true)).toBeNull();
  });

  it('comes along when two who are listed are merged, is handed out with what is held, and is erased', async () => {
    given(await fillScorecard(recruiter, filled({ candidateId: idOf('Ada Ofori') })));
    given(await fillScorecard(first, filled()));
    const [keep, merge] = [idOf('Noor Haddad'), idOf('Ada Ofori')];
    given(await mergeCandidates(recruiter, { keep, merge }));
    expect((await seenBy(outsider))?.others).toHaveLength(2);
    given(await undoMerge(recruiter, { merged: merge }));
    expect((await seenBy(outsider))?.others).toHaveLength(1);
    const held = unzipSync(given(await exportHeldData(recruiter, merge)).body as Uint8Array);
    expect(strFromU8(held['scorecards.json'] ?? new Uint8Array())).toContain('Bakes at home');
    given(await deleteDossiers(recruiter, { ids: [keep, merge] }));
    const db = await records();
    for (const table of ['scorecard', 'scorecard_answer'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});

describe('the lines of a job', () => {
  it('are its skills and musts, until somebody sets them, and again when they are cleared', async () => {
    const job = {
      skills: { normalized: [{ name: 'Sourdough', required: true }, { name: 'Excel' }] },
      ...{ minimumYears: { value: 3 }, languageCodes: ['de'], requiredDegree: 'Bachelor' },
    };
    expect(linesOfJob(job as never)).toEqual(['Sourdough', '3 years of work or more', 'German', 'Bachelor']);
    const own = (await seenBy(recruiter))?.lines;
    given(await setScorecardLines(recruiter, { jobId, lines: ['Gets up early'] }));
    expect((await seenBy(recruiter))?.lines).toEqual(['Gets up early']);
    expect(await setScorecardLines(recruiter, { jobId, lines: ['One', 'one'] })).toMatchObject({
      problem: { code: 'invalid' },
    });
    expect(given(await setScorecardLines(recruiter, { jobId, lines: [] }))).toEqual({ lines: own });
  });
});
