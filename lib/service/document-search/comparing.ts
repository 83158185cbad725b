import { log } from '@/lib/platform';
import { documentVersions, type Fingerprint, fingerprints, repeatChanges } from '../store';
import type { FeedSettings } from './telling';

/**
 * Compares the search with the records. While an index is written, the two are never the same; so an index is judged
 * only when nothing is pending for it before and after the look at the search, and has not changed in between.
 */

const COMPARED_AT_ONCE = 5000;

const areSame = (one: Fingerprint | undefined, other: Fingerprint | undefined) =>
  one?.documents === other?.documents && one?.versions === other?.versions;

/** Result of a comparison: indexes that no longer exist, those that differ, and those that cannot be judged yet. */
type Judgement = { gone: number[]; different: number[]; open: number };

async function judge({ records, search }: FeedSettings, judged: ReadonlySet<number>): Promise<Judgement> {
  const before = new Map((await fingerprints(records)).map((each) => [each.indexId, each]));
  const has = new Map((await search.fingerprints()).map((each) => [each.indexId, each]));
  const after = await fingerprints(records);
  const known = new Set([...before.keys(), ...after.map(({ indexId }) => indexId)]);
  const left = after.filter(({ indexId }) => !judged.has(indexId));
  const still = left.filter((each) => {
    const earlier = before.get(each.indexId);
    return earlier && !earlier.isPending && !each.isPending && areSame(earlier, each);
  });
  const empty = (indexId: number) => ({ indexId, documents: 0, versions: 0 });
  return {
    gone: [...has.keys()].filter((indexId) => !known.has(indexId)),
    different: still
      .filter((each) => !areSame(each, has.get(each.indexId) ?? empty(each.indexId)))
      .map(({ indexId }) => indexId),
    open: left.length - still.length,
  };
}

/** Feeds the search again with the documents of an index that differ; the others can still be found. */
async function repeatDifferences({ records, search }: FeedSettings, indexId: number): Promise<number> {
  let repeated = 0;
  for (let after = 0; ; ) {
    const documents = await documentVersions(records, indexId, { after, limit: COMPARED_AT_ONCE });
    const isLast = documents.length < COMPARED_AT_ONCE;
    const upTo = isLast ? Number.MAX_SAFE_INTEGER : (documents.at(-1)?.id ?? after);
    const has = await search.versions(indexId, after, upTo);
    const different = documents.filter(({ id, version }) => has.get(id) !== version);
    for (const { id } of documents) has.delete(id);
    const ids = [...different.map(({ id }) => id), ...has.keys()];
    await repeatChanges(records, indexId, ids);
    repeated += ids.length;
    if (isLast) return repeated;
    after = upTo;
  }
}

/** Brings indexes into step that differ, each once; `judged` keeps those that were looked at. True when all were. */
export async function compareIndexes(settings: FeedSettings, judged: Set<number>): Promise<boolean> {
  const { gone, different, open } = await judge(settings, judged);
  for (const indexId of gone) await settings.search.removeIndex(indexId);
  for (const indexId of different) {
    const documents = await repeatDifferences(settings, indexId);
    log().warn({ index: indexId, documents }, 'the search is told anew of documents');
    judged.add(indexId);
  }
  return open === 0;
}
