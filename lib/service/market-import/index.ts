/**
 * Postings into the market: sources (files, addresses, the sample), their imports, and the worker that runs them.
 * Reading and normalising is the engine's (`lib/engine/postings`), done in threads; an interrupted import resumes after
 * the last batch that was noted, and nothing is written twice, since a page always has the same id.
 */
export { type KeptContent, keepContent } from './content';
export { likeEarlier } from './earlier-sources';
export type { ExampleRow } from './examples';
export {
  addImport,
  addSource,
  changeSource,
  findImport,
  findSource,
  importsOf,
  leftRowsOf,
  listSources,
  type MarketImport,
  type MarketSource,
  openImports,
} from './imports';
export { removeSource } from './removal';
export type { SourceOrigin } from './rows';
export type { ImportTools } from './run-import';
export {
  beginUndo,
  exampleRows,
  importTools,
  recognise,
  runImport,
  startImport,
  startImportWorker,
  undoImport,
} from './runtime';
export { SourceUnreadable } from './source-unreadable';
