import type { z } from 'zod';
import type { ApiCall } from '@/lib/contracts';
import type { MarketOperation, Operation } from '../operations';
import type { QueryParameter } from './market-parameters';

/** Chapters of the documentation, in their order. */
export const CHAPTERS = {
  parsing: 'Parsing',
  indexes: 'Indexes',
  matching: 'Search, match and score',
  interfaces: 'Matching UI',
  events: 'Events',
  market: 'Job market',
  account: 'Account and tokens',
} as const;

export type Chapter = keyof typeof CHAPTERS;

/**
 * A call before the one of an example: `says` finds the parameter in its answer, as the only group of an expression
 * that shells and JavaScript read alike, without slashes.
 */
export type PathSource = {
  /** Its path may use results of earlier calls. */
  call: ApiCall;
  body?: unknown;
  form?: Record<string, string>;
  says: string;
};

/**
 * Description of an endpoint. `pathExample` has the values of the example for the parameters of its path; those that
 * only another call knows are looked up first (`pathFrom`).
 */
type Described = {
  chapter: Chapter;
  title: string;
  description: string;
  pathExample?: Record<string, string>;
  pathFrom?: Record<string, PathSource>;
};

// biome-ignore lint/suspicious/noExplicitAny: an operation takes its own body, and a list holds operations of all
type AnyOperation = Operation<any, any, any>;

/** `{Info, Value}` in JSON; for an interface just its members, with errors in plain text. */
export type JsonEndpoint = Described & {
  kind: 'json' | 'interface';
  operation: AnyOperation;
  bodyExample?: unknown;
};

/** A question to the job market: parameters of the address, HTTP Basic. */
export type MarketEndpoint = Described & {
  kind: 'market';
  call: ApiCall;
  operation: MarketOperation<z.ZodType>;
  parameters: readonly QueryParameter[];
  queryExample: Record<string, string>;
};

/** The token endpoint of OAuth 2.0. */
export type TokenEndpoint = Described & { kind: 'token'; call: ApiCall };

/** A file, for the bearer of a token. */
export type FileEndpoint = Described & { kind: 'file'; call: ApiCall };

export type Endpoint = JsonEndpoint | MarketEndpoint | TokenEndpoint | FileEndpoint;

/** Returns the call of an endpoint: that of its operation, or its own. */
export const callOf = (endpoint: Endpoint): ApiCall =>
  'call' in endpoint ? endpoint.call : endpoint.operation.call;
