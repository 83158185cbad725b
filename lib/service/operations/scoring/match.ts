import { setImmediate } from 'node:timers/promises';
import {
  CALLS,
  decode,
  JobData,
  MatchByIdRequest,
  MatchJobRequest,
  type MatchRequestData,
  MatchResumeRequest,
  MatchValue,
  type MatchValueData,
  ResumeData,
} from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import {
  type DescribedProfile,
  isBare,
  type PairScore,
  type Profile,
  type ScoreOptions,
  type Side,
  scorePairFrom,
  sideOf,
} from '@/lib/engine/matcher';
import { type DocumentSearch, documentSearch, type SearchScope } from '../../document-search';
import { closenessOf, vectorsOf, vectorsOfIndexed } from '../../embeddings';
import {
  type Described,
  describeJob,
  describeRedacted,
  describeResume,
  openStored,
  wordingOf,
} from '../../profiles';
import { serviceRuntime } from '../../runtime';
import { findDocument, type ServiceRecords } from '../../store';
import { maxBodyBytes } from '../body-size';
import { type DocumentOfPath, documentOfPath, NO_DOCUMENT } from '../indexing/ids';
import { defineOperation } from '../operation';
import type { Call, OperationFailure, Outcome } from '../outcome';
import { readScope, tellMissing } from '../search/scope';
import { likelyDocuments } from './likely';
import { scoredItem } from './present';
import { readOptions, withData } from './read-request';
import { answeredWeights, namesFor } from './weights';

/**
 * Matches a source with the documents of indexes (wire-facts 2.1, 2.4): the column engine finds likely ones, and each
 * of them is scored exactly, as in bimetric scoring.
 */

const DEFAULT_TAKE = 10;
const MAX_TAKE = 100;
/** Scored in one go, before other calls come in between. */
const AT_ONCE = 500;

type FoundDocument = Awaited<ReturnType<DocumentSearch['search']>>['found'][number];
type Matched = FoundDocument & { trade: number; profile: Profile; pair: PairScore };
export type Source = {
  member: string;
  described: Described;
  /** The indexed document that is the source, where it is left out of its own matches. */
  own?: { indexId: number; documentId: string };
};

function readTake({ take }: MatchRequestData): Result<number, OperationFailure> {
  if ((take ?? 0) < 0 || (take ?? 0) > MAX_TAKE)
    return fail({ code: 'InvalidParameter', message: `Take must lie between 0 and ${MAX_TAKE}.` });
  return succeed(take || DEFAULT_TAKE);
}

/** Returns the lowest of the best scores so far, once there are enough of them: a lower one is not among the best. */
function lowestOfBest(count: number) {
  const best: number[] = [];
  return {
    lowest: () => (best.length < count ? 0 : (best[0] as number)),
    add: (score: number) => {
      let at = best.length;
      while (at > 0 && (best[at - 1] as number) > score) at--;
      best.splice(at, 0, score);
      if (best.length > count) best.shift();
    },
  };
}

/** Returns the best of the likely documents, and how many there are; those with nothing to compare do not count. */
async function bestOf(
  documents: DocumentSearch,
  { scope, side, options, take }: { scope: SearchScope; side: Side; options: ScoreOptions; take: number },
  { described: { text }, own }: Source,
  signal: AbortSignal,
): Promise<{ best: Matched[]; total: number }> {
  const ownVector = (await vectorsOf([text], signal)).get(text);
  const { likely, total } = await likelyDocuments(documents, scope, side, {
    withMeaning: ownVector !== undefined,
  });
  const profiles = await documents.profiles(likely, scope.indexIds);
  const vectors = ownVector ? await vectorsOfIndexed([...profiles.keys()]) : new Map();
  const scored: Matched[] = [];
  const bounds = lowestOfBest(take);
  let count = 0;
  // The likeliest first: the sooner high scores are known, the fewer pairs are scored both ways.
  for (const { id, trade } of likely) {
    if (++count % AT_ONCE === 0) await setImmediate();
    const found = profiles.get(id);
    if (!found || (found.indexId === own?.indexId && found.documentId === own.documentId)) continue;
    const profile = openStored(found.profile);
    if (!profile || isBare(profile)) continue;
    const closeness = closenessOf(ownVector, vectors.get(found.id));
    const pair = scorePairFrom(bounds.lowest(), side, profile, options, closeness);
    if (!pair) continue;
    bounds.add(pair.sov);
    scored.push({ ...found, trade, profile, pair });
  }
  scored.sort(
    (one, other) =>
      other.pair.sov - one.pair.sov ||
      one.indexId - other.indexId ||
      (one.documentId < other.documentId ? -1 : 1),
  );
  return { best: scored.slice(0, take), total };
}

/** A matched document with its explanation. */
export type Match = { documentId: string; indexId: string; target: DescribedProfile; pair: PairScore };

/** The best documents of a match, the highest score first, and how many there are within its filters. */
export type Matches = {
  source: DescribedProfile;
  side: Side;
  matches: Match[];
  total: number;
  /** Number of acknowledged changes that the search did not know (`ReadScope`). */
  missing: number;
};

