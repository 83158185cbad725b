import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

type ScorerOptions = {
  by: string;
  only: string | undefined;
  errors: string | undefined;
  /** Names of the documents to score; all without it. */
  ids: readonly string[] | undefined;
};

/** Returns a tool of the set of documents: in its folder, or in the one above, for a set within a set. */
export function toolBeside(directory: string, name: string): string {
  const own = path.join(directory, name);
  return realpathSync(existsSync(own) ? own : path.join(directory, '..', name));
}

/** Runs the scorer next to the documents; returns its exit status. */
export async function runScorer(directory: string, output: string, options: ScorerOptions): Promise<number> {
  const args = [toolBeside(directory, 'score.mjs'), '--gt', path.join(directory, 'truth'), '--pred', output];
  args.push('--by', options.by, '--json', path.join(output, '..', 'eval-report.json'));
  if (options.ids) {
    const list = path.join(output, '..', 'eval-ids.txt');
    await writeFile(list, options.ids.join('\n'));
    args.push('--ids', list);
  }
  if (options.only) args.push('--only', options.only);
  if (options.errors) args.push('--errors', options.errors);
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}
