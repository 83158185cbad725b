import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { records } from '../ground/store';
import { startChild } from '../testing/child';
import { answerAbout, startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { finished } from '../testing/uploads';
import { startUploadWorker } from './worker';

let parser: Awaited<ReturnType<typeof startTestParser>>;

beforeAll(async () => {
  parser = await startTestParser();
  // Slow enough that the kill always falls into several parses.
  parser.reply = (document, asked) => {
    const body = answerAbout('candidate', document ?? { name: '' }, `T-${asked}`);
    return { status: 200, body, delayMs: 40 };
  };
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

/** Runs the child until it has acknowledged this many files, kills it without warning, and returns their ids. */
function killedAfter(files: number, round: number): Promise<{ batchId: string; kept: string[] }> {
  const child = startChild('crash-child.ts', [String(round)], { PARSE_WORKERS: '3' });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
    if ((output.match(/kept/g)?.length ?? 0) >= files) child.kill('SIGKILL');
  });
  return new Promise((resolve) => {
    child.on('exit', () => {
      const kept = [...output.matchAll(/^kept (\S+)\n/gm)].map(([, id]) => id ?? '');
      resolve({ batchId: /batch (\S+)/.exec(output)?.[1] ?? '', kept });
    });
  });
}

it('loses no acknowledged file and makes no candidate twice, killed again and again', async () => {
  const rounds = [];
  for (const [round, files] of [7, 12].entries()) rounds.push(await killedAfter(files, round));
  const recruiter = await memberOfRole('recruiter');
  await startUploadWorker();
  const db = await records();
  for (const { batchId, kept } of rounds) {
    const batch = await finished(recruiter, batchId);
    expect(kept.length).toBeGreaterThan(0);
    expect(batch.items.map((item) => item.id)).toEqual(expect.arrayContaining(kept));
    expect(batch.counts.parsed).toBe(batch.items.length);
  }
  const candidates = await db.selectFrom('dossier').select('name').execute();
  const items = await db.selectFrom('upload_item').select('id').execute();
  expect(candidates).toHaveLength(items.length);
  expect(new Set(candidates.map((candidate) => candidate.name)).size).toBe(candidates.length);
  expect(await db.selectFrom('queue_task').select('id').execute()).toEqual([]);
}, 120_000);
