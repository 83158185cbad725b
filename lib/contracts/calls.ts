import { z } from 'zod';
import { pathBelow } from './versions';

/**
 * Every call of the service: its method, its path, and the parameters of the path, each by a schema. A path is written
 * here only: operations name their call, routes and documentation follow from it, and clients use it.
 */

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type ParameterSchema = z.ZodType<string, string>;

/** A call. `path` has the names of its parameters in braces. */
export type ApiCall<Names extends string = string, Method extends HttpMethod = HttpMethod> = {
  id: string;
  method: Method;
  path: string;
  parameters: Readonly<Record<Names, ParameterSchema>>;
};

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type Declared<Names extends string, Method extends HttpMethod> = Omit<ApiCall<Names, Method>, 'id'>;

function call<const Path extends string, const Method extends HttpMethod>(
  method: Method,
  path: Path,
  ...[parameters]: [NamesIn<Path>] extends [never] ? [] : [Readonly<Record<NamesIn<Path>, ParameterSchema>>]
): Declared<NamesIn<Path>, Method> {
  return {
    method,
    path,
    parameters: parameters ?? ({} as Readonly<Record<NamesIn<Path>, ParameterSchema>>),
  };
}

type Named<Calls> = { readonly [Id in keyof Calls]: Calls[Id] & { id: string } };

function named<const Calls extends Record<string, Declared<string, HttpMethod>>>(calls: Calls): Named<Calls> {
  return Object.fromEntries(Object.entries(calls).map(([id, each]) => [id, { ...each, id }])) as Named<Calls>;
}

/** Id of an index or a document (parsing.md, IndexingOptions.DocumentId). */
const assetId = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9_-]+$/, 'letters, digits, dashes and underscores');
/** Id made by us. */
const uuid = z.string().regex(/^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/, 'a UUID');
/** Id made by whoever set up the service. */
const accountId = z.string().max(200);
const sessionId = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9_-]+$/, 'the id of a session');

const index = { index: assetId };
const document = { index: assetId, document: assetId };
const endpoint = { endpoint: uuid };
const account = { id: accountId };
const id = { id: uuid };

