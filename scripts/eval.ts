/**
 * Measures the CV parser on a folder of documents with exact truth (manifest.jsonl, documents/, truth/, score.mjs).
 *
 *   npm run eval                                  against a service started for the run, through HTTP
 *   npm run eval -- --url URL --id ID --key KEY   against a running service
 *   npm run eval -- --local                       reader and parser in this process, without HTTP
 *
 * Options: --dir FOLDER (default ../shared/eval, or EVAL_DIR), --only 'format=pdf;lang=en', --by format,layout,lang,
 * --errors FIELD, --out FOLDER (default out/eval).
 */

import path from 'node:path';
import { parseArgs } from 'node:util';
import { predictOverHttp } from './eval/http.ts';
import { predictLocally } from './eval/local.ts';
import { runScorer } from './eval/scorer.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    url: text,
    id: text,
    key: text,
    dir: text,
    only: text,
    by: text,
    errors: text,
    out: text,
    local: { type: 'boolean' },
  },
});

const directory = path.resolve(values.dir ?? process.env.EVAL_DIR ?? '../shared/eval');
const output = path.resolve(values.out ?? 'out/eval');

if (values.local) await predictLocally(directory, output, values.only);
else await predictOverHttp(directory, output, values);

process.exitCode = await runScorer(directory, output, {
  by: values.by ?? 'format,layout,lang',
  only: values.only,
  errors: values.errors,
});
