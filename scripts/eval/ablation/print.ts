import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Ablated, ablate, switches, type Worth } from './run.ts';
import { labelledSet, type SampleSet, unlabelledSet } from './sets.ts';

type Asked = {
  /** The switches whose names begin so; all without it. */
  name: string | undefined;
  /** The folder with rendered CVs, `real/`, `twins/` and texts, or a folder with truth. */
  folder: string;
  /** The sets to read, by name; all without it. */
  only: string | undefined;
  /** True to see the values that change. */
  showsChanges: boolean;
  /** A file for the table. */
  table: string | undefined;
};

async function setsIn(folder: string, only: string | undefined): Promise<SampleSet[]> {
  const within = (name: string) => path.join(folder, name);
  const texts = [within('matching/documents'), within('../annotated-cvs/txt')].filter(existsSync);
  const known: Record<string, () => Promise<SampleSet>> = {
    'real, odd': () => labelledSet(within('real'), undefined, 'odd'),
    'real, even': () => labelledSet(within('real'), undefined, 'even'),
    twins: () => labelledSet(within('twins')),
    rendered: async () => ({ ...(await labelledSet(folder)), name: 'rendered' }),
    texts: () => unlabelledSet('texts', texts),
  };
  const sets: SampleSet[] = [];
  for (const [name, read] of Object.entries(known))
    if (only === undefined || only.split(';').some((part) => name.startsWith(part))) sets.push(await read());
  return sets;
}

function figures({ changed, helped, hurt, points }: Worth): string {
  if (Number.isNaN(points)) return String(changed);
  return changed === 0 ? '0' : `${changed}: +${helped} -${hurt} (${points.toFixed(2)})`;
}

/** The figures as a table of Markdown. */
export function tableOf(
  sets: readonly { name: string; samples: readonly unknown[] }[],
  rows: readonly Ablated[],
) {
  const head = ['pass', ...sets.map(({ name, samples }) => `${name} (${samples.length})`), 'why it is there'];
  const lines = rows.map(({ name, why, worth }) => [name, ...worth.map(figures), why]);
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(head), row(head.map((_, n) => (n > 0 && n <= sets.length ? '-:' : '-'))), ...lines.map(row)]
    .map((line) => `${line}\n`)
    .join('');
}

const INTRODUCTION = `# What each repair brings

Made by \`npm run eval -- ablation --out docs/ablation.md\`. Each cell says in how many documents of a set the answer is another one
without the repair; of these, + how many have fewer errors with it and - how many have more; and how many points of the mean
of field F1 it brings. The scorer knows no places of schools and employers, so a repair that moves a town out of a name seems to
bring nothing. The texts have no truth, so what changes is counted and no more. "odd" and "even" are the halves of the real
CVs; of the even ones none was opened before 28 November 2026.

`;

/** Prints what each mechanism and each pass of the parser is worth on every set, and writes the table of it. */
export async function printAblation({ name = '', folder, only, showsChanges, table }: Asked): Promise<void> {
  const sets = await setsIn(folder, only);
  const names = [...switches().keys()].filter((one) => one.startsWith(name));
  console.log(sets.map((set) => `${set.name} (${set.samples.length})`).join('   '));
  const rows = await ablate(sets, names, {
    showsChanges,
    each: (one) =>
      console.log(`${one.name.padEnd(44)}${one.worth.map((worth) => figures(worth).padEnd(24)).join('')}`),
  });
  if (table) await writeFile(table, INTRODUCTION + tableOf(sets, rows));
}
