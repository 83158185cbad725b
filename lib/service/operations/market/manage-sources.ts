import {
  AddMarketSourceRequest,
  CALLS,
  ChangeMarketSourceRequest,
  type DecodedOf,
  MarketImport,
  type MarketImportData,
  MarketSource,
  type MarketSourceData,
  MarketSourceList,
  RemoveMarketSourceRequest,
} from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import type { ColumnMapping } from '@/lib/engine/postings';
import { fileStore } from '@/lib/platform';
import * as imports from '../../market-import';
import { serviceRuntime } from '../../runtime';
import { defineOperation } from '../operation';
import type { OperationFailure, Outcome } from '../outcome';
import { NO_SOURCE, readMapping } from './source-request';

/** A file in the app; a larger one is imported by command. */
const MAX_FILE_BYTES = 96 * 1024 * 1024;
const MAX_BODY_BYTES = Math.ceil((MAX_FILE_BYTES * 4) / 3) + 64 * 1024;
const MAX_CHANGE_BYTES = 64 * 1024;
const SAMPLE_POSTINGS = 60_000;

const UNDER_WAY: OperationFailure = {
  code: 'ConstraintError',
  message: 'An import of this source is under way.',
};

function importFacts(run: imports.MarketImport): MarketImportData {
  return {
    id: run.id,
    sourceId: run.source_id,
    status: run.status,
    rowsRead: run.rows_read,
    rowsTotal: run.rows_total,
    written: run.written,
    newPostings: run.new_postings,
    newJobs: run.new_jobs,
    endedPostings: run.ended_postings,
    rejected: run.rejected,
    repeated: run.repeated,
    undated: run.undated,
    used: run.used,
    problem: run.problem,
    createdAt: run.created_at.toISOString(),
    finishedAt: run.finished_at?.toISOString() ?? null,
  };
}

async function sourceFacts({ id, name, origin, ...source }: imports.MarketSource): Promise<MarketSourceData> {
  const { records } = await serviceRuntime();
  const [last] = await imports.importsOf(records, id);
  return {
    id,
    name,
    from: origin.at,
    ...(origin.at === 'file'
      ? {
          form: origin.kind,
          columns: origin.columns,
          mapping: { ...origin.mapping },
          certainties: { ...origin.certainties },
          ...(origin.filled ? { filled: { ...origin.filled }, rows: origin.rows ?? null } : {}),
          isChosen: origin.isChosen ?? false,
          chosenFor: origin.chosenFor ?? null,
          sameAs: origin.sameAs ?? null,
        }
      : {}),
    ...(origin.at === 'address' ? { address: origin.address } : {}),
    everyHours: source.everyHours,
    createdAt: source.createdAt.toISOString(),
    lastImport: last ? importFacts(last) : null,
  };
}

/** GET /service/market/sources */
export const listMarketSources = defineOperation({
  call: CALLS.listMarketSources,
  name: 'listMarketSources',
  value: MarketSourceList,
  run: async () => {
    const { records } = await serviceRuntime();
    const sources = await imports.listSources(records);
    return succeed({ value: await Promise.all(sources.map(sourceFacts)) });
  },
});

async function keepFile(base64: string): Promise<imports.KeptContent> {
  const bytes = async function* () {
    yield Buffer.from(base64, 'base64');
  };
  return imports.keepContent(bytes(), fileStore('service'), MAX_FILE_BYTES);
}

/** Returns why a file cannot be read, where that is known. */
function reasonOf(error: unknown): { reason: string } | undefined {
  return error instanceof imports.SourceUnreadable ? { reason: error.message } : undefined;
}

async function originOfFile(
  base64: string,
  madeOn: string | undefined,
): Promise<Result<imports.SourceOrigin, OperationFailure>> {
  const files = fileStore('service');
  const content = await keepFile(base64);
  const known = await imports.recognise(content, files).catch((error: unknown) => reasonOf(error));
  if (!known || 'reason' in known) {
    const reason = known?.reason ?? 'this file is of no form that holds postings.';
    return fail({ code: 'InvalidParameter', message: `FileAsBase64: ${reason}` });
  }
  const { records } = await serviceRuntime();
  return succeed(await imports.likeEarlier(records, { at: 'file', content, ...known, madeOn }));
}

async function originOf(
  request: DecodedOf<typeof AddMarketSourceRequest>,
): Promise<Result<imports.SourceOrigin, OperationFailure>> {
  const { address, fileAsBase64, sample } = request;
  const given = [address, fileAsBase64, sample || undefined].filter(
    (each) => each !== undefined && each !== null,
  );
  if (given.length !== 1) {
    const message = 'Give one of Address, FileAsBase64 and Sample.';
    return fail({ code: given.length === 0 ? 'MissingParameter' : 'InvalidParameter', message });
  }
  if (fileAsBase64) return originOfFile(fileAsBase64, request.fileDay ?? undefined);
  if (address) return succeed({ at: 'address', address });
  return succeed({ at: 'sample', postings: SAMPLE_POSTINGS, until: new Date().toISOString().slice(0, 10) });
}

