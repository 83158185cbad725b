/**
 * Brings a backup back into empty stores, by the variables that the server will have: `npm run restore -- FOLDER`. They
 * may be on other engines than those that it was made of. Every table is compared with the backup by its count and hash.
 *
 * In an image it is `node dist/commands/restore.mjs FOLDER`.
 */
import path from 'node:path';
import { runCommand, totals } from './backup/command';
import { restoreBackup } from './backup/restore';

await runCommand(async ([name]) => {
  if (!name) throw new Error('Name the folder of a backup: npm run restore -- FOLDER');
  const folder = path.resolve(name);
  const manifest = await restoreBackup(folder);
  return [`${totals(manifest)} are back, as they were on ${manifest.madeAt}.`, ...manifest.leftOut];
});
