/**
 * Sends damaged copies of the project's own documents to reader processes and reports unexpected outcomes.
 *
 *   npm run fuzz                              for one minute, with another seed each time
 *   npm run fuzz -- --minutes 30              for longer
 *   npm run fuzz -- --seed 7 --case 123       one case again
 *   npm run fuzz -- --hostile 3000            instead, files of less than 10 kB that are made to cost memory and time
 *
 * Documents that went wrong are kept in out/fuzz. Ends with 1 when there are any.
 */
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundledReaders } from '../lib/service/testing/readers.ts';
import { countDear } from './fuzz/dear.ts';
import { fuzz } from './fuzz/fuzz.ts';

type Readers = Awaited<ReturnType<typeof bundledReaders>>;

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { minutes: text, seed: text, case: text, hostile: text } });
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const only = values.case === undefined ? undefined : Number(values.case);
const keepIn = path.resolve('out/fuzz');
const onWrong = (problem: string) => console.log(problem);
const MEBIBYTE = 1024 * 1024;

/** Sends damaged documents; answers how many went wrong. */
async function sendDamaged(readers: Readers): Promise<number> {
  const size = Math.min(2, os.cpus().length);
  const pool = readers.open({ size });
  try {
    const milliseconds = Number(values.minutes ?? 1) * 60_000;
    const result = await fuzz(pool, size, { seed, milliseconds, only, keepIn, onWrong });
    console.log(`${result.cases} cases, ${result.read} of them read, ${result.problems.length} went wrong`);
    for (const { number, name, processorMs } of result.dearest)
      console.log(`  case ${number} (of ${name}): ${(processorMs / 1000).toFixed(1)} s of a core`);
    return result.problems.length;
  } finally {
    await pool.close();
  }
}

/** Sends files that are made to be dear; answers how many were over budget or went wrong. */
async function sendHostile(readers: Readers, files: number): Promise<number> {
  const kinds = await countDear(readers.image, { seed, files, only, keepIn, onWrong });
  let wrong = 0;
  for (const { kind, tries, kept, processorMs, bytes, problems } of kinds) {
    wrong += problems;
    const most = `${(processorMs / 1000).toFixed(2)} s, ${Math.round(bytes / MEBIBYTE)} MB`;
    console.log(`${kind.padEnd(36)} ${tries} files, text of ${kept}; most ${most}; ${problems} over budget`);
  }
  return wrong;
}

console.log(`seed ${seed}`);
const readers = await bundledReaders('real');
try {
  const files = Number(values.hostile ?? 0);
  const wrong = files > 0 ? await sendHostile(readers, files) : await sendDamaged(readers);
  process.exitCode = wrong > 0 ? 1 : 0;
} finally {
  await readers.remove();
}
