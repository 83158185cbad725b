import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { config } from '@/lib/config';
import { filesWith } from '@/lib/platform/testing/files-with';
import { createDocumentIndex, deleteIndexedDocument, indexResume } from '../operations/indexing';
import { serviceRuntime } from '../runtime';
import { addDelivery } from '../store';
import { caller } from '../testing/calls';
import { stopService } from '../testing/service';
import { documentSearch } from '.';

const create = caller(createDocumentIndex);
const add = caller(indexResume);
const remove = caller(deleteIndexedDocument);

afterAll(stopService);

const about = (title: string, more: string) => ({
  ResumeData: {
    EmploymentHistory: { Positions: [{ Id: 'POS-1', JobTitle: { Raw: title } }] },
    ResumeMetadata: { PlainText: `${title} ${more}`, DocumentLastModified: '2026-05-01' },
  },
});

const TRACES = ['Zymurgist', 'zymurgyplant', 'quillontag', 'quillon-id', 'quillon-message'];

/** Notes a message that a hook sent about a document, in clear text so that the test can look for it in the files. */
async function noteSent(documentId: string): Promise<void> {
  const { records } = await serviceRuntime();
  const { account_id: accountId } = await records
    .selectFrom('document_index')
    .select('account_id')
    .where('name', '=', 'people')
    .executeTakeFirstOrThrow();
  const delivery = { id: randomUUID(), accountId, origin: 'test', content: 'quillon-message' };
  await addDelivery(records, delivery, [{ indexId: 'people', documentId }]);
}

it('leaves nothing of a deleted document in the data directory, and keeps the others', {
  timeout: 150_000,
}, async () => {
  await create({ index: 'people' }, { IndexType: 'Resume' });
  await add({ index: 'people', document: 'kept' }, about('Joiner', 'joinerworks'));
  await add({ index: 'people', document: 'quillon-id' }, about('Zymurgist', 'zymurgyplant'));
  const changed = { ...about('Zymurgist', 'zymurgyplant again'), UserDefinedTags: ['quillontag'] };
  await add({ index: 'people', document: 'quillon-id' }, changed);
  await noteSent('quillon-id');
  await documentSearch();
  expect(await filesWith(TRACES, config().DATA_DIR)).not.toEqual([]);
  await remove({ index: 'people', document: 'quillon-id' });
  await expect
    .poll(() => filesWith(TRACES, config().DATA_DIR), { timeout: 120_000, interval: 2000 })
    .toEqual([]);
  expect(await filesWith(['Joiner'], config().DATA_DIR)).not.toEqual([]);
  const search = await documentSearch();
  const { records } = await serviceRuntime();
  const [index] = await records.selectFrom('document_index').select('id').execute();
  const scope = { indexIds: [index?.id ?? 0], condition: { sql: 'true', parameters: {} } };
  expect((await search.search(scope, { take: 5, skip: 0 })).total).toBe(1);
});
