import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../setup/install.mjs';
import type { JobCase, JobTruth } from './model.ts';

/** The labelled postings of the project: `labelled/LANGUAGE-NAME.{txt,html}`, each with its truth in a `.json` file. */

const FOLDER = path.join(ROOT, 'scripts/eval/jobs/labelled');

export async function labelledCases(): Promise<JobCase[]> {
  const files = existsSync(FOLDER)
    ? (await readdir(FOLDER)).filter((file) => !file.endsWith('.json')).sort()
    : [];
  return Promise.all(
    files.map(async (file) => {
      const id = file.replace(/\.\w+$/u, '');
      const truth = JSON.parse(await readFile(path.join(FOLDER, `${id}.json`), 'utf8')) as JobTruth;
      return { id, group: id.slice(0, 2), bytes: await readFile(path.join(FOLDER, file)), truth };
    }),
  );
}
