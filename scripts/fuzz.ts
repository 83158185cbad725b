/**
 * Sends damaged copies of the project's own documents to reader processes and reports unexpected outcomes.
 *
 *   npm run fuzz                              for one minute, with another seed each time
 *   npm run fuzz -- --minutes 30              for longer
 *   npm run fuzz -- --seed 7 --case 123       one case again
 *
 * Documents that went wrong are kept in out/fuzz. Ends with 1 when there are any.
 */
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundledReaders } from '../lib/service/testing/readers.ts';
import { fuzz } from './fuzz/fuzz.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { minutes: text, seed: text, case: text } });
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const size = Math.min(2, os.cpus().length);

console.log(`seed ${seed}`);
const readers = await bundledReaders('real');
const pool = readers.open({ size });
try {
  const { cases, read, dearest, problems } = await fuzz(pool, size, {
    seed,
    milliseconds: Number(values.minutes ?? 1) * 60_000,
    only: values.case === undefined ? undefined : Number(values.case),
    keepIn: path.resolve('out/fuzz'),
    onWrong: (problem) => console.log(problem),
  });
  console.log(`${cases} cases, ${read} of them read, ${problems.length} went wrong`);
  for (const { number, name, processorMs } of dearest)
    console.log(`  case ${number} (of ${name}): ${(processorMs / 1000).toFixed(1)} s of a core`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await pool.close();
  await readers.remove();
}
