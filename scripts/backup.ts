/**
 * Keeps everything of this installation in a folder, or looks whether a folder that was kept is whole.
 *
 *   npm run backup -- FOLDER           by the variables that the server has (DATA_DIR, DATABASE_URL, S3_…)
 *   npm run backup -- --check FOLDER   reads every file of a backup and compares its hash
 *
 * With PostgreSQL the server may run meanwhile; embedded records have one owner, so it must be stopped. In an image it
 * is `node dist/commands/backup.mjs`, with the same arguments.
 */
import path from 'node:path';
import { version } from '../package.json';
import { runCommand, totals } from './backup/command';
import { makeBackup } from './backup/keep';
import { checkBackup } from './backup/restore';

await runCommand(async (args) => {
  const isCheck = args[0] === '--check';
  const [name] = isCheck ? args.slice(1) : args;
  if (!name) throw new Error('Name a folder: npm run backup -- FOLDER');
  const folder = path.resolve(name);
  if (isCheck) return [`${folder} is whole: ${totals((await checkBackup(folder)).manifest)}.`];
  const manifest = await makeBackup(folder, version);
  const warning = `${folder} holds personal data and secrets: keep it private, and no longer than you promise.`;
  return [`${folder}: ${totals(manifest)}.`, ...manifest.leftOut, warning];
});
