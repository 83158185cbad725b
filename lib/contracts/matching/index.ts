/** The bodies of indexing, searching, matching and scoring (wire-facts 1.3, 2.1 to 2.4). */
export * from './bimetric';
export * from './category-weights';
export * from './documents';
export * from './filter-criteria';
export * from './geocode-and-index';
export * from './indexes';
export * from './match';
export * from './scores';
export {
  type SearchMatchBaseData,
  type SearchMatchSettingsData,
  SearchRequest,
  SearchResponse,
  SearchValue,
} from './search';
