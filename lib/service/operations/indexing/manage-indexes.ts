import {
  CALLS,
  CreateIndexRequest,
  INDEX_TYPES,
  IndexCount,
  type IndexData,
  IndexList,
  NoValue,
} from '@/lib/contracts';
import { fail, succeed } from '@/lib/engine/kernel';
import { wakeSearchFeed } from '../../document-search';
import { serviceRuntime } from '../../runtime';
import {
  countDocuments,
  createIndex,
  type DocumentIndex,
  dropIndex,
  forgetDeliveriesOf,
  forgetEventsOf,
  listIndexes,
} from '../../store';
import { defineOperation } from '../operation';
import { indexOfPath, NO_INDEX } from './ids';

const MAX_BODY_BYTES = 16 * 1024;

const indexData = ({ accountId, name, type }: DocumentIndex): IndexData => ({
  ownerId: accountId,
  name,
  indexType: type,
});

/** POST /v10/index/{i} (wire-facts 1.3). */
export const createDocumentIndex = defineOperation({
  call: CALLS.createIndex,
  name: 'createIndex',
  body: { schema: CreateIndexRequest, maxBytes: () => MAX_BODY_BYTES },
  value: NoValue,
  run: async ({ account, parameters, body }) => {
    const type = INDEX_TYPES.find((each) => each.toLowerCase() === body.indexType.toLowerCase());
    if (!type) return fail({ code: 'InvalidParameter', message: 'IndexType must be Resume or Job.' });
    const { records } = await serviceRuntime();
    const made = await createIndex(records, { accountId: account.id, name: parameters.index, type });
    return made
      ? succeed({})
      : fail({ code: 'DuplicateAsset', message: 'There is an index of that id already.' });
  },
});

/** GET /v10/index: the indexes of the account. */
export const listDocumentIndexes = defineOperation({
  call: CALLS.listIndexes,
  name: 'listIndexes',
  value: IndexList,
  run: async ({ account }) => {
    const { records } = await serviceRuntime();
    return succeed({ value: (await listIndexes(records, account.id)).map(indexData) });
  },
});

/** GET /v10/index/{i}/count. */
export const countIndexedDocuments = defineOperation({
  call: CALLS.countDocuments,
  name: 'countDocuments',
  value: IndexCount,
  run: async ({ account, parameters }) => {
    const { records } = await serviceRuntime();
    const index = await indexOfPath(records, account.id, parameters);
    return index.ok ? succeed({ value: { count: await countDocuments(records, index.value.id) } }) : index;
  },
});

/** DELETE /v10/index/{i}: the index with all of its documents. */
export const deleteDocumentIndex = defineOperation({
  call: CALLS.deleteIndex,
  name: 'deleteIndex',
  value: NoValue,
  run: async ({ account, parameters }) => {
    const { records } = await serviceRuntime();
    const index = await indexOfPath(records, account.id, parameters);
    if (!index.ok) return index;
    await forgetDeliveriesOf(records, account.id, index.value.name);
    const dropped = await records.transaction().execute(async (transaction) => {
      const isGone = await dropIndex(transaction, index.value.id);
      await forgetEventsOf(transaction, account.id, index.value.name);
      return isGone;
    });
    wakeSearchFeed();
    return dropped ? succeed({}) : fail(NO_INDEX);
  },
});
