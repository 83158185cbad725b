/**
 * The calls of published clients a second time, from an empty data folder, while another account parses and searches
 * all the time: what those clients assert holds on a busy service too.
 */
import { afterAll, beforeAll, expect } from 'vitest';
import * as operations from '../../operations';
import { caller } from '../calls';
import { GLOBEX } from '../service';
import { openPublishedClient, type PublishedClient, TEXTS } from './client';
// First: what it sets for the model is read with the first call.
import './parsing.test';
import './indexes.test';
import './matching.test';

/** Fewer than the calls that an account may make at once, so that some are left for a test of it. */
const CALLERS = 2;
const create = caller(operations.createDocumentIndex);
const add = caller(operations.indexResume);
const search = caller(operations.searchDocuments);

const statuses: number[] = [];
let isOver = false;
let others: Promise<void>[] = [];
let client: PublishedClient;

async function keepAsking(number: number) {
  const index = `load-${number}`;
  await create({ index }, { IndexType: 'Resume' }, GLOBEX);
  while (!isOver) {
    const { status, value } = await client.parseResume(TEXTS.resume, {}, GLOBEX);
    const added = await add({ index, document: '1' }, { ResumeData: value?.ResumeData }, GLOBEX);
    const criteria = { IndexIdsToSearchInto: [index], FilterCriteria: { SearchExpression: 'VB6' } };
    const found = await search({}, criteria, GLOBEX);
    statuses.push(status, added.status, found.status);
  }
}

beforeAll(async () => {
  client = await openPublishedClient();
  others = Array.from({ length: CALLERS }, (_, number) => keepAsking(number));
}, 60_000);

afterAll(async () => {
  isOver = true;
  await Promise.all(others);
  await client.close();
  expect(new Set(statuses)).toEqual(new Set([200]));
  // Each caller came round at least once: parsed, wrote and searched.
  expect(statuses.length).toBeGreaterThanOrEqual(3 * CALLERS);
}, 60_000);
