import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Mechanism, mechanisms } from '@/lib/engine/parser/shared/mechanisms';

const RUN = fileURLToPath(new URL('../run.mjs', import.meta.url));
const EVAL = 'scripts/eval.ts';

type Means = { set: string; mean: number }[];

/** Scores the folders in a separate process with some mechanisms switched off. */
async function meansWithout(names: readonly string[], args: readonly string[], out: string): Promise<Means> {
  const flags = [
    '--local',
    '--out',
    out,
    ...args,
    ...(names.length > 0 ? ['--without', names.join(',')] : []),
  ];
  const child = spawn(process.execPath, [RUN, EVAL, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await once(child, 'close');
  const sets = text.split(/^== /mu).slice(1);
  return sets.map((part) => ({
    set: path.basename(part.split('\n', 1)[0] ?? ''),
    mean: Number(/^mean of field F1\s+([\d.]+)/mu.exec(part)?.[1] ?? Number.NaN),
  }));
}

/**
 * Measures what each mechanism of the parser is worth: the mean of field F1 of every set without it. What changes
 * nothing on any set, and has no document that needs it, is to be deleted.
 */
export async function ablate(only: string | undefined, args: readonly string[], out: string): Promise<void> {
  const all = Object.keys(mechanisms) as Mechanism[];
  const names = only === undefined ? all : all.filter((name) => name.startsWith(only));
  const whole = await meansWithout([], args, out);
  const columns = whole.map(({ set, mean }) => `${set} ${mean.toFixed(1)}`);
  console.log(`with all mechanisms: ${columns.join('   ')}`);
  for (const name of names) {
    const means = await meansWithout([name], args, out);
    const changes = means.map(({ mean }, at) => mean - (whole[at]?.mean ?? Number.NaN));
    const signed = changes.map((change) => `${change > 0 ? '+' : ''}${change.toFixed(1)}`.padStart(6));
    console.log(`without ${name.padEnd(28)}${signed.join('')}   ${mechanisms[name]}`);
  }
}

/** The names in a list divided by commas that are mechanisms of the parser. */
export function mechanismsIn(list: string): Mechanism[] {
  const names = list.split(',');
  const unknown = names.filter((name) => !(name in mechanisms));
  if (unknown.length > 0) throw new Error(`No such mechanism: ${unknown.join(', ')}`);
  return names as Mechanism[];
}
