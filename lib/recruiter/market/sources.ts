import { z } from 'zod';
import * as clients from '@/lib/clients';
import type { MarketImportData, MarketSourceData } from '@/lib/contracts';
import { done, type Outcome, refused } from '../ground/outcome';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { problemOfFailure } from '../provider/problems';
import { readBody } from '../uploads/read-body';
import { isUnderWay, type MarketImportSummary, type MarketSourceSummary, type RejectedRow } from './types';

/** The sources of the built-in job market; only owners manage them, since everybody's figures rest on them. */

const MAX_FILE_BYTES = 96 * 1024 * 1024;

const HOSTED = refused('conflict', 'The app uses a hosted provider: its job market is filled there.');

/** False when the job market is that of a hosted provider. */
export async function managesMarketSources(): Promise<boolean> {
  return (await clients.connections()).market.builtIn;
}

function summaryOfImport(run: MarketImportData): MarketImportSummary {
  return {
    id: run.id,
    state: run.status,
    rowsRead: run.rowsRead,
    rowsTotal: run.rowsTotal ?? null,
    newPostings: run.newPostings,
    newJobs: run.newJobs,
    endedPostings: run.endedPostings,
    rejected: run.rejected,
    repeated: run.repeated,
    written: run.written,
    undated: run.undated,
    used: run.used ?? {},
    problem: run.problem ?? null,
    startedAt: run.createdAt,
    finishedAt: run.finishedAt ?? null,
  };
}

function summaryOf(source: MarketSourceData): MarketSourceSummary {
  return {
    id: source.id,
    name: source.name,
    from: source.from,
    form: source.form ?? null,
    address: source.address ?? null,
    columns: source.columns ?? [],
    mapping: source.mapping ?? {},
    certainties: source.certainties ?? {},
    filled: source.filled ?? {},
    rows: source.rows ?? null,
    isChosen: source.isChosen ?? false,
    chosenFor: source.chosenFor ?? null,
    sameAs: source.sameAs ?? null,
    everyHours: source.everyHours ?? null,
    lastImport: source.lastImport ? summaryOfImport(source.lastImport) : null,
  };
}

/** All sources, the newest first. Owners only. */
export const listMarketSources = defineUseCase(
  reads('owner'),
  z.void(),
  async (): Promise<Outcome<MarketSourceSummary[]>> => {
    if (!(await managesMarketSources())) return HOSTED;
    const answer = await clients.listMarketSources();
    if (!answer.ok) return problemOfFailure(answer.failure);
    const sources = answer.value.map(summaryOf);
    // Answers given before an import ended are outdated after it.
    if (sources.some(({ lastImport }) => isUnderWay(lastImport))) clients.forgetMarketAnswers();
    return done(sources);
  },
);

const address = z.object({
  address: z.url({ protocol: /^https?$/, error: 'Enter an address that begins with https://.' }).max(2000),
  everyHours: z.number().int().min(1).max(2160).nullable(),
});

/** Adds an address and reads it at once. Owners only. */
export const addMarketAddress = defineUseCase(
  'owner',
  address,
  async (_actor, { address: typed, everyHours }): Promise<Outcome<MarketSourceSummary>> => {
    if (!(await managesMarketSources())) return HOSTED;
    const name = new URL(typed).hostname;
    const answer = await clients.addMarketSource({ name, address: typed, everyHours });
    return answer.ok ? done(summaryOf(answer.value)) : problemOfFailure(answer.failure);
  },
);

/** Fills the market with the sample: employers and postings that do not exist. Owners only. */
export const addMarketSample = defineUseCase(
  'owner',
  z.void(),
  async (): Promise<Outcome<MarketSourceSummary>> => {
    if (!(await managesMarketSources())) return HOSTED;
    const answer = await clients.addMarketSource({ name: 'Sample market', sample: true });
    return answer.ok ? done(summaryOf(answer.value)) : problemOfFailure(answer.failure);
  },
);