export const CALLS = named({
  parseResume: call('POST', '/v10/parser/resume'),
  parseJob: call('POST', '/v10/parser/joborder'),
  geocodeResume: call('POST', '/v10/geocoder/resume'),
  geocodeJob: call('POST', '/v10/geocoder/joborder'),
  parseResumeV9: call('POST', '/v9/parser/resume'),
  parseJobV9: call('POST', '/v9/parser/joborder'),
  readAccount: call('GET', '/v10/account'),
  readAccountV9: call('GET', '/v9/account'),
  issueToken: call('POST', '/auth/realms/api/protocol/openid-connect/token'),

  listIndexes: call('GET', '/v10/index'),
  createIndex: call('POST', '/v10/index/{index}', index),
  deleteIndex: call('DELETE', '/v10/index/{index}', index),
  countDocuments: call('GET', '/v10/index/{index}/count', index),
  indexResume: call('POST', '/v10/index/{index}/resume/{document}', document),
  readIndexedResume: call('GET', '/v10/index/{index}/resume/{document}', document),
  changeTagsOfResume: call('PATCH', '/v10/index/{index}/resume/{document}', document),
  indexJob: call('POST', '/v10/index/{index}/joborder/{document}', document),
  readIndexedJob: call('GET', '/v10/index/{index}/joborder/{document}', document),
  changeTagsOfJob: call('PATCH', '/v10/index/{index}/joborder/{document}', document),
  indexResumes: call('POST', '/v10/index/{index}/resumes', index),
  indexJobs: call('POST', '/v10/index/{index}/joborders', index),
  deleteDocument: call('DELETE', '/v10/index/{index}/documents/{document}', document),
  deleteDocuments: call('DELETE', '/v10/index/{index}/documents', index),
  deleteDocumentsByPost: call('POST', '/v10/index/{index}/documents/delete', index),
  geocodeAndIndexResume: call('POST', '/v10/geocodeAndIndex/resume'),
  geocodeAndIndexJob: call('POST', '/v10/geocodeAndIndex/joborder'),

  searchDocuments: call('POST', '/v10/searcher'),
  matchResume: call('POST', '/v10/matcher/resume'),
  matchJob: call('POST', '/v10/matcher/joborder'),
  matchIndexedDocument: call('POST', '/v10/matcher/indexes/{index}/documents/{document}', document),
  scoreResume: call('POST', '/v10/scorer/bimetric/resume'),
  scoreJob: call('POST', '/v10/scorer/bimetric/joborder'),

  generateSearcher: call('POST', '/ui/v10/searcher'),
  generateResumeMatcher: call('POST', '/ui/v10/matcher/resume'),
  generateJobMatcher: call('POST', '/ui/v10/matcher/joborder'),
  generateIndexedMatcher: call('POST', '/ui/v10/matcher/indexes/{index}/documents/{document}', document),
  generateResumeScorer: call('POST', '/ui/v10/scorer/bimetric/resume'),
  generateJobScorer: call('POST', '/ui/v10/scorer/bimetric/joborder'),
  generateResumeDetails: call('POST', '/ui/v10/details/resume'),
  generateJobDetails: call('POST', '/ui/v10/details/job'),
  generateIndexedDetails: call('POST', '/ui/v10/details'),
  readUISettings: call('GET', '/ui/v10/settings'),
  changeUISettings: call('PATCH', '/ui/v10/settings'),
  endUISession: call('DELETE', '/ui/v10/sessions/{session}', { session: sessionId }),

  listEventEndpoints: call('GET', '/events/v1/endpoints'),
  addEventEndpoint: call('POST', '/events/v1/endpoints'),
  changeEventEndpoint: call('PATCH', '/events/v1/endpoints/{endpoint}', endpoint),
  removeEventEndpoint: call('DELETE', '/events/v1/endpoints/{endpoint}', endpoint),
  testEventEndpoint: call('POST', '/events/v1/endpoints/{endpoint}/test', endpoint),
  listEventDeliveries: call('GET', '/events/v1/endpoints/{endpoint}/deliveries', endpoint),
  replayEventDelivery: call('POST', '/events/v1/endpoints/{endpoint}/deliveries/{delivery}/replay', {
    ...endpoint,
    delivery: uuid,
  }),
  readEventMatching: call('GET', '/events/v1/matching'),
  changeEventMatching: call('PATCH', '/events/v1/matching'),
  announceImport: call('POST', '/events/v1/imports'),
  announceSearchAlert: call('POST', '/events/v1/alerts'),
  readEventBinary: call('GET', '/events/v1/binaries/{id}', id),

  marketFields: call('GET', '/api/v3/fields'),
  searchMarket: call('GET', '/api/v3/search'),
  searchMarketByPost: call('POST', '/api/v3/search'),
  aggregateMarket: call('GET', '/api/v3/aggregate'),
  aggregateMarketByPost: call('POST', '/api/v3/aggregate'),
  listMarketCategories: call('GET', '/service/market/categories'),
  declareMarketCategories: call('PUT', '/service/market/categories'),

  // The calls below are for the app only.
  listMarketSources: call('GET', '/service/market/sources'),
  addMarketSource: call('POST', '/service/market/sources'),
  changeMarketSource: call('PATCH', '/service/market/sources/{id}', id),
  removeMarketSource: call('DELETE', '/service/market/sources/{id}', id),
  marketSourceExamples: call('POST', '/service/market/sources/{id}/examples', id),
  startMarketImport: call('POST', '/service/market/sources/{id}/imports', id),
  readMarketImport: call('GET', '/service/market/imports/{id}', id),
  undoMarketImport: call('POST', '/service/market/imports/{id}/undo', id),
  listAttributions: call('GET', '/service/taxonomies'),
  admitMatcherVisitor: call('POST', '/service/matcher/visitors'),
  listServiceAccounts: call('GET', '/service/accounts'),
  createServiceAccount: call('POST', '/service/accounts'),
  revokeServiceAccount: call('DELETE', '/service/accounts/{id}', account),
  rotateServiceKey: call('POST', '/service/accounts/{id}/rotate', account),
  grantServiceCredits: call('POST', '/service/accounts/{id}/credits', account),
  readServiceAccountUse: call('GET', '/service/accounts/{id}/use', account),
  readAccountInterfaces: call('GET', '/service/accounts/{id}/interfaces', account),
  changeAccountInterfaces: call('PATCH', '/service/accounts/{id}/interfaces', account),
});

type Values<Names extends string> = [Names] extends [never] ? [] : [Readonly<Record<Names, string>>];

/** Gives the method and the path of a call with these values in its path. */
export function callAt<Method extends HttpMethod, Names extends string>(
  { method, path, parameters }: Omit<ApiCall<Names, Method>, 'id'>,
  ...[values]: Values<Names>
): { method: Method; path: string } {
  const filled = Object.keys(parameters).reduce(
    (at, name) => at.replace(`{${name}}`, encodeURIComponent(values?.[name as Names] ?? '')),
    path,
  );
  return { method, path: filled };
}

/** Gives the same with the path after the base of a provider, which ends in the version. */
export function callBelow<Method extends HttpMethod, Names extends string>(
  call: Omit<ApiCall<Names, Method>, 'id'>,
  ...values: Values<Names>
): { method: Method; path: string } {
  const { method, path } = callAt(call, ...values);
  return { method, path: pathBelow(path) };
}
