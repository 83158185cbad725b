import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildIfChanged } from '../../server/build.mjs';
import { startTemporaryService } from '../../service.mjs';
import { type Answer, httpAnswers, localAnswers } from './answers.ts';
import { labelledCases } from './labelled.ts';
import { marketCases } from './market.ts';
import type { JobCase } from './model.ts';
import { errorsOf, report, type Scored, scoreJob } from './score.ts';

/** Measures the parser of postings on the labelled postings of the project, and on real ones where there are some. */

type Options = {
  local?: boolean | undefined;
  url?: string | undefined;
  id?: string | undefined;
  key?: string | undefined;
  /** Folder of real postings. */
  dir?: string | undefined;
  /** Takes every n-th of them. */
  step?: string | undefined;
  errors?: string | undefined;
  out: string;
};

const AT_ONCE = 4;

async function answered(
  cases: readonly JobCase[],
  answer: Answer,
): Promise<{ scored: Scored[]; times: number[] }> {
  const scored: Scored[] = [];
  const times: number[] = [];
  const queue = [...cases];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const start = performance.now();
      const found = await answer(next.bytes);
      times.push(performance.now() - start);
      scored.push(...scoreJob(next, found));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { scored, times: times.sort((a, b) => a - b) };
}

async function measure(name: string, cases: readonly JobCase[], answer: Answer, { errors, out }: Options) {
  const start = performance.now();
  const { scored, times } = await answered(cases, answer);
  const seconds = (performance.now() - start) / 1000;
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.toFixed(1) ?? '-';
  console.log(
    `\n${name}: ${cases.length} postings, ${(cases.length / seconds).toFixed(0)} a second, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms\n`,
  );
  console.log(report(scored));
  if (errors) console.log(`\n${errorsOf(scored, errors)}`);
  await mkdir(out, { recursive: true });
  await writeFile(path.join(out, `jobs-${name.replaceAll(' ', '-')}.json`), JSON.stringify(scored, null, 1));
}

async function answersOf(options: Options): Promise<{ answer: Answer; stop: () => Promise<void> }> {
  if (options.local) return { answer: localAnswers(), stop: async () => {} };
  if (options.url)
    return {
      answer: httpAnswers(options.url, { id: options.id ?? '', key: options.key ?? '' }),
      stop: async () => {},
    };
  await buildIfChanged();
  const service = await startTemporaryService();
  const account = { id: service.accountId, key: service.accountKey };
  return { answer: httpAnswers(service.baseUrl, account), stop: () => service.stop() };
}

/** Runs both sets and prints a table of each. */
export async function evaluateJobs(options: Options): Promise<void> {
  const { answer, stop } = await answersOf(options);
  try {
    await measure('labelled postings', await labelledCases(), answer, options);
    if (options.dir)
      await measure(
        'real postings',
        await marketCases(options.dir, Number(options.step ?? 5)),
        answer,
        options,
      );
  } finally {
    await stop();
  }
}
