/**
 * Writes and searches between each other during faults: a search finds every write that was acknowledged before it, or says
 * that some are missing. Each document is written twice, and its second version replaces the first.
 */
import type { AccountApi } from './account-api.ts';
import { cvOf } from './made-up.ts';
import type { Sum } from './sums.ts';

const INDEX = 'between';
export const DOCUMENTS = 5000;
const WRITERS = 4;
const SEARCHERS = 2;
const ANY = 'any-writing';
const FIRST = 'first-writing';
const SECOND = 'second-writing';

type Progress = { sent: number; acknowledged: string[] };
type Told = {
  searches: number;
  saidMissing: number;
  tooFew: number;
  tooMany: number;
  lost: number;
  stale: number;
};
type Answer = { info: string; total: number };

const idOf = (number: number) => `person-${number}`;

/** Makes the index that the writes go to. */
async function begin(api: AccountApi): Promise<void> {
  await api.post(`/v10/index/${INDEX}`, { IndexType: 'Resume' });
}

async function write(api: AccountApi, number: number, tag: string): Promise<void> {
  await api.post(`/v10/index/${INDEX}/resume/${idOf(number)}`, {
    ResumeData: { ResumeMetadata: { PlainText: cvOf(number).text, DocumentLanguage: 'en' } },
    UserDefinedTags: [ANY, tag],
  });
}

async function found(api: AccountApi, tag: string, id?: string): Promise<Answer> {
  const { info, value } = await api.answer('/v10/searcher', {
    IndexIdsToSearchInto: [INDEX],
    FilterCriteria: { UserDefinedTags: [tag], ...(id && { DocumentIds: [id] }) },
  });
  return { info, total: (value as { TotalCount?: number }).TotalCount ?? 0 };
}

const isWhole = ({ info }: Answer) => info === 'Successful transaction';

/** Compares one look at the index with what was acknowledged before it and sent until after it. */
async function look(api: AccountApi, of: Record<'first' | 'second', Progress>, told: Told): Promise<void> {
  const before = { any: of.first.acknowledged.length, second: of.second.acknowledged.length };
  const last = of.second.acknowledged.at(-1);
  const any = await found(api, ANY);
  const second = await found(api, SECOND);
  const one = last === undefined ? undefined : await found(api, SECOND, last);
  const old = last === undefined ? undefined : await found(api, FIRST, last);
  const answers = [any, second, one, old].filter((answer) => answer !== undefined);
  told.searches += answers.length;
  told.saidMissing += answers.filter((answer) => !isWhole(answer)).length;
  if (isWhole(any) && any.total < before.any) told.tooFew++;
  if (isWhole(second) && second.total < before.second) told.tooFew++;
  if (any.total > of.first.sent) told.tooMany++;
  if (second.total > of.second.sent) told.tooMany++;
  if (one && isWhole(one) && one.total !== 1) told.lost++;
  if (old && isWhole(old) && old.total !== 0) told.stale++;
}

async function writeAll(
  api: AccountApi,
  of: Record<'first' | 'second', Progress>,
  documents: number,
): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < documents) {
      const number = next++;
      for (const [progress, tag] of [
        [of.first, FIRST],
        [of.second, SECOND],
      ] as const) {
        progress.sent++;
        await write(api, number, tag);
        progress.acknowledged.push(idOf(number));
      }
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, one));
}

/**
 * Writes so many documents twice, and searches; returns a check for when all is done. `acknowledged` gets the id of each
 * acknowledged second writing.
 */
export async function writeAndSearch(
  api: AccountApi,
  acknowledged: string[],
  documents: number,
): Promise<() => Promise<Sum[]>> {
  await begin(api);
  const of = { first: { sent: 0, acknowledged: [] as string[] }, second: { sent: 0, acknowledged } };
  const told: Told = { searches: 0, saidMissing: 0, tooFew: 0, tooMany: 0, lost: 0, stale: 0 };
  let isWriting = true;
  const search = async () => {
    while (isWriting) await look(api, of, told);
  };
  const searching = Array.from({ length: SEARCHERS }, search);
  await writeAll(api, of, documents).finally(() => {
    isWriting = false;
  });
  await Promise.all(searching);
  console.log(`${told.searches} searches, of which ${told.saidMissing} said that changes are missing`);
  return async () => [
    ['writes acknowledged', of.first.acknowledged.length + of.second.acknowledged.length, 2 * documents],
    ['counts below what was acknowledged', told.tooFew, 0],
    ['counts above what was sent', told.tooMany, 0],
    ['acknowledged documents not found', told.lost, 0],
    ['replaced documents found', told.stale, 0],
    ['documents found in the end', (await found(api, ANY)).total, documents],
    ['of them as written last', (await found(api, SECOND)).total, documents],
    ['and as written before', (await found(api, FIRST)).total, 0],
  ];
}
