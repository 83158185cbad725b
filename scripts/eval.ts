/**
 * Measures the CV parser on folders of documents with exact truth (manifest.jsonl, documents/, truth/, score.mjs).
 * Without --dir: the rendered CVs of ../shared/eval, then those that people really sent (its folder real/).
 *
 *   npm run eval                                  against a service started for the run, through HTTP
 *   npm run eval -- --url URL --id ID --key KEY   against a running service
 *   npm run eval -- --local                       reader and parser in this process, without HTTP
 *   npm run eval -- --contracts                   the answers of versions 9 and 10 against their contracts
 *
 * Options: --dir FOLDER (default ../shared/eval, or EVAL_DIR), --only 'format=pdf;lang=en', --by format,layout,lang,
 * --errors FIELD, --out FOLDER (default out/eval), --half odd or even: only the documents with these numbers, --without
 * NAME,NAME: mechanisms and passes of the parser to switch off.
 *
 *   npm run eval -- trace FILE                    how one CV is read: lines, sections, candidates and their scores
 *   npm run eval -- ablation [NAME]               the gain from each mechanism and each pass of the parser, on every set
 *
 * Options: --only 'real;twins;rendered;texts', --errors any: the values that change, --out FILE for the table.
 *
 *   npm run eval -- redaction                     personal data left in redacted CVs; --errors any lists it
 *
 *   npm run eval -- model                         what UseLLMParser makes of a model that is played: the truth with
 *                                                 values left out, invented and mixed up; --errors any: what it adds
 *
 *   npm run eval -- layouts                       made CVs of each kind of broken layout; --only 'grids;icons', --errors
 *                                                 any: what is wrong, --out FOLDER: the files
 *
 *   npm run eval -- scans                         PDFs printed and scanned again, next to themselves; --size N (63)
 *
 *   npm run eval -- jobs                          the parser of postings, in the same three ways (URL without version)
 *
 * Options: --dir FOLDER with real postings (default ../shared/market, or EVAL_JOBS_DIR), --step N takes every N-th of
 * them, --errors FIELD, --out FOLDER.
 *
 *   npm run eval -- titles                        titles to ISCO groups and titles to titles, on released files of
 *                                                 ESCO and O*NET (TAXONOMY_DIR) and announcements (EVAL_JOBS_DIR)
 *
 * Options: --dir FOLDER, --size N titles of each set (1500), --errors any: errors in the half that may be looked at,
 * --fit: learns the weights of the evidence and the curve of confidence on that half.
 *
 *   npm run eval -- skills                        skills in running text, on texts with marked spans: our own in ten
 *                                                 languages (one half is only counted), and CVs of a folder
 *
 * Options: --dir FOLDER (../shared/annotated-cvs), --errors any: misses and errors in the half that may be seen;
 * --errors vendors: concepts that may hold the products of several makers.
 *
 *   npm run eval -- match                         CVs in the order in which they suit postings, next to words alone and
 *                                                 without each category; --dir FOLDER (../shared/eval/matching),
 *                                                 --errors any: the first CVs of every other posting
 *   npm run eval -- search                        searches through HTTP: their order, next to any order, without widening and
 *                                                 by words alone; --errors any: each of them
 *   npm run eval -- statements                    what the evidence says of the first CVs of each posting, to be read;
 *                                                 --size N of them (500), --step N takes every N-th real posting (20)
 *   npm run eval -- duplicates                    detection of copies of one job, on labelled pairs
 *   npm run eval -- places                        places of lines of CVs, texts of postings and rows of sources
 *   npm run eval -- sources                       results of the rows of files of other sources, and their fields
 *   npm run eval -- market                        the job market API of a service, against the slow evaluator
 */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { switchOff } from '@/lib/engine/parser/shared/mechanisms';
import { printAblation } from './eval/ablation/print.ts';
import { switchesIn } from './eval/ablation/run.ts';
import { checkContracts } from './eval/contracts.ts';
import { printDuplicates } from './eval/duplicates/print.ts';
import { printEffort } from './eval/effort.ts';
import { predictOverHttp } from './eval/http.ts';
import { evaluateJobs } from './eval/jobs/run.ts';
import { evaluateLayouts } from './eval/layouts/run.ts';
import { predictLocally } from './eval/local.ts';
import { isOfHalf, readManifest } from './eval/manifest.ts';
import { compareMarket } from './eval/market/run.ts';
import { measureImports } from './eval/market/sources.ts';
import { evaluateMatching } from './eval/match/run.ts';
import { drawStatements } from './eval/match/statements.ts';
import { evaluateModel } from './eval/model/run.ts';
import { evaluatePlaces } from './eval/places/run.ts';
import { searchRedacted } from './eval/redaction.ts';
import { evaluateScans } from './eval/scans.ts';
import { runScorer } from './eval/scorer.ts';
import { evaluateSearch } from './eval/search/run.ts';
import { evaluateSkills } from './eval/skills/run.ts';
import { evaluateTitles } from './eval/titles/run.ts';
import { traceDocument } from './eval/trace.ts';

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
    half: text,
    without: text,
    step: text,
    size: text,
    local: { type: 'boolean' },
    contracts: { type: 'boolean' },
    fit: { type: 'boolean' },
  },
});

