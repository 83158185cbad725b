import { z } from 'zod';
import { maybe } from './parsing/shared';

/**
 * Every outcome code of the parsing and matching APIs and its HTTP status (wire-facts 1.5). `Timeout` is 504 and not
 * 408, after which HTTP clients retry the request, at its full cost. `MethodNotAllowed` is ours: the APIs name no code
 * for it.
 */
export const STATUS_OF_CODE = {
  Success: 200,
  SomeErrors: 200,
  WarningsFoundDuringParsing: 200,
  PossibleTruncationFromTimeout: 200,
  SystemWarning: 200,
  MissingParameter: 400,
  InvalidParameter: 400,
  InsufficientData: 400,
  ConstraintError: 400,
  TemplateError: 400,
  AuthenticationError: 401,
  Unauthorized: 403,
  DataNotFound: 404,
  CoordinatesNotFound: 404,
  MethodNotAllowed: 405,
  DuplicateAsset: 409,
  Conflict: 409,
  RequestTooLarge: 413,
  UnsupportedContentTypeHeader: 415,
  ConversionException: 422,
  TooManyRequests: 429,
  UnhandledException: 500,
  InstallationError: 500,
  ServiceUnavailable: 503,
  MaintenanceMode: 503,
  Timeout: 504,
} as const;

export type OutcomeCode = keyof typeof STATUS_OF_CODE;

/** wire-facts appendix A, `AccountInfo`. `ExpirationDate` is yyyy-MM-dd. */
export const CustomerDetails = z.object({
  AccountId: z.string(),
  Name: z.string(),
  IPAddress: z.string(),
  Region: z.string(),
  CreditsRemaining: z.number(),
  CreditsUsed: z.number(),
  MaximumConcurrentRequests: z.number().int(),
  ExpirationDate: z.string(),
});

/** parsing.md, "Info". `CustomerDetails` is null only when the caller is not known. */
export const Info = z.object({
  Code: z.string(),
  Message: maybe(z.string()),
  TransactionId: maybe(z.string()),
  EngineVersion: maybe(z.string()),
  ApiVersion: maybe(z.string()),
  TotalElapsedMilliseconds: maybe(z.number().int()),
  TransactionCost: maybe(z.number()),
  /** The same figure, by the name under which the Java clients read it (wire-facts 2.10). */
  CreditsUsed: maybe(z.number()),
  CustomerDetails: maybe(CustomerDetails),
});

/** An answer without a result: every error, and the calls that only acknowledge. */
export const NoValue = z.never();

export const InfoOnly = z.object({ Info });
