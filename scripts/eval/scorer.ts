import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

type ScorerOptions = { by: string; only: string | undefined; errors: string | undefined };

/** Runs the scorer that lies beside the documents; answers its exit status. */
export async function runScorer(directory: string, output: string, options: ScorerOptions): Promise<number> {
  const args = [path.join(directory, 'score.mjs'), '--gt', path.join(directory, 'truth'), '--pred', output];
  args.push('--by', options.by, '--json', path.join(output, '..', 'eval-report.json'));
  if (options.only) args.push('--only', options.only);
  if (options.errors) args.push('--errors', options.errors);
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}
