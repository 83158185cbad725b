import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { activityOf } from '../collaboration/activity';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { exportHeldData } from '../privacy/held-data';
import { candidateProvenance } from '../privacy/provenance';
import { deleteDossiers } from '../records/delete';
import { shortlistOf } from '../shortlists/shortlist';
import { CONSENT, cv, openApplications, openForm, post, stamped } from '../testing/applications';
import { upload } from '../testing/uploads';
import { decideDuplicate, undoDecision } from '../uploads/duplicates';
import { openUploads } from '../uploads/progress';
import { candidateArrivals } from './list';

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

/** Returns the candidate of this name, once they are there. */
async function candidateNamed(name: string): Promise<string> {
  const db = await records();
  return vi.waitFor(
    async () => {
      const row = await db
        .selectFrom('dossier')
        .select(['id', 'held'])
        .where('name', '=', name)
        .executeTakeFirst();
      if (!row) throw new Error(`${name} is not there yet`);
      return row.id;
    },
    { timeout: 10_000 },
  );
}

const listed = async () => {
  const list = await shortlistOf(viewer, { jobId, blind: false });
  return list.ok
    ? list.value.entries.map(({ candidate, stageId, source }) => ({ id: candidate.id, stageId, source }))
    : [];
};

describe('who applies through the form of a job', () => {
  it('becomes a candidate with source and consent, on the shortlist, told to others once', async () => {
    expect(
      await post(token, {
        file: cv({ name: '', title: 'Welder' }),
        name: 'Ada Formerly',
        email: 'ada@example.org',
      }),
    ).toBe('sent');
    const id = await candidateNamed('Ada Formerly');
    expect(await candidateProvenance(viewer, id)).toMatchObject({
      value: {
        source: 'Application form: Welder',
        basis: 'consent',
        since: new Date().toISOString().slice(0, 10),
        by: null,
      },
    });
    expect(await candidateArrivals(viewer, id)).toMatchObject({
      value: [
        {
          channel: 'form',
          name: 'Ada Formerly',
          email: 'ada@example.org',
          consent: CONSENT,
          job: { title: 'Welder' },
        },
      ],
    });
    expect(await listed()).toContainEqual(expect.objectContaining({ id, source: 'form' }));
    const db = await records();
    const told = db.selectFrom('queue_task').select('subject').where('name', '=', 'announce-import');
    expect(await told.where('subject', '=', id).execute()).toHaveLength(1);
    const texts = (await activityOf(db, { id: jobId, kind: 'job' })).map(({ by, text }) => `${by} ${text}`);
    expect(texts).toContain('Somebody outside applied through the form of the job');
    const own = (await activityOf(db, { id, kind: 'candidate' })).map(({ by, text }) => `${by} ${text}`);
    expect(own).toContain('Application form uploaded cv.txt');
    const held = await exportHeldData(recruiter, id);
    expect(held.ok && Buffer.from(held.value.body).includes('arrivals.json')).toBe(true);
  });

  it('is here once, however often the same page is sent', async () => {
    const before = await stage.countArrivals();
    const same = await stamped(token);
    const file = cv({ name: 'Twice Sent' });
    for (let turn = 0; turn < 3; turn += 1) expect(await post(token, { stamp: same, file })).toBe('sent');
    expect(await stage.countArrivals()).toBe(before + 1);
    await candidateNamed('Twice Sent');
  });

  it('waits for a decision where they are known, and is listed and unlisted with it', async () => {
    const known = (await upload(recruiter, { name: 'Known Before', email: 'known@example.org' })).items[0];
    const target = known?.dossierId ?? '';
    await post(token, { file: cv({ name: 'Known Before', email: 'known@example.org', title: 'Fitter' }) });
    const waiting = await vi.waitFor(
      async () => {
        const uploads = await openUploads(recruiter, undefined);
        const items = uploads.ok
          ? uploads.value.flatMap(({ items: each, createdBy }) =>
              each.map((item) => ({ ...item, createdBy })),
            )
          : [];
        const found = items.find(
          ({ state, duplicates }) => state === 'duplicate' && duplicates[0]?.dossierId === target,
        );
        if (!found) throw new Error('nothing waits yet');
        return found;
      },
      { timeout: 10_000 },
    );
    expect(waiting.createdBy).toBe('Application form');
    const ids = async () => (await listed()).map(({ id }) => id);
    expect(await ids()).not.toContain(target);
    const decision = { itemId: waiting.id, decision: 'merge', dossierId: target } as const;
    expect((await decideDuplicate(recruiter, decision)).ok).toBe(true);
    expect(await ids()).toContain(target);
    expect((await undoDecision(recruiter, { itemId: waiting.id })).ok).toBe(true);
    expect(await ids()).not.toContain(target);
    expect(await candidateProvenance(viewer, target)).toMatchObject({
      value: { basis: 'unknown', source: '' },
    });
    expect((await decideDuplicate(recruiter, decision)).ok).toBe(true);
    expect(await ids()).toContain(target);
  });

  it('leaves nothing behind when they are deleted for good', async () => {
    await post(token, { file: cv({ name: 'Gone Again' }), name: 'Secretive Sender' });
    const id = await candidateNamed('Gone Again');
    const db = await records();
    expect((await deleteDossiers(recruiter, { ids: [id] })).ok).toBe(true);
    expect(
      await db.selectFrom('arrival').selectAll().where('name', '=', 'Secretive Sender').execute(),
    ).toEqual([]);
    expect(await db.selectFrom('provenance').selectAll().where('dossier_id', '=', id).execute()).toEqual([]);
  });
});
