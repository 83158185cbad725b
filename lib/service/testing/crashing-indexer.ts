/**
 * A process of its own for tests of indexes: adds documents to an index of the data directory that the environment names,
 * says after each batch how many were acknowledged, and goes on until it is killed.
 */
import { wakeSearchFeed } from '../document-search';
import { serviceRuntime } from '../runtime';
import { createIndex, putDocuments } from '../store';

const BATCH = 50;

const { records } = await serviceRuntime();
const index = await createIndex(records, { accountId: 'acme', name: 'crash', type: 'Resume' });
const document = (at: number) => ({
  documentId: `d-${at}`,
  document: JSON.stringify({ ResumeMetadata: { PlainText: `number${at} of all` } }),
  tags: ['of-crash'],
});

for (let from = 0; from < 10_000; from += BATCH) {
  const batch = Array.from({ length: BATCH }, (_, at) => document(from + at));
  await putDocuments(records, index?.id ?? 0, batch);
  wakeSearchFeed();
  process.stdout.write(`${from + BATCH}\n`);
}
setInterval(() => undefined, 1000);
