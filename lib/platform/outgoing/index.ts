/** Requests to user-supplied addresses: guarded against private networks, bounded in size, time and redirects. */
export { hostOf } from './allowed-hosts';
export { type ClientCredentials, clientToken } from './client-token';
export { fetchPage, type Page, type PageResult, postTo } from './fetch-page';
export { guardedFetch } from './guarded-fetch';
export { isPrivateAddress } from './private-addresses';
export { addressOfHost } from './public-address';
export { OutgoingError } from './request';
