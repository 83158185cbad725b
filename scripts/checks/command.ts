/** Runs the programs that check the project, several at a time, and prints what each said in one piece. */
import { spawn } from 'node:child_process';
import { projectEnvironment, ROOT } from '../setup/install.mjs';

export type Command = readonly [program: string, ...args: string[]];

/** A check of the project: commands that run one after another until one fails. */
export type Check = { title: string; commands: readonly Command[] };

type Options = {
  /** Shows messages as they come, instead of all at the end. */
  live?: boolean;
  variables?: Record<string, string>;
};

/** Runs one program; resolves to whether it ended well and to what it said, which is empty where that was shown. */
function runCommand([program, ...args]: Command, { live = false, variables = {} }: Options) {
  return new Promise<{ isPassed: boolean; said: string }>((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: projectEnvironment(variables),
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    child.once('error', (error) => resolve({ isPassed: false, said: `${said}${error.message}\n` }));
    child.once('close', (code) => resolve({ isPassed: code === 0, said }));
  });
}

/** Runs a check and prints how it ended, after what its programs said where they were not live. */
export async function runCheck({ title, commands }: Check, options: Options = {}): Promise<boolean> {
  if (options.live) console.log(`\n== ${title}`);
  const started = performance.now();
  let isPassed = true;
  let said = '';
  for (const command of commands) {
    const ended = await runCommand(command, options);
    said += ended.said;
    isPassed = ended.isPassed;
    if (!isPassed) break;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (!isPassed && said.trim()) console.log(`\n${said.trim()}`);
  console.log(`== ${title}: ${isPassed ? 'passed' : 'FAILED'} in ${seconds} s`);
  return isPassed;
}
