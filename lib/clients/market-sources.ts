import {
  AddMarketSourceRequest,
  CALLS,
  ChangeMarketSourceRequest,
  callAt,
  type DecodedOf,
  encode,
  type MarketExampleData,
  MarketExamplesRequest,
  MarketExamplesResponse,
  type MarketImportData,
  MarketImportResponse,
  type MarketSourceData,
  MarketSourceResponse,
  MarketSourcesResponse,
  RemoveMarketSourceRequest,
} from '@/lib/contracts';
import type { Answered } from './failure';
import { withValue } from './http';
import { manage } from './management';

/** A file of some dozens of megabytes is recognised before the answer comes. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** Returns where the postings of the built-in market come from, the newest source first. */
export async function listMarketSources(): Promise<Answered<MarketSourceData[]>> {
  return withValue<MarketSourceData[]>(await manage(callAt(CALLS.listMarketSources), MarketSourcesResponse));
}

/** Adds a file, an address or the sample; a file waits for `startMarketImport`. */
export async function addMarketSource(
  source: DecodedOf<typeof AddMarketSourceRequest>,
): Promise<Answered<MarketSourceData>> {
  const body = encode(AddMarketSourceRequest, source);
  const call = { ...callAt(CALLS.addMarketSource), body, timeoutMs: UPLOAD_TIMEOUT_MS };
  return withValue(await manage(call, MarketSourceResponse));
}

/** Changes the roles of the columns of a table, or how often an address is read. */
export async function changeMarketSource(
  id: string,
  change: DecodedOf<typeof ChangeMarketSourceRequest>,
): Promise<Answered<MarketSourceData>> {
  const body = encode(ChangeMarketSourceRequest, change);
  return withValue(await manage({ ...callAt(CALLS.changeMarketSource, { id }), body }, MarketSourceResponse));
}

/** Removes a source with its file; with `takeBack`, the postings from its imports leave the market as well. */
export async function removeMarketSource(
  id: string,
  how: DecodedOf<typeof RemoveMarketSourceRequest>,
): Promise<Answered<MarketSourceData>> {
  const body = encode(RemoveMarketSourceRequest, how);
  return withValue(await manage({ ...callAt(CALLS.removeMarketSource, { id }), body }, MarketSourceResponse));
}

/** Returns ten rows of a table as an import would read them by a mapping. */
export async function marketSourceExamples(
  id: string,
  request: DecodedOf<typeof MarketExamplesRequest>,
): Promise<Answered<MarketExampleData[]>> {
  const body = encode(MarketExamplesRequest, request);
  const call = { ...callAt(CALLS.marketSourceExamples, { id }), body, timeoutMs: UPLOAD_TIMEOUT_MS };
  return withValue<MarketExampleData[]>(await manage(call, MarketExamplesResponse));
}

/** Reads a source now. */
export async function startMarketImport(sourceId: string): Promise<Answered<MarketImportData>> {
  return withValue(await manage(callAt(CALLS.startMarketImport, { id: sourceId }), MarketImportResponse));
}

/** Returns an import with the rows that it rejected. */
export async function readMarketImport(id: string): Promise<Answered<MarketImportData>> {
  return withValue(await manage(callAt(CALLS.readMarketImport, { id }), MarketImportResponse));
}

/** Removes the postings of an import. */
export async function undoMarketImport(id: string): Promise<Answered<MarketImportData>> {
  return withValue(await manage(callAt(CALLS.undoMarketImport, { id }), MarketImportResponse));
}
