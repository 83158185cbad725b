import { shutdown } from '@/lib/platform';
import type { Manifest } from './manifest';

/** Says how much is in a backup. */
export function totals({ records, files }: Manifest): string {
  const tables = Object.values(records).flatMap(({ tables: all }) => Object.values(all));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const count = files.service + files.recruiter;
  return `${rows.toLocaleString('en')} rows of ${tables.length} tables and ${count.toLocaleString('en')} files`;
}

/** Runs a command that answers lines; what goes wrong is one line of standard error, and ends with 1. */
export async function runCommand(
  run: (args: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  try {
    for (const line of await run(process.argv.slice(2))) process.stdout.write(`${line}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await shutdown();
  }
}
