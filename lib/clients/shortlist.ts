/** The command `shortlist` of the package: the APIs from a shell. */
import { runCommand } from './command';
import './package';

const stop = new AbortController();

// The first one finishes what is under way, the second one ends at once: what was acknowledged is kept in either case.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

// A reader such as `head` that has enough ends the command as it would any other.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const { stdout: out, stderr: err, env: environment } = process;
process.exitCode = await runCommand(process.argv.slice(2), { out, err, environment, stop: stop.signal });
