import { execFile } from 'node:child_process';
import { mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { blocksIn } from '../../scripts/docs/examples.ts';
import { ROOT } from '../../scripts/setup/install.mjs';
import { untilHydrated } from './hydration.ts';

const run = promisify(execFile);

export type App = { baseUrl: string; accountId: string; accountKey: string };
type Options = { cwd: string; before?: string; env?: Record<string, string> };

const POSTINGS = `title;organization;location;date;url;description;salary min;salary max
Registered Nurse;Ellmouth Clinic;Bristol, United Kingdom;2026-11-02;https://clinic.example/1;You care for twelve patients on our surgical ward.;34000;41000
Registered Nurse;Harbour Clinic;Leeds, United Kingdom;2026-10-12;https://clinic.example/2;You work on our ward, mostly at night.;33000;39000
Baker;Harrow Mill Ltd;Leeds, United Kingdom;2026-10-05;https://harrow.example/baker;You bake at night.;29000;33000
`;

/** Makes a folder with the sample documents, as somebody has one who pastes examples. */
export async function pastingFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shortlist-pasted-'));
  await symlink(path.join(ROOT, 'samples'), path.join(folder, 'samples'));
  return folder;
}

/** Returns the examples of a document in one language. */
export const examplesIn = (file: string, language: string): string[] =>
  blocksIn(file).flatMap((block) => (block.language === language ? [block.text] : []));

/** Puts the address and the account of the application into an example. */
const filledIn = (text: string, app: App): string =>
  text
    .replaceAll('http://localhost:3000', app.baseUrl)
    .replaceAll(/your account id|YOUR-ID/g, app.accountId)
    .replaceAll(/your service key|YOUR-KEY/g, app.accountKey);

/** Runs the shell examples of a document in one shell, after what the first page puts into it. Throws where one fails. */
export async function paste(app: App, file: string, { cwd, before = '', env }: Options): Promise<string> {
  const [setUp = ''] = examplesIn('docs/five-minutes.md', 'sh');
  const script = ['set -eo pipefail', setUp, before, ...examplesIn(file, 'sh')].join('\n');
  const { stdout } = await run('bash', ['-c', filledIn(script, app)], {
    cwd,
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 24,
  });
  return stdout;
}

/** Fills the market with three postings, as an owner does. */
export async function fillMarket(owner: Page): Promise<void> {
  await owner.goto('/market');
  await owner.getByRole('link', { name: 'Add postings' }).click();
  const field = owner.getByLabel('File with postings');
  await untilHydrated(field);
  await field.setInputFiles([{ name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(POSTINGS) }]);
  await owner.getByRole('button', { name: /^Read \d+ rows$/ }).click();
  await expect(owner.getByText('3 new postings of 3 new jobs')).toBeVisible({ timeout: 60_000 });
}