const output = path.resolve(values.out ?? 'out/eval');

/** Returns the folders of CVs to measure: the given one, or the rendered and the real ones. */
function resumeFolders(): string[] {
  const named = values.dir ?? process.env.EVAL_DIR;
  const root = path.resolve(named ?? '../shared/eval');
  const real = path.join(root, 'real');
  return values.dir === undefined && existsSync(path.join(real, 'manifest.jsonl')) ? [root, real] : [root];
}

async function idsOfHalf(directory: string): Promise<string[] | undefined> {
  const half = values.half;
  if (half !== 'odd' && half !== 'even') return undefined;
  const entries = await readManifest(directory, values.only);
  return entries.map(({ id }) => id).filter((id) => isOfHalf(id, half));
}

async function evaluateResumes(directory: string, out: string): Promise<number> {
  console.log(`\n== ${directory}`);
  if (values.contracts) return checkContracts(directory, values.only);
  if (values.local) await predictLocally(directory, out, values.only);
  else await predictOverHttp(directory, out, values);
  const ids = await idsOfHalf(directory);
  const status = await runScorer(directory, out, {
    by: values.by ?? 'format,layout,lang',
    only: values.only,
    errors: values.errors,
    ids,
  });
  const all = await readManifest(directory, values.only);
  await printEffort(directory, out, ids ?? all.map(({ id }) => id));
  return status;
}

async function evaluateAllResumes(): Promise<number> {
  let status = 0;
  for (const directory of resumeFolders())
    status ||= await evaluateResumes(directory, path.join(output, path.basename(directory)));
  return status;
}

if (values.without) switchOff(switchesIn(values.without));

if (positionals[0] === 'trace') {
  process.exitCode = await traceDocument(positionals[1] ?? '', new Date().toISOString().slice(0, 10));
} else if (positionals[0] === 'ablation') {
  await printAblation({
    name: positionals[1],
    folder: path.resolve(values.dir ?? process.env.EVAL_DIR ?? '../shared/eval'),
    only: values.only,
    showsChanges: values.errors !== undefined,
    table: values.out,
  });
} else if (positionals[0] === 'redaction') {
  for (const folder of resumeFolders())
    await searchRedacted(folder, values.only, values.errors !== undefined);
} else if (positionals[0] === 'model') {
  for (const folder of resumeFolders())
    process.exitCode ||= await evaluateModel({
      ...{ folder, only: values.only, half: values.half },
      showsErrors: values.errors !== undefined,
    });
} else if (positionals[0] === 'scans') {
  const [folder = ''] = resumeFolders();
  process.exitCode = await evaluateScans(folder, path.join(output, 'scans'), values);
} else if (positionals[0] === 'layouts') {
  const out = path.join(output, 'layouts');
  await evaluateLayouts({ only: values.only, errors: values.errors !== undefined, out });
} else if (positionals[0] === 'titles') {
  evaluateTitles({
    taxonomy: path.resolve(values.dir ?? process.env.TAXONOMY_DIR ?? '../shared/taxonomy'),
    market: path.resolve(process.env.EVAL_JOBS_DIR ?? '../shared/market'),
    size: Number(values.size ?? 1500),
    mistakes: values.errors !== undefined,
    fit: values.fit === true,
  });
} else if (positionals[0] === 'skills') {
  const dir = path.resolve(values.dir ?? '../shared/annotated-cvs');
  evaluateSkills({ dir, errors: values.errors });
} else if (positionals[0] === 'match') {
  await evaluateMatching(path.resolve(values.dir ?? '../shared/eval/matching'), values.errors !== undefined);
} else if (positionals[0] === 'search') {
  const folder = path.resolve(values.dir ?? '../shared/eval/matching');
  await evaluateSearch(
    folder,
    path.resolve(folder, '../cases/words/search.json'),
    values.errors !== undefined,
  );
} else if (positionals[0] === 'statements') {
  const matching = path.resolve(values.dir ?? '../shared/eval/matching');
  await drawStatements({
    matching,
    real: path.resolve(process.env.EVAL_DIR ?? '../shared/eval', 'real'),
    market: path.resolve(process.env.EVAL_JOBS_DIR ?? '../shared/market'),
    step: Number(values.step ?? 20),
    size: Number(values.size ?? 500),
    out: output,
  });
} else if (positionals[0] === 'duplicates') {
  printDuplicates();
} else if (positionals[0] === 'sources') {
  const folder = path.resolve(values.dir ?? '../shared/market/foreign');
  await measureImports(folder, {
    showsSample: values.errors !== undefined,
    most: Number(values.size ?? 10_000),
  });
} else if (positionals[0] === 'market') {
  process.exitCode = await compareMarket();
} else if (positionals[0] === 'places') {
  const market = path.resolve(values.dir ?? process.env.EVAL_JOBS_DIR ?? '../shared/market');
  await evaluatePlaces(market, values.errors !== undefined);
} else if (positionals[0] === 'jobs') {
  const dir = path.resolve(values.dir ?? process.env.EVAL_JOBS_DIR ?? '../shared/market');
  await evaluateJobs({ ...values, dir, out: path.dirname(output) });
} else process.exitCode = await evaluateAllResumes();
