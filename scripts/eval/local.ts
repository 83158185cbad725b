import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encode, ResumeData } from '@/lib/contracts';
import { DEFAULT_READ_LIMITS, readDocument } from '@/lib/engine/documents';
import { parseResume } from '@/lib/engine/parser/resume';
import { gazetteer } from '@/lib/service/places';
import { loadTaxonomies, taxonomyPlaces } from '@/lib/service/taxonomy';
import { ROOT } from '../setup/install.mjs';
import { readManifest } from './manifest.ts';

/** Reads and parses every document in this process and stores the answers as the service would give them. */
export async function predictLocally(directory: string, output: string, only: string | undefined) {
  const { skills } = loadTaxonomies(taxonomyPlaces(ROOT, 'none'));
  skills.indexOf('en');
  const entries = await readManifest(directory, only);
  const places = await gazetteer();
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  const times: number[] = [];
  const failures: string[] = [];
  for (const { id, file } of entries) {
    const bytes = await readFile(path.join(directory, file));
    const truth = JSON.parse(await readFile(path.join(directory, 'truth', `${id}.json`), 'utf8')) as {
      asOf: string;
    };
    const start = performance.now();
    const read = await readDocument(bytes, DEFAULT_READ_LIMITS);
    if (!read.ok) {
      failures.push(`${id}: ${read.failure.code} ${read.failure.message}`);
      continue;
    }
    const { resume } = parseResume(read.value, {
      documentLastModified: truth.asOf,
      skills,
      gazetteer: places,
    });
    times.push(performance.now() - start);
    const answer = { Value: { ResumeData: encode(ResumeData, resume) } };
    await writeFile(path.join(output, `${id}.json`), JSON.stringify(answer));
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.toFixed(1) ?? '-';
  console.log(
    `documents ${entries.length}, read and parsed in p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, failures ${failures.length}`,
  );
  for (const failure of failures) console.log(`  ${failure}`);
}
