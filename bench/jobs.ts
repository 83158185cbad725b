import path from 'node:path';
import { type BenchFile, findFiles } from './files.ts';
import type { Call } from './send.ts';

/** The labelled postings of the project, in eight languages. */
const OWN = path.join('scripts', 'eval', 'jobs', 'labelled');

/** Returns job postings: those of BENCH_JOBS_DIR, else the project's own. */
export function findPostings(): Promise<BenchFile[]> {
  return findFiles(path.resolve(process.env.BENCH_JOBS_DIR ?? OWN));
}

const path10 = '/v10/parser/joborder';

/** Calls for the postings: for their data only, and with every option. */
export const JOB_CALLS: { label: string; call: Call }[] = [
  { label: 'postings', call: { path: path10 } },
  {
    label: 'postings, normalised',
    call: {
      path: path10,
      options: {
        SkillsSettings: { Normalize: true },
        ProfessionsSettings: { Normalize: true },
        GeocodeOptions: { IncludeGeocoding: true },
      },
    },
  },
];
