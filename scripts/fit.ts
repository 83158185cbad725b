/**
 * Fits the learned numbers of the CV parser:
 *
 *   npm run fit -- tagger      the weights of the line tagger (lib/engine/parser/resume/tagger/weights.ts)
 *   npm run fit -- entries     the weights by which entries are read (lib/engine/parser/resume/entries/weights.ts)
 *   npm run fit -- decoder     the weights of the decoder of entries (entries/decoder), over folds
 *   npm run fit -- certainty   certainty of the values of entries (lib/engine/parser/resume/entries), over folds
 *   npm run fit -- towns       certainty of towns (lib/engine/parser/resume/contact), over folds
 *   npm run fit -- pay         pay in each currency (lib/engine/parser/job/salary/levels.data.ts)
 *   npm run fit -- columns     roles of columns of tables (lib/engine/postings/sources/column-types)
 *   npm run fit -- headings    topics of headings that are in no table (lib/engine/parser/resume/headings)
 *   npm run fit -- degrees     names of degrees that mostly are something else (lib/engine/taxonomy/degrees)
 *   npm run fit -- languages   forms of words in each language (lib/engine/parser/shared/language)
 *   npm run fit -- score       what a score of a match means (lib/scoring), over folds by posting
 *   npm run fit -- letters     pairs of letters, by which encodings are detected (lib/engine/documents/charset)
 *
 * on generated CVs of fictional people (scripts/fit/cvs) and on the odd half of the evaluation sets, whose lines are
 * tagged by aligning their truth to them; the even half is scored and never learned from. The same input gives the same
 * weights to the byte. Options: --dir FOLDER (default ../shared/eval), --dry: scores only, writes nothing, --sentences FOLDER:
 * sentences by language, which `languages` learns from too.
 */

import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { likelihoodBy } from '@/lib/engine/documents/charset/likelihood';
import { featuresOf } from '@/lib/engine/parser/resume/tagger/features';
import { switchOff } from '@/lib/engine/parser/shared/mechanisms';
import { alignedTags, type Truth } from './fit/align.ts';
import { fitField } from './fit/certainty.ts';
import { fittedColumns } from './fit/columns.ts';
import { messyCv } from './fit/cvs/index.ts';
import { decodersOfFolds, fittedDecoder } from './fit/decoder/index.ts';
import { fittedDegrees } from './fit/degrees.ts';
import { fitEntries } from './fit/entries.ts';
import { documentsOfHalf } from './fit/halves.ts';
import { fittedHeadings } from './fit/headings.ts';
import { CERTAIN_FIELDS, judgedValues } from './fit/judged.ts';
import { fittedLanguages, scoreLanguages } from './fit/languages.ts';
import { learnedPairs } from './fit/letters.ts';
import { scoreLetters } from './fit/letters-score.ts';
import { fittedPay } from './fit/pay.ts';

import { fittedScore } from './fit/score.ts';
import { fittedTowns } from './fit/towns.ts';
import { type Example, packed, score, train } from './fit/train.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dir: { type: 'string' }, dry: { type: 'boolean' }, sentences: { type: 'string' } },
});

const GENERATED = 500;
const HELD_OUT = 100;
const ROUNDS = 12;
const REAL_WEIGHT = 1;
const TAGGER_FILE = 'lib/engine/parser/resume/tagger/weights.ts';
const LETTERS_FILE = 'lib/engine/documents/charset/letter-pairs.data.ts';
const COLUMNS_FILE = 'lib/engine/postings/sources/column-types/weights.data.ts';
const HEADINGS_FILE = 'lib/engine/parser/resume/headings/likely-kind.data.ts';
const DEGREES_FILE = 'lib/engine/taxonomy/degrees/ambiguous.data.ts';
const LANGUAGES_FILE = 'lib/engine/parser/shared/language/letters.data.ts';
const PAY_FILE = 'lib/engine/parser/job/salary/levels.data.ts';
const SCORE_FILE = 'lib/scoring/curve.data.ts';
const TOWNS_FILE = 'lib/engine/parser/resume/contact/town-weights.ts';
const DECODER_FILE = 'lib/engine/parser/resume/entries/decoder/weights.data.ts';
const CERTAINTY_FILE = 'lib/engine/parser/resume/entries/certainty-weights.ts';

function generated(from: number, count: number): Example[] {
  return Array.from({ length: count }, (_, at) => {
    const { document, tags } = messyCv(from + at);
    return { features: featuresOf(document.lines), tags, weight: 1 };
  });
}

/** Returns the documents of one half of a set of evaluation, tagged by their truth. */
async function aligned(directory: string, half: 'odd' | 'even', weight: number): Promise<Example[]> {
  const examples: Example[] = [];
  for await (const { document, truth } of documentsOfHalf<Truth>(directory, half))
    examples.push({ features: featuresOf(document.lines), tags: alignedTags(document, truth), weight });
  return examples;
}

