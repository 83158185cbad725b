/** Requests to addresses that people give: guarded against private networks, bounded in size, time and redirects. */
export { type ClientCredentials, clientToken } from './client-token';
export { fetchPage, type Page, type PageResult, postTo } from './fetch-page';
export { isPrivateAddress } from './private-addresses';
export { addressOfHost } from './public-address';
