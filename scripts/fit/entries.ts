import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as tables from '@/lib/engine/parser/resume/entries/weights';
import { type Career, careersOfSet, generatedCareers, judge, scorerOf, worthOf } from './careers.ts';
import { climb, weightsIn, withNumbers } from './climb.ts';

/**
 * Fits the weights by which the entries of a career are read (entries/weights.ts) on the odd halves of the evaluation
 * sets and generated CVs; the even halves and other generated ones are scored and never learned from.
 */

const WEIGHTS_FILE = 'lib/engine/parser/resume/entries/weights.ts';
const GENERATED = 100;
/** Step between the rendered CVs used, since they are variants of each other. */
const RENDERED_STEP = 6;
/** Weight of each sort of document: real ones most, the others keep what is read well already. */
const SHARES = { real: 1, rendered: 1, generated: 0.5 };
const STEPS = [0.5, 0.25];

type Sets = Record<keyof typeof SHARES, Career[]>;

async function setsOf(root: string, half: 'odd' | 'even'): Promise<Sets> {
  const seed = half === 'odd' ? 10_000 : 20_000;
  return {
    real: await careersOfSet(path.join(root, 'real'), half),
    rendered: await careersOfSet(root, half, half === 'odd' ? RENDERED_STEP : 1),
    generated: await generatedCareers(seed, GENERATED),
  };
}

/** Fits the weights, writes them unless `isDry`, and prints the gains on both halves. */
export async function fitEntries(root: string, isDry: boolean): Promise<void> {
  const scorer = await scorerOf(root);
  const [learned, held] = [await setsOf(root, 'odd'), await setsOf(root, 'even')];
  const names = Object.keys(SHARES) as (keyof typeof SHARES)[];
  const print = (title: string) => {
    for (const [half, sets] of [
      ['learned', learned],
      ['held out', held],
    ] as const)
      for (const name of names) {
        const { mean, fields, whole } = judge(sets[name], scorer);
        const right = whole.map((share) => (100 * share).toFixed(1)).join(' and ');
        const each = [...fields].map(([field, f1]) => `${field} ${(100 * f1).toFixed(1)}`).join('  ');
        console.log(`${title} ${half} ${name}: ${(100 * mean).toFixed(2)}, whole ${right}   ${each}`);
      }
  };
  print('before');
  const weights = weightsIn(tables);
  const readers = names.flatMap((name) =>
    learned[name].map((career) => () => SHARES[name] * worthOf(career, scorer)),
  );
  climb(weights, STEPS, readers, (name, value, total) =>
    console.log(`${name} ${value}  ${total.toFixed(1)}`),
  );
  print('after');
  if (isDry) return;
  await writeFile(WEIGHTS_FILE, withNumbers(await readFile(WEIGHTS_FILE, 'utf8'), weights));
}