function print(title: string, counts: ReturnType<typeof score>): void {
  console.log(title);
  for (const [tag, { right, found, there }] of counts) {
    const [precision, recall] = [right / Math.max(1, found), right / Math.max(1, there)];
    const f1 = (2 * precision * recall) / Math.max(1e-9, precision + recall);
    const shares = [precision, recall, f1].map((share) => (share * 100).toFixed(1).padStart(6)).join('');
    console.log(`  ${tag.padEnd(12)}${shares}  of ${there}`);
  }
}

const root = path.resolve(values.dir ?? '../shared/eval');
const real = path.join(root, 'real');
const hasSets = existsSync(path.join(real, 'manifest.jsonl'));

/** Writes learned values into a file of the parser: the constants after its header. */
async function write(file: string, constants: string): Promise<void> {
  if (values.dry) return;
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.slice(0, source.indexOf('export const')) + constants);
}

async function fitTagger(): Promise<void> {
  // The tags of sections must not depend on earlier learning.
  switchOff(['sections.unannounced']);
  if (!hasSets) console.log(`No evaluation sets in ${root}: learning from generated CVs alone.`);
  const examples = [
    ...generated(0, GENERATED),
    ...(hasSets ? [...(await aligned(root, 'odd', 1)), ...(await aligned(real, 'odd', REAL_WEIGHT))] : []),
  ];
  const trained = train(examples, ROUNDS);
  print('generated, held out', score(trained, generated(GENERATED, HELD_OUT)));
  if (hasSets) print('real, even half', score(trained, await aligned(real, 'even', 1)));
  await write(TAGGER_FILE, `export const WEIGHTS = \`\n${packed(trained)}\n\`;\n`);
}

async function fitCertainty(): Promise<void> {
  if (!hasSets) throw new Error(`certainty is fitted on CVs with truth, and ${root} has none`);
  // The values that are learned from must not depend on earlier learning.
  switchOff(['entries.doubtful']);
  const judged = await judgedValues(root, await decodersOfFolds(root));
  const fitted = CERTAIN_FIELDS.map((field) => ({ field, ...fitField(field, judged[field], console.log) }));
  const weights = fitted.map((one) => `  ${one.field}: [${one.weights.join(', ')}],`);
  const sure = fitted.map(({ field, from }) => `  ${field}: ${from},`);
  await write(
    CERTAINTY_FILE,
    `export const CERTAINTY_WEIGHTS: Record<CertainField, readonly number[]> = {\n${weights.join('\n')}\n};\n\n` +
      '/** The certainty from which on a value is shown as sure. */\n' +
      `export const SURE_FROM: Record<CertainField, number> = {\n${sure.join('\n')}\n};\n`,
  );
}

/** The shipped pairs are learned from all there is; the score is of pairs that were learned from the declaration alone. */
async function fitLetters() {
  for (const [kind, score] of Object.entries(scoreLetters(likelihoodBy(learnedPairs(false))))) {
    const share = ((100 * score.right) / score.all).toFixed(1);
    console.log(
      `${kind}: ${share} % of ${score.all} texts right; ${score.sure} sure, ${score.sureWrong} of them wrong`,
    );
    for (const wrong of score.wrong) console.log(`  ${wrong}`);
  }
  await write(LETTERS_FILE, `export const LETTER_PAIRS = ${JSON.stringify(learnedPairs(true))};\n`);
}

async function fitLanguages(): Promise<void> {
  if (values.dry) scoreLanguages(values.sentences);
  else await write(LANGUAGES_FILE, fittedLanguages(values.sentences));
}

async function fitPay(): Promise<void> {
  await write(PAY_FILE, await fittedPay(path.join(root, '..', 'market')));
}

async function fitColumns(): Promise<void> {
  await write(COLUMNS_FILE, await fittedColumns(path.join(root, '..', 'market')));
}

async function fitHeadings(): Promise<void> {
  await write(HEADINGS_FILE, fittedHeadings(path.join(root, '..', 'strings')));
}

async function fitDegrees(): Promise<void> {
  await write(
    DEGREES_FILE,
    fittedDegrees(path.join(root, '..', 'strings'), [root, real, path.join(root, 'twins')]),
  );
}

async function fitDecoder(): Promise<void> {
  const { work, study } = await fittedDecoder(root, console.log);
  await write(
    DECODER_FILE,
    `export const WORK_WEIGHTS = \`\n${work}\n\`;\n\nexport const STUDY_WEIGHTS = \`\n${study}\n\`;\n`,
  );
}

async function fitTowns(): Promise<void> {
  await write(TOWNS_FILE, await fittedTowns(root, await decodersOfFolds(root), console.log));
}

async function fitScore(): Promise<void> {
  await write(SCORE_FILE, await fittedScore(path.join(root, 'matching')));
}

const TASKS: Record<string, () => Promise<void>> = {
  pay: fitPay,
  score: fitScore,
  languages: fitLanguages,
  columns: fitColumns,
  headings: fitHeadings,
  degrees: fitDegrees,
  tagger: fitTagger,
  decoder: fitDecoder,
  certainty: fitCertainty,
  towns: fitTowns,
  letters: fitLetters,
  entries: () => fitEntries(root, values.dry === true),
};
const task = TASKS[positionals[0] ?? ''];
if (!task) throw new Error(`say what to fit: ${Object.keys(TASKS).join(' or ')}`);
await task();
