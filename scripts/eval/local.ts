import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encode, ResumeData } from '@/lib/contracts';
import { parsedDocuments } from './documents.ts';

/** Reads and parses every document in this process and stores the answers as the service would give them. */
export async function predictLocally(directory: string, output: string, only: string | undefined) {
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  const times: number[] = [];
  const failures: string[] = [];
  for await (const { id, parsed, failure, milliseconds } of parsedDocuments(directory, only)) {
    if (!parsed) {
      failures.push(`${id}: ${failure}`);
      continue;
    }
    times.push(milliseconds);
    const answer = { Value: { ResumeData: encode(ResumeData, parsed.resume) } };
    await writeFile(path.join(output, `${id}.json`), JSON.stringify(answer));
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.toFixed(1) ?? '-';
  console.log(
    `documents ${times.length + failures.length}, read and parsed in p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, failures ${failures.length}`,
  );
  for (const failure of failures) console.log(`  ${failure}`);
}
