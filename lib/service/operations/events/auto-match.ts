import { CANDIDATE_MATCH, JOB_MATCH } from '@/lib/contracts';
import { createQueue, log, type QueuedTask, runUntilShutdown, startWorker } from '@/lib/platform';
import { announce, wakeEventSender } from '../../events';
import { serviceRuntime } from '../../runtime';
import {
  asQueueTables,
  type ChangedDocument,
  findAccount,
  findEventMatching,
  findRevision,
  lockDocument,
  MATCHING_QUEUE,
  notePairs,
  type ServiceRecords,
} from '../../store';
import { findMatches, indexedSource } from '../scoring';

/**
 * Matches new or changed documents in the index of one side with those of the other (matching-ui.md, Events 3). The
 * feed of the search queues a document once the search has it; a pair is announced once in its revisions, by the side
 * that changed last.
 */

const WORKER = 'service:auto-match';
/** Calls of people come first. */
const CONCURRENCY = 1;
const POLL_MS = 500;
/** Matches of one event. */
const MOST_MATCHES = 50;

type Revision = NonNullable<Awaited<ReturnType<typeof findRevision>>>;
type Match = { documentId: string; score: number };

const isSame = (one: string | undefined, other: string) => one?.toLowerCase() === other.toLowerCase();

/** Returns the matching to do for a document in its current version; undefined where the account does not want it. */
async function askedOf(records: ServiceRecords, own: Revision) {
  const { isOn, candidateIndex, jobIndex, leastScore } = await findEventMatching(records, own.accountId);
  if (!isOn || !candidateIndex || !jobIndex) return undefined;
  if (own.type === 'Job')
    return isSame(jobIndex, own.index)
      ? ({ side: 'job', other: candidateIndex, leastScore } as const)
      : undefined;
  return isSame(candidateIndex, own.index)
    ? ({ side: 'candidate', other: jobIndex, leastScore } as const)
    : undefined;
}

async function matchesOf(
  records: ServiceRecords,
  own: Revision,
  { other, leastScore }: { other: string; leastScore: number },
): Promise<Match[]> {
  const account = await findAccount(records, own.accountId);
  if (!account || account.revokedAt) return [];
  const source = await indexedSource(records, account.id, { index: own.index, document: own.documentId });
  if (!source.ok) return [];
  const call = { account, transactionId: '', signal: new AbortController().signal };
  const body = { indexIdsToSearchInto: [other], take: MOST_MATCHES };
  const found = await findMatches({ ...call, body }, source.value);
  if (!found.ok) {
    log().info({ code: found.failure.code, detail: found.failure.message }, 'a document was not matched');
    return [];
  }
  return found.value.matches
    .map(({ documentId, pair }) => ({ documentId, score: pair.sov }))
    .filter(({ score }) => score >= leastScore);
}

/** Announces those matches that were not announced in these revisions; all or nothing. */
async function tell(
  records: ServiceRecords,
  own: Revision,
  { side, other }: { side: 'job' | 'candidate'; other: string },
  matches: readonly Match[],
): Promise<void> {
  const { accountId, index, documentId, revision } = own;
  await records.transaction().execute(async (transaction) => {
    if (!(await lockDocument(transaction, own.indexId, documentId))) return;
    const fresh = await notePairs(transaction, {
      accountId,
      own: { side, index, documentId, revision },
      others: { index: other, documentIds: matches.map((match) => match.documentId) },
    });
    const told = matches.filter((match) => fresh.has(match.documentId));
    if (told.length === 0) return;
    await announce(transaction, {
      accountId,
      type: side === 'job' ? JOB_MATCH : CANDIDATE_MATCH,
      documents: [
        { side, indexId: index, documentId },
        ...told.map((match) => ({
          side: side === 'job' ? ('candidate' as const) : ('job' as const),
          indexId: other,
          ...match,
        })),
      ],
    });
  });
  await wakeEventSender();
}

async function handle({ payload }: QueuedTask<ChangedDocument>) {
  const { records } = await serviceRuntime();
  const own = await findRevision(records, payload.document);
  // A document that changed again has its own task.
  if (!own || own.version !== payload.version) return { done: true as const };
  const asked = await askedOf(records, own);
  if (!asked) return { done: true as const };
  const matches = await matchesOf(records, own, asked);
  const still = await findRevision(records, payload.document);
  if (still?.version === own.version) await tell(records, own, asked, matches);
  return { done: true as const };
}

/** Starts automatic matching, including tasks queued before a restart; once per process. */
export async function startAutoMatching(): Promise<void> {
  const { records } = await serviceRuntime();
  runUntilShutdown(WORKER, () =>
    startWorker<ChangedDocument>({
      queue: createQueue<ChangedDocument>(asQueueTables(records), MATCHING_QUEUE),
      handle,
      concurrency: CONCURRENCY,
      pollMs: POLL_MS,
    }),
  );
}
