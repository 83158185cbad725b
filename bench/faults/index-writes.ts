/** Documents written into an index twice each during faults: in the end, the index must hold the second version. */
import { setTimeout as pause } from 'node:timers/promises';
import type { AccountApi } from './account-api.ts';
import { cvOf } from './made-up.ts';
import type { Sum } from './sums.ts';

export const FAULTS_INDEX = 'faults';
const DOCUMENTS = 250;
const WRITERS = 2;
const FIRST = 'first-writing';
const SECOND = 'second-writing';
/** Time for the search to follow acknowledged changes. */
const FOLLOWS_WITHIN_MS = 120_000;

export const documentId = (index: number) => `person-${index}`;

/** Makes the index, with one document that is not counted: imports name it. */
export async function beginIndex(api: AccountApi): Promise<void> {
  await api.post(`/v10/index/${FAULTS_INDEX}`, { IndexType: 'Resume' });
  await write(api, 0, FIRST);
}

async function write(api: AccountApi, index: number, tag: string): Promise<void> {
  await api.post(`/v10/index/${FAULTS_INDEX}/resume/${documentId(index)}`, {
    ResumeData: { ResumeMetadata: { PlainText: cvOf(index).text, DocumentLanguage: 'en' } },
    UserDefinedTags: [tag],
  });
}

/** Writes all documents, each a second time after its first writing was acknowledged; gives how many writings were. */
export async function writeDocuments(api: AccountApi): Promise<number> {
  let next = 0;
  let acknowledged = 0;
  const one = async () => {
    while (next < DOCUMENTS) {
      const index = next++;
      for (const tag of [FIRST, SECOND]) {
        await write(api, index, tag);
        acknowledged++;
      }
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, one));
  return acknowledged;
}

async function foundWith(api: AccountApi, tag: string): Promise<number> {
  const FilterCriteria = { UserDefinedTags: [tag] };
  const found = await api.post('/v10/searcher', { IndexIdsToSearchInto: [FAULTS_INDEX], FilterCriteria });
  return (found as { TotalCount?: number }).TotalCount ?? 0;
}

/** Returns the results of the search once it has followed, or when it is late. */
async function foundInTheEnd(api: AccountApi): Promise<{ first: number; second: number }> {
  const until = performance.now() + FOLLOWS_WITHIN_MS;
  for (;;) {
    const found = { first: await foundWith(api, FIRST), second: await foundWith(api, SECOND) };
    if ((found.second === DOCUMENTS && found.first === 0) || performance.now() > until) return found;
    await pause(500);
  }
}

/** Returns each sum of the index with its expected value. */
export async function sumsOfIndex(api: AccountApi, acknowledged: number): Promise<Sum[]> {
  const counted = (await api.get(`/v10/index/${FAULTS_INDEX}/count`)) as { Count?: number };
  let second = 0;
  for (let index = 0; index < DOCUMENTS; index++) {
    const stored = await api.get(`/v10/index/${FAULTS_INDEX}/resume/${documentId(index)}`);
    if (JSON.stringify(stored).includes(SECOND)) second++;
  }
  const found = await foundInTheEnd(api);
  return [
    ['index writes acknowledged', acknowledged, DOCUMENTS * 2],
    ['documents in the index', counted.Count ?? 0, DOCUMENTS],
    ['of them as written last', second, DOCUMENTS],
    ['found as written last', found.second, DOCUMENTS],
    ['found as written before', found.first, 0],
  ];
}
