import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a separate data directory for a test file, with records on which every migration has run. */
export function newDataDirectory(name: string): string {
  const directory = mkdtempSync(path.join(tmpdir(), `shortlist-${name}-`));
  const migrated = process.env.MIGRATED_RECORDS;
  if (!migrated) throw new Error('the set-up of the tests made no records');
  cpSync(migrated, path.join(directory, 'records'), { recursive: true });
  return directory;
}
