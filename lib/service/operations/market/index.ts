/** The questions of the job market API: parameters in, the words of the contract out. */
export { aggregateMarket } from './aggregate';
export { marketFields } from './fields';
export { declareMarketCategories, listMarketCategories } from './manage-categories';
export {
  addMarketSource,
  changeMarketSource,
  listMarketSources,
  readMarketImport,
  removeMarketSource,
  startMarketImport,
  undoMarketImport,
} from './manage-sources';
export type { MarketFailure, MarketOperation } from './operation';
export { searchMarket } from './search';
export { exampleRowsOfSource } from './source-examples';
export { marketVersion } from './version';
