/** The wire of the job market API (market.md; wire-facts 2.13). Its members are spelled in small letters on both sides. */
export { MarketAggregateResponse, MarketBucket } from './aggregate';
export { MarketCategories } from './categories';
export { MARKET_ERROR_STATUS, MarketError, type MarketErrorCode, type MarketFault } from './error';
export { MarketFieldInfo, MarketFieldsResponse } from './fields';
export { MarketFacetItem, MarketJobResult, MarketPostingResult, MarketSearchResponse } from './search';
export { MarketItem, MarketLabelled, MarketMember } from './values';

/**
 * A header of every answer, ours: everything it depends on except its question (the data, the day, the categories of
 * the account). Equal questions of one version have equal answers.
 */
export const MARKET_VERSION_HEADER = 'market-version';