/** POST /service/market/sources */
export const addMarketSource = defineOperation({
  call: CALLS.addMarketSource,
  name: 'addMarketSource',
  body: { schema: AddMarketSourceRequest, maxBytes: () => MAX_BODY_BYTES },
  value: MarketSource,
  run: async ({ body }): Promise<Outcome<MarketSourceData>> => {
    const { records } = await serviceRuntime();
    const origin = await originOf(body);
    if (!origin.ok) return origin;
    const schedule = { everyHours: origin.value.at === 'address' ? (body.everyHours ?? null) : null };
    const source = await imports.addSource(records, { name: body.name, origin: origin.value, ...schedule });
    if (origin.value.at !== 'file') await imports.startImport(source.id);
    // Somebody may have removed the last source with the same file since it was kept; from here on this one has it.
    if (body.fileAsBase64) await keepFile(body.fileAsBase64);
    return succeed({ value: await sourceFacts(source) });
  },
});

type FileOrigin = Extract<imports.SourceOrigin, { at: 'file' }>;

/**
 * Applies a mapping that somebody chose; roles of columns that were recognised by their values stay where nobody
 * changed them.
 */
function withMapping(origin: FileOrigin, mapping: ColumnMapping): FileOrigin {
  const targets = new Set([...Object.keys(mapping), ...Object.keys(origin.mapping)]) as Set<
    keyof ColumnMapping
  >;
  const kept = (target: keyof ColumnMapping) => mapping[target] === origin.mapping[target];
  const certainties = Object.entries(origin.certainties ?? {}).filter(([target]) =>
    kept(target as keyof ColumnMapping),
  );
  const isChosen = origin.isChosen || ![...targets].every(kept);
  return {
    ...origin,
    mapping,
    certainties: Object.fromEntries(certainties),
    ...(isChosen ? { isChosen } : {}),
  };
}

/** PATCH /service/market/sources/{id} */
export const changeMarketSource = defineOperation({
  call: CALLS.changeMarketSource,
  name: 'changeMarketSource',
  body: { schema: ChangeMarketSourceRequest, maxBytes: () => MAX_CHANGE_BYTES },
  value: MarketSource,
  run: async ({ body, parameters }): Promise<Outcome<MarketSourceData>> => {
    const { records } = await serviceRuntime();
    const source = await imports.findSource(records, parameters.id);
    if (!source) return fail(NO_SOURCE);
    const mapping = body.mapping ? await readMapping(body.mapping) : undefined;
    if (mapping && !mapping.ok) return mapping;
    const origin =
      mapping && source.origin.at === 'file' ? withMapping(source.origin, mapping.value) : source.origin;
    const everyHours = body.everyHours === undefined ? source.everyHours : body.everyHours || null;
    const changed = await imports.changeSource(records, source.id, { origin, everyHours });
    return changed ? succeed({ value: await sourceFacts(changed) }) : fail(NO_SOURCE);
  },
});

/** DELETE /service/market/sources/{id} */
export const removeMarketSource = defineOperation({
  call: CALLS.removeMarketSource,
  name: 'removeMarketSource',
  body: { schema: RemoveMarketSourceRequest, maxBytes: () => MAX_CHANGE_BYTES },
  value: MarketSource,
  run: async ({ body, parameters }): Promise<Outcome<MarketSourceData>> => {
    const { records } = await serviceRuntime();
    const source = await imports.findSource(records, parameters.id);
    if (!source) return fail(NO_SOURCE);
    const value = await sourceFacts(source);
    const how = { takesBack: body.takeBack ?? false };
    const removal = await imports.removeSource(records, fileStore('service'), source.id, how);
    if (removal === 'missing') return fail(NO_SOURCE);
    if (removal === 'under way') return fail(UNDER_WAY);
    return succeed({ value: removal === 'begun' ? await sourceFacts(source) : value });
  },
});

/** POST /service/market/sources/{id}/imports */
export const startMarketImport = defineOperation({
  call: CALLS.startMarketImport,
  name: 'startMarketImport',
  value: MarketImport,
  run: async ({ parameters }): Promise<Outcome<MarketImportData>> => {
    const { records } = await serviceRuntime();
    const source = await imports.findSource(records, parameters.id);
    if (!source) return fail(NO_SOURCE);
    const [last] = await imports.importsOf(records, source.id);
    if (last && ['waiting', 'running', 'undoing'].includes(last.status)) {
      return fail(UNDER_WAY);
    }
    const run = await imports.findImport(records, await imports.startImport(source.id));
    return run ? succeed({ value: importFacts(run) }) : fail(NO_SOURCE);
  },
});

/** GET /service/market/imports/{id} */
export const readMarketImport = defineOperation({
  call: CALLS.readMarketImport,
  name: 'readMarketImport',
  value: MarketImport,
  run: async ({ parameters }): Promise<Outcome<MarketImportData>> => {
    const { records } = await serviceRuntime();
    const run = await imports.findImport(records, parameters.id);
    if (!run) return fail(NO_SOURCE);
    const rejections = await imports.leftRowsOf(records, run.id, 'rejected');
    const repetitions = await imports.leftRowsOf(records, run.id, 'repeated');
    return succeed({ value: { ...importFacts(run), rejections, repetitions } });
  },
});

/** POST /service/market/imports/{id}/undo */
export const undoMarketImport = defineOperation({
  call: CALLS.undoMarketImport,
  name: 'undoMarketImport',
  value: MarketImport,
  run: async ({ parameters }): Promise<Outcome<MarketImportData>> => {
    const { records } = await serviceRuntime();
    const id = parameters.id;
    const begun = await imports.beginUndo(records, id);
    const run = await imports.findImport(records, id);
    if (!run) return fail(NO_SOURCE);
    if (!begun) {
      return fail({
        code: 'ConstraintError',
        message: `An import that is ${run.status} cannot be taken back.`,
      });
    }
    return succeed({ value: importFacts(run) });
  },
});