const file = z.object({
  name: z.string().trim().min(1, 'The file has no name.').max(200),
  /** The day on which the file was last changed, which tells the year of days without one. */
  modified: z.iso.date().optional().catch(undefined),
  body: z.custom<AsyncIterable<Uint8Array>>(),
});

const NO_POSTINGS =
  'No postings were found in this file. Save it as CSV, JSON, JSON Lines, Parquet or an XML feed, with a row for each posting, and add it again.';

/** Returns the sentence that a service gives for refusing a file, as for a workbook that is too large. */
function reasonOf(message: string): string | undefined {
  return /FileAsBase64: (\p{Lu}.+)$/su.exec(message)?.[1];
}

/** Adds a file; its import waits for `startMarketImport`, so that its columns can be looked at. Owners only. */
export const addMarketFile = defineUseCase(
  'owner',
  file,
  async (_actor, { name, modified, body }): Promise<Outcome<MarketSourceSummary>> => {
    if (!(await managesMarketSources())) return HOSTED;
    const bytes = await readBody(body, MAX_FILE_BYTES);
    if (!bytes.ok) return bytes;
    const fileAsBase64 = Buffer.from(bytes.value).toString('base64');
    const answer = await clients.addMarketSource({ name, fileAsBase64, fileDay: modified });
    // The name was checked: only the form of the file is left to refuse.
    if (!answer.ok && answer.failure.code === 'InvalidParameter')
      return refused('invalid', reasonOf(answer.failure.message) ?? NO_POSTINGS);
    return answer.ok ? done(summaryOf(answer.value)) : problemOfFailure(answer.failure);
  },
);

const start = z.object({ sourceId: recordId, mapping: z.record(z.string(), z.string()).optional() });

/** Reads a source, by another mapping of its columns when one is given. Owners only. */
export const startMarketImport = defineUseCase(
  'owner',
  start,
  async (_actor, { sourceId, mapping }): Promise<Outcome<MarketImportSummary>> => {
    if (!(await managesMarketSources())) return HOSTED;
    const changed = mapping && (await clients.changeMarketSource(sourceId, { mapping }));
    if (changed && !changed.ok) return problemOfFailure(changed.failure);
    const answer = await clients.startMarketImport(sourceId);
    clients.forgetMarketAnswers();
    return answer.ok ? done(summaryOfImport(answer.value)) : problemOfFailure(answer.failure);
  },
);

const removal = z.object({ sourceId: recordId, takeBack: z.boolean() });

/**
 * Removes a source with its file, and with `takeBack` the postings that its imports were the first to bring; returns
 * whether it is removed at once, or once those are. Owners only.
 */
export const removeMarketSource = defineUseCase(
  'owner',
  removal,
  async (_actor, { sourceId, takeBack }): Promise<Outcome<{ isGone: boolean }>> => {
    if (!(await managesMarketSources())) return HOSTED;
    const answer = await clients.removeMarketSource(sourceId, { takeBack });
    clients.forgetMarketAnswers();
    if (!answer.ok) return problemOfFailure(answer.failure);
    return done({ isGone: answer.value.lastImport?.status !== 'undoing' });
  },
);

const importId = z.object({ importId: recordId });

/** Rows of an import that did not become separate postings, with the reasons. Owners only. */
export const rejectedRows = defineUseCase(
  reads('owner'),
  importId,
  async (_actor, input): Promise<Outcome<RejectedRow[]>> => {
    if (!(await managesMarketSources())) return HOSTED;
    const answer = await clients.readMarketImport(input.importId);
    if (!answer.ok) return problemOfFailure(answer.failure);
    const { rejections, repetitions } = answer.value;
    return done([...(rejections ?? []), ...(repetitions ?? [])]);
  },
);

/** Removes the postings of an import. Owners only. */
export const undoMarketImport = defineUseCase(
  'owner',
  importId,
  async (_actor, input): Promise<Outcome<MarketImportSummary>> => {
    if (!(await managesMarketSources())) return HOSTED;
    const answer = await clients.undoMarketImport(input.importId);
    clients.forgetMarketAnswers();
    return answer.ok ? done(summaryOfImport(answer.value)) : problemOfFailure(answer.failure);
  },
);