/** Adds the words behind the comparison to the best; deleted ones are left out. */
async function withWords(
  documents: DocumentSearch,
  best: readonly Matched[],
  names: ReadonlyMap<number, string>,
): Promise<Match[]> {
  const wordings = await documents.wordings(best, [...names.keys()]);
  return best.flatMap(({ id, indexId, documentId, profile, pair }) => {
    const wording = wordings.get(id);
    if (wording === undefined) return [];
    const target = { profile, wording: wordingOf(wording) };
    return [{ documentId, indexId: names.get(indexId) ?? '', target, pair }];
  });
}

/** Matches a source with the documents that the request means. */
export async function findMatches(
  call: Call & { body: MatchRequestData },
  matched: Source,
): Promise<Result<Matches, OperationFailure>> {
  const { body } = call;
  const { member, described } = matched;
  const options = readOptions(body);
  if (!options.ok) return options;
  const take = readTake(body);
  if (!take.ok) return take;
  const source = withData(described, member);
  if (!source.ok) return source;
  const documents = await documentSearch();
  const read = await readScope(call, documents, { catchesUp: true });
  if (!read.ok) return read;
  const { scope, indexes, missing } = read.value;
  const side = sideOf(described.profile, options.value);
  const asked = { scope, side, options: options.value, take: take.value };
  const { best, total } = await bestOf(documents, asked, matched, call.signal);
  const names = new Map(indexes.map(({ id, name }) => [id, name]));
  const matches = await withWords(documents, best, names);
  return succeed({ source: described, side, matches, total, missing });
}

async function match(
  call: Call & { body: MatchRequestData },
  source: Source,
): Promise<Outcome<MatchValueData>> {
  const startedAt = performance.now();
  const found = await findMatches(call, source);
  if (!found.ok) return found;
  const { side, matches, total, missing } = found.value;
  const nameOf = namesFor(call.body);
  return succeed({
    value: {
      matches: matches.map(({ documentId, indexId, target, pair }) => ({
        ...scoredItem(documentId, { source: source.described, target }, pair, nameOf),
        indexId,
      })),
      currentCount: matches.length,
      totalCount: total,
      elapsedMilliseconds: Math.round(performance.now() - startedAt),
      ...answeredWeights(side),
    },
    ...tellMissing(missing),
    charges: ['match'],
  });
}

/** POST /v10/matcher/resume. */
export const matchResume = defineOperation({
  call: CALLS.matchResume,
  name: 'matchResume',
  leastCharges: ['match'],
  body: { schema: MatchResumeRequest, maxBytes: maxBodyBytes },
  value: MatchValue,
  run: (call) => match(call, { member: 'ResumeData', described: describeResume(call.body.resumeData) }),
});

/** POST /v10/matcher/joborder. */
export const matchJob = defineOperation({
  call: CALLS.matchJob,
  name: 'matchJob',
  leastCharges: ['match'],
  body: { schema: MatchJobRequest, maxBytes: maxBodyBytes },
  value: MatchValue,
  run: (call) => match(call, { member: 'JobData', described: describeJob(call.body.jobData) }),
});

type Stored<Schema> = Schema extends typeof JobData | typeof ResumeData
  ? Parameters<typeof decode<Schema>>[1]
  : never;

/** Returns the profile that a document of an index is matched by. */
export async function indexedSource(
  records: ServiceRecords,
  accountId: string,
  parameters: DocumentOfPath,
): Promise<Result<Source, OperationFailure>> {
  const place = await documentOfPath(records, accountId, parameters);
  if (!place.ok) return place;
  const { index, documentId } = place.value;
  const found = await findDocument(records, index.id, documentId);
  if (!found) return fail(NO_DOCUMENT);
  const parsed: unknown = JSON.parse(found.document);
  const described =
    index.type === 'Job'
      ? describeJob(decode(JobData, parsed as Stored<typeof JobData>))
      : describeRedacted(decode(ResumeData, parsed as Stored<typeof ResumeData>));
  return succeed({ member: 'The document', described, own: { indexId: index.id, documentId } });
}

async function matchIndexed(
  call: Call & { body: MatchRequestData; parameters: DocumentOfPath },
): Promise<Outcome<MatchValueData>> {
  const { records } = await serviceRuntime();
  const source = await indexedSource(records, call.account.id, call.parameters);
  if (!source.ok) return source;
  const { member, described } = source.value;
  return match(call, { member, described });
}

/**
 * POST /v10/matcher/indexes/{i}/documents/{d}: as the document of an index. Where that index is searched, the document is
 * among its own matches, as the tests of existing clients ask; the pages of the matching UI leave it out.
 */
export const matchIndexedDocument = defineOperation({
  call: CALLS.matchIndexedDocument,
  name: 'matchIndexedDocument',
  leastCharges: ['match'],
  body: { schema: MatchByIdRequest, maxBytes: maxBodyBytes },
  value: MatchValue,
  run: matchIndexed,
});
