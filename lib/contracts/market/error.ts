import { z } from 'zod';

/** The codes of refusals and failures, and their HTTP status. The first ones concern the question itself. */
export const MARKET_ERROR_STATUS = {
  unknown_parameter: 400,
  unknown_field: 400,
  unknown_value: 400,
  invalid_value: 400,
  invalid_modifier: 400,
  invalid_combination: 400,
  invalid_text_query: 400,
  limit_exceeded: 400,
  too_expensive: 400,
  unauthorized: 401,
  not_found: 404,
  method_not_allowed: 405,
  request_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
  timeout: 504,
} as const;

export type MarketErrorCode = keyof typeof MARKET_ERROR_STATUS;

const codes = Object.keys(MARKET_ERROR_STATUS) as [MarketErrorCode, ...MarketErrorCode[]];

/**
 * Any unsuccessful answer. `parameter` and `position` locate the fault: characters of its value from `start`, before
 * `end`; null without a place. `errors` holds all faults of a question, this one first.
 */
const Fault = z.object({
  code: z.enum(codes),
  description: z.string(),
  parameter: z.string().nullable(),
  position: z.object({ start: z.number().int(), end: z.number().int() }).nullable(),
  /** Likely meanings of an unknown value, the nearest first. */
  choices: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
});

export const MarketError = Fault.extend({ errors: z.array(Fault) });

export type MarketFault = z.output<typeof Fault>;
