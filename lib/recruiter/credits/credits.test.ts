import { afterAll, beforeAll, expect, it } from 'vitest';
import { log, shutdown } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { errorReply, startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { newUpload, send, upload, uploadOf } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { addCredits, checkCredits, configureCredits, creditNotice, creditOverview } from './settings';
import { lookForCredits, startKeepingCredits, warningOf } from './state';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let owner: Actor;
let recruiter: Actor;
let left = 3;

const customer = () => ({
  AccountId: 'acme',
  Name: 'Acme',
  IPAddress: '',
  Region: 'eu',
  CreditsRemaining: left,
  CreditsUsed: 7,
  MaximumConcurrentRequests: 5,
  ExpirationDate: '9999-12-31',
});

/** A provider that takes a credit for each CV and refuses without one. */
beforeAll(async () => {
  parser = await startTestParser();
  log();
  [owner, recruiter] = [await memberOfRole('owner'), await memberOfRole('recruiter')];
  parser.charge = () => {
    if (left < 1) {
      const refusal = errorReply(403, 'Unauthorized');
      return { ...refusal, body: { Info: { Code: 'Unauthorized', CustomerDetails: customer() } } };
    }
    left -= 1;
    return { TransactionCost: 1, CustomerDetails: customer() };
  };
  parser.account = customer;
  startKeepingCredits();
  await startUploadWorker();
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

const overview = async () => {
  const answer = await creditOverview(owner, { days: 7, account: null });
  if (!answer.ok) throw new Error(answer.problem.message);
  return answer.value;
};

it('has uploads wait at none, sends nothing meanwhile, and goes on when there are some again', async () => {
  await upload(recruiter, { name: 'One' }, { name: 'Two' }, { name: 'Three' });
  const batchId = await newUpload(recruiter);
  for (const name of ['Four', 'Five', 'Six', 'Seven'])
    await send(recruiter, batchId, Buffer.from(JSON.stringify({ name })));
  const waiting = async () =>
    (await uploadOf(recruiter, batchId)).items.filter(({ failure }) => failure?.code === 'NoCredits').length;
  await expect.poll(waiting).toBe(4);
  const asked = parser.parsed.length;
  expect(asked).toBeLessThanOrEqual(3 + 4);
  expect(await overview()).toMatchObject({ remaining: 0, warning: 'empty', waiting: 4 });
  expect(await creditNotice(recruiter, undefined)).toMatchObject({ value: { warning: 'empty', waiting: 4 } });
  expect(await checkCredits(owner, undefined)).toEqual({ ok: true, value: { pays: false } });
  expect(parser.parsed).toHaveLength(asked);
  left = 2;
  expect(await lookForCredits()).toBe(true);
  const parsed = async () => (await uploadOf(recruiter, batchId)).counts.parsed;
  await expect.poll(parsed).toBe(2);
  await expect.poll(waiting).toBe(2);
  left = 50;
  expect(await lookForCredits()).toBe(true);
  await expect.poll(parsed).toBe(4);
  expect(await uploadOf(recruiter, batchId)).toMatchObject({ counts: { failed: 0, queued: 0 } });
});

it('puts what was used down to days, operations and people', async () => {
  await expect
    .poll(async () => (await overview()).use.byOperation)
    .toEqual([{ operation: 'parse-cv', calls: 7, credits: 7 }]);
  const { use, limits, lastsDays } = await overview();
  expect(use.byMember).toEqual([{ name: recruiter.name, calls: 7, credits: 7 }]);
  expect(use.byDay).toHaveLength(7);
  expect(use.byDay.reduce((sum, { credits }) => sum + credits, 0)).toBe(7);
  expect(limits).toMatchObject({ concurrentRequests: 5, marketPerSecond: null });
  expect(lastsDays).toBe(48);
});

it('warns below what an owner set, and before the credits expire', async () => {
  expect((await overview()).warning).toBe('low');
  expect(await configureCredits(owner, { warnsBelow: '20' })).toMatchObject({ ok: true });
  expect((await overview()).warning).toBeNull();
  const plenty = { remaining: 1e6, warnsBelow: 20, refused: false };
  expect(warningOf({ ...plenty, expiresOn: '2026-01-10' }, '2026-01-01')).toBe('expiring');
  expect(warningOf({ ...plenty, expiresOn: '2026-01-10' }, '2026-01-11')).toBe('expired');
  expect(warningOf({ ...plenty, expiresOn: null }, '2026-01-11')).toBeNull();
});

it('is for owners, takes nothing odd, and adds nothing at a hosted provider', async () => {
  const denied = { problem: { code: 'not-allowed' } };
  expect(await creditOverview(recruiter, { days: 7, account: null })).toMatchObject(denied);
  expect(await addCredits(recruiter, { accountId: 'x', credits: 1, expiresOn: '' })).toMatchObject(denied);
  expect(await configureCredits(owner, { warnsBelow: '-1' })).toMatchObject({ problem: { code: 'invalid' } });
  expect(await addCredits(owner, { accountId: 'x', credits: 1, expiresOn: 'soon' })).toMatchObject({
    problem: { code: 'invalid', field: 'expiresOn' },
  });
  expect(await addCredits(owner, { accountId: 'x', credits: 1, expiresOn: '' })).toMatchObject({
    problem: { code: 'conflict' },
  });
  const odd = await creditOverview(owner, { days: 'a lot', account: '../x' });
  expect(odd).toMatchObject({ value: { days: 30, reported: null } });
  const rows = await (await records()).selectFrom('credit_state').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('test-service-key');
});
