import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Answered } from '../failure';
import { type DocumentToParse, parseJob, parseResume } from '../parser';
import { runBatch } from './batch';
import { EXIT, type ExitCode, wrongUse } from './exit';
import { type Item, type Loaded, listFiles } from './files';
import { type Journal, openJournal } from './journal';
import { type Given, textOf } from './options';
import { createProgress } from './progress';
import { type Place, paceOf, patienceOf } from './run';

/** Reads one document; returns the answer as it was received. */
export async function readDocument(
  document: Loaded,
  isJob: boolean,
  place?: DocumentToParse['place'],
): Promise<Answered<{ received: string; indexed: string | undefined; message: string }>> {
  const asked = { document: document.bytes, lastModified: document.lastModified, asHtml: false, place };
  const answer = await (isJob ? parseJob(asked) : parseResume(asked));
  if (!answer.ok) return answer;
  const { received, value } = answer.value;
  const { code, message } = value.indexingResponse ?? {};
  return { ok: true, value: { received, indexed: code ?? undefined, message: message ?? '' } };
}

/** The folder of results: what was named, or one beside the only folder to read. */
async function resultsOf(given: Given): Promise<string> {
  const named = textOf(given, 'out');
  if (named !== undefined) return named;
  const [only, ...others] = given.rest;
  const isFolder = only !== undefined && (await stat(only).catch(() => undefined))?.isDirectory();
  if (!isFolder || others.length > 0) throw wrongUse('Name a folder for the results with --out.');
  return `${path.resolve(only)}-results`;
}

export type Ran = { code: ExitCode; items: readonly Item[]; journal: Journal };

/** Does something with each document that was named and not done before, and says how it went. */
export async function runDocuments(
  given: Given,
  place: Place,
  send: (document: Loaded) => Promise<Answered<string>>,
): Promise<Ran> {
  const out = await resultsOf(given);
  const items = await listFiles(given.rest);
  const patience = patienceOf(given, place);
  const atATime = await paceOf(given, patience);
  const journal = await openJournal(out, Boolean(given.values['retry-failed']));
  const progress = createProgress(items.length, place.err, Boolean(given.values.quiet));
  const ended = await runBatch({ items, journal, progress, atATime, patience, send });
  const { done, skipped, failed } = progress.end();
  place.err.write(
    `${done} done, ${skipped} done before, ${failed} failed of ${items.length}. Results: ${out}\n`,
  );
  if (ended) throw ended;
  return { code: failed > 0 ? EXIT.someFailed : EXIT.done, items, journal };
}
