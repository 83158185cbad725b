import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { pseudonym } from '../ground/store/audit';
import { binDossiers, restoreDossiers } from '../privacy/bin';
import { startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { upload } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { handoverDefault, setBrand, setHandoverDefault } from './brand';
import { withoutEmployers } from './handed-resume';
import { handoversOf, makeHandover, revokeHandover } from './links';
import { exportPack } from './pack';
import { previewPack } from './preview';
import { giveFeedback, sharedFile, sharedPack } from './shared';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;
let owner: Actor;
let first: string;
let second: string;

beforeAll(async () => {
  parser = await startTestParser();
  recruiter = await memberOfRole('recruiter');
  owner = await memberOfRole('owner');
  await startUploadWorker();
  const { items } = await upload(
    recruiter,
    { name: 'Ferdinand Handover', email: 'ferdinand@example.org', title: 'Welder', employer: 'Nordwerk' },
    { name: 'Gisela Handover', email: 'gisela@example.org', title: 'Fitter', employer: 'Seehafen' },
  );
  const idOf = (name: string) => items.find(({ dossierName }) => dossierName === name)?.dossierId ?? '';
  first = idOf('Ferdinand Handover');
  second = idOf('Gisela Handover');
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

const SHAPE = { level: 'full', employers: true, title: 'Two welders' } as const;

async function wordText(change: Partial<Parameters<typeof exportPack>[1]> = {}): Promise<string> {
  const file = await exportPack(recruiter, { ids: [first, second], ...SHAPE, format: 'docx', ...change });
  if (!file.ok) throw new Error(file.problem.message);
  const parts = Object.values(unzipSync(file.value.body)).map((bytes) => Buffer.from(bytes).toString());
  return parts.join('\n');
}

describe('what is handed over by default', () => {
  const preview = async (level: 'full' | null) => {
    const shown = await previewPack(recruiter, { ids: [first, second], level, employers: true });
    if (!shown.ok) throw new Error(shown.problem.message);
    return { level: shown.value.level, text: JSON.stringify(shown.value.blocks) };
  };

  it('is as little as can be until an owner decides, and is seen before anything is handed over', async () => {
    const blind = await preview(null);
    expect(blind.level).toBe('blind');
    expect(blind.text).toContain('Welder');
    expect(blind.text).not.toMatch(/Ferdinand|example\.org/);
    expect((await preview('full')).text).toContain('ferdinand@example.org');
    expect(await setHandoverDefault(recruiter, { level: 'full' })).toMatchObject({
      problem: { code: 'not-allowed' },
    });
    expect(await setHandoverDefault(owner, { level: 'contacts' })).toMatchObject({ ok: true });
    expect(await handoverDefault(recruiter, undefined)).toEqual({ ok: true, value: { level: 'contacts' } });
    const named = await preview(null);
    expect(named.text).toContain('Ferdinand');
    expect(named.text).not.toContain('example.org');
    expect(await handoversOf(recruiter, first)).toEqual({ ok: true, value: [] });
  });
});

describe('a pack as a file', () => {
  it('carries the look of the workspace and everyone in it', async () => {
    const brand = { name: 'Nordic Talent', colour: '#aa3311', footer: 'Org. no. 4711', logo: PIXEL };
    expect(await setBrand(recruiter, brand)).toMatchObject({ problem: { code: 'not-allowed' } });
    expect(await setBrand(owner, brand)).toEqual({ ok: true, value: brand });
    expect(await setBrand(owner, { ...brand, logo: 'data:image/png;base64,PHN2Zz4=' })).toMatchObject({
      problem: { code: 'invalid', field: 'logo' },
    });
    const text = await wordText();
    for (const word of ['Ferdinand Handover', 'gisela@example.org', 'Nordwerk', 'Org. no. 4711', 'aa3311'])
      expect(text).toContain(word);
    const pdf = await exportPack(recruiter, { ids: [first], ...SHAPE, format: 'pdf' });
    expect(pdf.ok && Buffer.from(pdf.value.body).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('leaves out what was chosen, made of redacted data alone', async () => {
    const blind = await wordText({ level: 'blind' });
    expect(blind).toContain('Welder');
    for (const word of ['Ferdinand', 'Gisela', 'Handover', 'example.org']) expect(blind).not.toContain(word);
    const named = await wordText({ level: 'contacts' });
    expect(named).toContain('Ferdinand Handover');
    expect(named).not.toContain('example.org');
    expect(await wordText({ employers: false })).not.toMatch(/Nordwerk|Seehafen/);
  });

  it('names no employer in any text either', () => {
    const resume = withoutEmployers({
      professionalSummary: 'Eight years at NORD  WERK GmbH, now elsewhere.',
      employmentHistory: {
        positions: [{ id: '1', employer: { name: { raw: 'Nord Werk' } }, description: 'Nord Werk pays.' }],
      },
    });
    expect(JSON.stringify(resume)).not.toMatch(/nord\s*werk/i);
    expect(resume.employmentHistory?.positions?.[0]).not.toHaveProperty('employer');
  });
});

async function link(change: Partial<Parameters<typeof makeHandover>[1]> = {}) {
  const made = await makeHandover(recruiter, { ids: [first, second], ...SHAPE, days: 7, ...change });
  if (!made.ok) throw new Error(made.problem.message);
  return { id: made.value.id, token: made.value.link.split('/').at(-1) ?? '' };
}

describe('a pack under an address', () => {
  it('shows itself to who holds it, takes an answer, and tells those who made it', async () => {
    const { token } = await link({ level: 'blind' });
    const pack = await sharedPack(token);
    if (!pack.ok) throw new Error(pack.problem.message);
    expect(pack.value.profiles.map(({ number }) => number)).toEqual([1, 2]);
    for (const secret of ['Ferdinand', 'example.org', first, second])
      expect(JSON.stringify(pack.value)).not.toContain(secret);
    expect((await sharedFile(token)).ok).toBe(true);
    expect((await giveFeedback(token, { number: 2, verdict: 'yes', comment: 'On Monday?' })).ok).toBe(true);
    expect((await giveFeedback(token, { number: 3, verdict: 'yes', comment: '' })).ok).toBe(false);
    expect((await giveFeedback(token, { number: 1, verdict: 'perhaps', comment: '' })).ok).toBe(false);
    expect(await handoversOf(recruiter, second)).toMatchObject({
      value: [
        {
          state: 'open',
          opened: 1,
          candidates: [
            { name: 'Ferdinand Handover', verdict: null },
            { name: 'Gisela Handover', verdict: 'yes', comment: 'On Monday?' },
          ],
        },
      ],
    });
  });

  it('is over when it is revoked, when its days have passed, and for who guesses', async () => {
    const revoked = await link();
    expect((await revokeHandover(recruiter, { id: revoked.id })).ok).toBe(true);
    const late = await link();
    const db = await records();
    await db
      .updateTable('handover')
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .where('id', '=', late.id)
      .execute();
    const answers = await Promise.all(
      [revoked.token, late.token, 'x'.repeat(43), '', revoked.id].map((token) => sharedPack(token)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ problem: { code: 'not-found' } });
    expect((await giveFeedback(late.token, { number: 1, verdict: 'no', comment: '' })).ok).toBe(false);
    expect((await sharedFile(revoked.token)).ok).toBe(false);
    const kept = await db.selectFrom('handover').select('token_hash').execute();
    expect(kept.some(({ token_hash }) => token_hash.includes(late.token))).toBe(false);
  });

  it('is in the audit once in a while, however often somebody opens it', async () => {
    const { id, token } = await link();
    for (let time = 0; time < 5; time++) await sharedPack(token);
    const [made] = await handoversOf(recruiter, first).then((all) => (all.ok ? all.value : []));
    expect(made).toMatchObject({ id, opened: 5 });
    const db = await records();
    const subject = await pseudonym(id);
    const noted = await db.selectFrom('audit').select('action').where('subject', '=', subject).execute();
    expect(noted.map(({ action }) => action)).toEqual(['handover-made', 'handover-opened']);
  });

  it('shows nobody who is in the bin', async () => {
    const { token } = await link();
    await binDossiers(recruiter, { ids: [first] });
    const pack = await sharedPack(token);
    expect(pack).toMatchObject({ value: { profiles: [{ number: 2 }] } });
    expect(JSON.stringify(pack)).not.toContain('Ferdinand');
    await restoreDossiers(recruiter, { ids: [first] });
  });
});
