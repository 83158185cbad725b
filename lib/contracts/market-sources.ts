import { z } from 'zod';
import type { DecodedOf } from './codec';
import { Info } from './info';
import { maybe } from './parsing/shared';
import { nameUpTo } from './text';

/**
 * The management of where the postings of the built-in job market come from, `/service/market`. It is not part of the
 * public APIs: only the built-in service answers it, and only to the account of the app itself.
 *
 * | call | body | `Value` |
 * |---|---|---|
 * | GET /service/market/sources | - | sources, the newest first, each with its last import |
 * | POST /service/market/sources | `AddMarketSourceRequest` | the source; an address or the sample starts at once |
 * | PATCH /service/market/sources/{id} | `ChangeMarketSourceRequest` | the source |
 * | POST /service/market/sources/{id}/examples | `MarketExamplesRequest` | ten rows of a table as they would be read |
 * | DELETE /service/market/sources/{id} | `RemoveMarketSourceRequest` | the source as it was; its imports are `undoing` while what they brought is taken back |
 * | POST /service/market/sources/{id}/imports | - | the new import |
 * | GET /service/market/imports/{id} | - | the import with rows that were rejected or repeat another |
 * | POST /service/market/imports/{id}/undo | - | the import, which is then being taken back |
 *
 * A file comes as base64; it waits until its import is started, so that the columns can be changed before. An unknown
 * id answers `DataNotFound`, an import that is not `done` or `failed` cannot be undone, nor a source removed that has one under
 * way: `ConstraintError`.
 */

export const MARKET_IMPORT_STATES = ['waiting', 'running', 'done', 'failed', 'undoing', 'undone'] as const;

const leftRows = maybe(z.array(z.object({ Row: z.number().int(), Reason: z.string() })));

/** Instants are ISO 8601 in UTC. */
export const MarketImport = z.object({
  Id: z.string(),
  SourceId: z.string(),
  Status: z.enum(MARKET_IMPORT_STATES),
  RowsRead: z.number().int(),
  /** All rows, where that is known before they are read: of a file, and of the sample. */
  RowsTotal: maybe(z.number().int()),
  Written: z.number().int(),
  NewPostings: z.number().int(),
  NewJobs: z.number().int(),
  EndedPostings: z.number().int(),
  Rejected: z.number().int(),
  /** Rows that are the same page as an earlier row. Written, Rejected and Repeated are all rows. */
  Repeated: z.number().int(),
  /** Postings without a day that can be read. */
  Undated: z.number().int(),
  /** Number of values that became a fact of a posting, by kind of column. `place` and `pay` combine several columns. */
  Used: maybe(z.record(z.string(), z.number().int())),
  Problem: maybe(z.string()),
  CreatedAt: z.string(),
  FinishedAt: maybe(z.string()),
  /** The first thousand of each; only for a single import. */
  Rejections: leftRows,
  Repetitions: leftRows,
});

/**
 * `Mapping` and `Columns` are those of a table; `Mapping` assigns its columns, `Certainties`, from 0 to 1, are those of
 * columns recognised by their values rather than their name.
 */
export const MarketSource = z.object({
  Id: z.string(),
  Name: z.string(),
  From: z.enum(['file', 'address', 'sample']),
  Form: maybe(z.string()),
  Address: maybe(z.string()),
  Columns: maybe(z.array(z.string())),
  Mapping: maybe(z.record(z.string(), z.string())),
  Certainties: maybe(z.record(z.string(), z.number())),
  /** In how many rows each column has a value, and how many rows there are. */
  Filled: maybe(z.record(z.string(), z.number().int())),
  Rows: maybe(z.number().int()),
  /** Somebody chose the mapping; `ChosenFor` is an earlier source with the same columns for which it was. */
  IsChosen: maybe(z.boolean()),
  ChosenFor: maybe(z.string()),
  /** Name of an earlier source with the same bytes. */
  SameAs: maybe(z.string()),
  EveryHours: maybe(z.number().int()),
  CreatedAt: z.string(),
  LastImport: maybe(MarketImport),
});

const name = nameUpTo(200);
const everyHours = z
  .number()
  .int()
  .min(1)
  .max(24 * 90);

/** One of `Address`, `FileAsBase64` and `Sample`. */
export const AddMarketSourceRequest = z.object({
  Name: name,
  Address: maybe(z.url({ protocol: /^https?$/ }).max(2000)),
  FileAsBase64: maybe(z.base64()),
  /** Day on which the file was last changed, in UTC: it tells the year of days like `28 February`. */
  FileDay: maybe(z.iso.date()),
  Sample: maybe(z.boolean()),
  EveryHours: maybe(everyHours),
});

/** Omitted members stay unchanged; `EveryHours: 0` ends the schedule. */
export const ChangeMarketSourceRequest = z.object({
  Mapping: maybe(z.record(z.string().max(60), z.string().max(200))),
  EveryHours: maybe(everyHours.or(z.literal(0))),
});

/** Without a mapping, that of the source. */
export const MarketExamplesRequest = z.object({
  Mapping: maybe(z.record(z.string().max(60), z.string().max(200))),
});

/**
 * A row as an import would read it. `Written` has the values of its mapped columns; `Reason` is why the row is not a
 * posting. Members are absent where the posting states nothing, or nothing readable.
 */
export const MarketExample = z.object({
  Row: z.number().int(),
  Written: z.record(z.string(), z.string()),
  Reason: maybe(z.string()),
  Title: maybe(z.string()),
  Employer: maybe(z.string()),
  Place: maybe(z.string()),
  /** ISO 3166-1 alpha-2. */
  Country: maybe(z.string()),
  IsRemote: maybe(z.boolean()),
  Date: maybe(z.string()),
  ExpirationDate: maybe(z.string()),
  /** Pay for a year of full time. */
  PayFrom: maybe(z.number()),
  PayTo: maybe(z.number()),
  PayCurrency: maybe(z.string()),
  Contract: maybe(z.string()),
  Skills: maybe(z.number().int()),
  Text: maybe(z.string()),
  /** ISO 639-1. */
  Language: maybe(z.string()),
});

/** `TakeBack`: the postings of its imports leave the market as well; otherwise they stay. */
export const RemoveMarketSourceRequest = z.object({ TakeBack: maybe(z.boolean()) });

export const MarketExamples = z.array(MarketExample);
export const MarketExamplesResponse = z.object({ Info, Value: maybe(MarketExamples) });
export const MarketSourceList = z.array(MarketSource);
export const MarketSourcesResponse = z.object({ Info, Value: maybe(MarketSourceList) });
export const MarketSourceResponse = z.object({ Info, Value: maybe(MarketSource) });
export const MarketImportResponse = z.object({ Info, Value: maybe(MarketImport) });

export type MarketSourceData = DecodedOf<typeof MarketSource>;
export type MarketImportData = DecodedOf<typeof MarketImport>;
export type MarketExampleData = DecodedOf<typeof MarketExample>;
