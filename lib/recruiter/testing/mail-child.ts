/**
 * A process that fetches mails until it is killed. It prints a line for each CV that it has kept. Started by the kill test of
 * the mailbox with the data directory, the mailbox and the parser in its environment.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { records } from '../ground/store';
import { startReadingMail } from '../mailbox/worker';
import { startUploadWorker } from '../uploads/worker';
import { memberOfRole } from './store';

const LOOK_MS = 5;

await memberOfRole('owner');
await startUploadWorker();
await startReadingMail();
const db = await records();
const known = new Set<string>();
for (;;) {
  const kept = await db.selectFrom('arrival').select('item_id').execute();
  for (const { item_id } of kept) {
    if (!known.has(item_id)) process.stdout.write(`kept ${item_id}\n`);
    known.add(item_id);
  }
  await pause(LOOK_MS);
}
