/**
 * Measures the CV parser on a folder of documents with exact truth (manifest.jsonl, documents/, truth/, score.mjs).
 *
 *   npm run eval                                  against a service started for the run, through HTTP
 *   npm run eval -- --url URL --id ID --key KEY   against a running service
 *   npm run eval -- --local                       reader and parser in this process, without HTTP
 *   npm run eval -- --contracts                   the answers of versions 9 and 10 against their contracts
 *
 * Options: --dir FOLDER (default ../shared/eval, or EVAL_DIR), --only 'format=pdf;lang=en', --by format,layout,lang,
 * --errors FIELD, --out FOLDER (default out/eval).
 *
 *   npm run eval -- jobs                          the parser of postings, in the same three ways (URL without version)
 *
 * Options: --dir FOLDER with real postings (default ../shared/market, or EVAL_JOBS_DIR), --step N takes every N-th of
 * them, --errors FIELD, --out FOLDER.
 *
 *   npm run eval -- titles                        titles to ISCO groups, next to plain TF-IDF, on the released files
 *                                                 of ESCO and O*NET in a folder (TAXONOMY_DIR)
 *
 * Options: --dir FOLDER, --size N titles of each set (1500), --errors any: the groups that are taken for others,
 * --fit: learns the weights of the evidence on titles of our own tables.
 *
 *   npm run eval -- duplicates                    what is taken for copies of one job, on labelled pairs
 *   npm run eval -- market                        the job market API of a service, against the slow evaluator
 */

import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkContracts } from './eval/contracts.ts';
import { printDuplicates } from './eval/duplicates/print.ts';
import { predictOverHttp } from './eval/http.ts';
import { evaluateJobs } from './eval/jobs/run.ts';
import { predictLocally } from './eval/local.ts';
import { compareMarket } from './eval/market/run.ts';
import { runScorer } from './eval/scorer.ts';
import { evaluateTitles } from './eval/titles/run.ts';

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: text,
    id: text,
    key: text,
    dir: text,
    only: text,
    by: text,
    errors: text,
    out: text,
    step: text,
    size: text,
    local: { type: 'boolean' },
    contracts: { type: 'boolean' },
    fit: { type: 'boolean' },
  },
});

const output = path.resolve(values.out ?? 'out/eval');

async function evaluateResumes(): Promise<number> {
  const directory = path.resolve(values.dir ?? process.env.EVAL_DIR ?? '../shared/eval');
  if (values.contracts) return checkContracts(directory, values.only);
  if (values.local) await predictLocally(directory, output, values.only);
  else await predictOverHttp(directory, output, values);
  return runScorer(directory, output, {
    by: values.by ?? 'format,layout,lang',
    only: values.only,
    errors: values.errors,
  });
}

if (positionals[0] === 'titles') {
  const dir = path.resolve(values.dir ?? process.env.TAXONOMY_DIR ?? '../shared/taxonomy');
  evaluateTitles(dir, {
    size: Number(values.size ?? 1500),
    confusions: values.errors !== undefined,
    fit: values.fit === true,
  });
} else if (positionals[0] === 'duplicates') {
  printDuplicates();
} else if (positionals[0] === 'market') {
  process.exitCode = await compareMarket();
} else if (positionals[0] === 'jobs') {
  const dir = path.resolve(values.dir ?? process.env.EVAL_JOBS_DIR ?? '../shared/market');
  await evaluateJobs({ ...values, dir, out: path.dirname(output) });
} else process.exitCode = await evaluateResumes();
