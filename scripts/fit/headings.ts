import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  HEADING_ROWS,
  kindShares,
  NO_HEADING,
  rowsOfHeading,
} from '@/lib/engine/parser/resume/headings/likely-kind';
import { comparedHeading, headingPhrases } from '@/lib/engine/parser/resume/headings/wording';

/**
 * Fits the topics of headings by the runs of letters of those in the tables, against other strings: titles, employers,
 * schools and skills of public lists. Judged on five folds that were not learned from.
 */

type Example = { phrase: string; rows: number[]; kind: number };

const ROUNDS = 8;
const STEP = 0.3;
/** Greatest weight of a kind with few headings. */
const MOST_WEIGHT = 3;
const FAIR_COUNT = 300;
const FOLDS = 5;
/** Numbers without a common factor with any count, by which examples are taken in a mixed order. */
const [STRIDE, SHIFT] = [7919, 31];
const MOST = 127;

/** Climbs softmax weights with AdaGrad, row by row; the same examples give the same weights. */
function climb(examples: readonly Example[], kinds: number): Float64Array {
  const weights = new Float64Array(HEADING_ROWS * kinds);
  const squares = new Float64Array(HEADING_ROWS * kinds).fill(1e-6);
  const counts = new Map<number, number>();
  for (const { kind } of examples) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const weightOf = (row: number, kind: number) => weights[row * kinds + kind] as number;
  for (let round = 0; round < ROUNDS; round++)
    for (let at = 0; at < examples.length; at++) {
      const example = examples[(at * STRIDE + round * SHIFT) % examples.length] as Example;
      const { rows, kind } = example;
      const factor =
        Math.min(MOST_WEIGHT, Math.sqrt(FAIR_COUNT / (counts.get(kind) ?? 1))) / Math.sqrt(rows.length);
      for (const [each, share] of kindShares(rows, weightOf, kinds).entries()) {
        const slope = ((each === kind ? 1 : 0) - share) * factor;
        for (const row of rows) {
          const index = row * kinds + each;
          squares[index] = (squares[index] as number) + slope * slope;
          weights[index] = (weights[index] as number) + (STEP * slope) / Math.sqrt(squares[index] as number);
        }
      }
    }
  return weights;
}

function foldOf(phrase: string): number {
  let sum = 7;
  for (const character of phrase) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum % FOLDS;
}

const LISTS = ['title', 'employer', 'school', 'skill'];
/** So many strings of each list are taken, evenly from its beginning to its end. */
const OF_EACH_LIST = 1000;
const LONGEST = 60;

/** Reads strings that are not headings; those that are headings too ("Skills", "Languages") are left out. */
function otherStrings(folder: string, headings: ReadonlySet<string>): string[] {
  return LISTS.flatMap((name) => {
    const lines = gunzipSync(readFileSync(path.join(folder, `${name}.txt.gz`)))
      .toString()
      .split('\n');
    const step = Math.max(1, Math.floor(lines.length / OF_EACH_LIST));
    return lines
      .filter((line, at) => at % step === 0 && line.length > 2 && line.length <= LONGEST)
      .map(comparedHeading)
      .filter((text) => text !== '' && !headings.has(text));
  });
}

/**
 * Prints how many headings are classified, and correctly, at each certainty, by weights that were not learned from
 * them.
 */
function judge(examples: readonly Example[], names: readonly string[]): void {
  const meant = new Map<string, Set<number>>();
  for (const { phrase, kind } of examples) meant.set(phrase, (meant.get(phrase) ?? new Set()).add(kind));
  const none = names.indexOf(NO_HEADING);
  const told = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = climb(
      examples.filter(({ phrase }) => foldOf(phrase) !== fold),
      names.length,
    );
    const weightOf = (row: number, kind: number) => weights[row * names.length + kind] as number;
    return examples
      .filter(({ phrase }) => foldOf(phrase) === fold)
      .map(({ phrase, rows, kind }) => {
        const shares = kindShares(rows, weightOf, names.length);
        const certainty = Math.max(...shares);
        const best = shares.indexOf(certainty);
        return { certainty, best, kind, isRight: meant.get(phrase)?.has(best) === true };
      });
  }).flat();
  const headings = told.filter(({ kind }) => kind !== none);
  const others = told.filter(({ kind }) => kind === none);
  for (const least of [0, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]) {
    const sure = headings.filter(({ certainty, best }) => best !== none && certainty >= least);
    const right = sure.filter(({ isRight }) => isRight).length;
    const taken = others.filter(({ certainty, best }) => best !== none && certainty >= least).length;
    console.log(
      `certainty ${least} and more: ${sure.length} of ${headings.length} headings, ${((100 * right) / sure.length).toFixed(1)} % right; ` +
        `${taken} of ${others.length} other strings taken for one`,
    );
  }
}

/** Returns the constants of the data file, after judging headings that were not learned from. */
export function fittedHeadings(folder: string): string {
  const headings = headingPhrases();
  const known = new Set(headings.map(({ phrase }) => phrase));
  const others = otherStrings(folder, known).map((phrase) => ({ phrase, kind: NO_HEADING }));
  const phrases = [...headings, ...others];
  const names = [...new Set(phrases.map(({ kind }) => kind))].sort();
  const examples = phrases.map(({ phrase, kind }) => ({
    phrase,
    rows: rowsOfHeading(phrase),
    kind: names.indexOf(kind),
  }));
  judge(examples, names);
  const weights = climb(examples, names.length);
  const most = weights.reduce((high, weight) => Math.max(high, Math.abs(weight)), 0);
  const bytes = Int8Array.from(weights, (weight) => Math.round((weight / most) * MOST));
  const packed = Buffer.from(bytes.buffer).toString('base64');
  return (
    `export const HEADING_KINDS: readonly (SectionKind | 'none')[] = [\n${names.map((name) => `  '${name}',\n`).join('')}];\n` +
    `export const SCALE = ${Number((most / MOST).toPrecision(6))};\n` +
    `export const HEADING_WEIGHTS =\n  '${packed}';\n`
  );
}
