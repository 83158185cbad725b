import type { z } from 'zod';
import type { MarketErrorCode } from '@/lib/contracts';
import { fail, type Result } from '@/lib/engine/kernel';
import type { Parameter, Problem, ReadRequest } from '@/lib/engine/market';
import { EngineFailure } from '../../market-store';

/** Reason for a missing answer; `problems` are those of the question, `detail` is only for the log. */
export type MarketFailure = {
  code: MarketErrorCode;
  message: string;
  problems?: readonly Problem[];
  detail?: string;
  retryAfterSeconds?: number;
};

/** An answer, and the outdated parts of the question, for the log. */
export type MarketAnswer<Value> = { value: Value; isPretty: boolean; deprecated: readonly string[] };

export type MarketOutcome<Value> = Result<MarketAnswer<Value>, MarketFailure>;

/** A question of the job market API with the contract of its answer. */
export type MarketOperation<Value extends z.ZodType> = {
  /** Names it in the log. */
  name: string;
  value: Value;
  run: (parameters: readonly Parameter[], accountId: string) => Promise<MarketOutcome<z.output<Value>>>;
};

/** Returns an operation unchanged, its types inferred. */
export function defineMarketOperation<Value extends z.ZodType>(
  operation: MarketOperation<Value>,
): MarketOperation<Value> {
  return operation;
}

const QUESTION_UNCLEAR = 'The question was not understood.';

/** Returns the refusal of a question that was not understood. */
export function refusal(problems: readonly Problem[]): { ok: false; failure: MarketFailure } {
  const [first] = problems;
  return fail({
    code: first?.code ?? 'invalid_value',
    message: first?.message ?? QUESTION_UNCLEAR,
    problems,
  });
}

/** ClickHouse's numbers: TIMEOUT_EXCEEDED and TOO_SLOW, MEMORY_LIMIT_EXCEEDED. */
const TIMEOUTS = [159, 160];
const MEMORY_LIMIT = 241;
const NOT_REACHED = 0;
/** An engine that ended is there again by then. */
const RETRY_SECONDS = 5;

function failureOf({ code, message: detail }: EngineFailure): MarketFailure {
  if (TIMEOUTS.includes(code))
    return { code: 'timeout', message: 'The question takes too long to answer; narrow it.', detail };
  if (code === MEMORY_LIMIT)
    return { code: 'too_expensive', message: 'The question needs too much memory; narrow it.', detail };
  if (code === NOT_REACHED)
    return {
      code: 'unavailable',
      message: 'The job market is not available at the moment.',
      retryAfterSeconds: RETRY_SECONDS,
      detail,
    };
  return { code: 'internal_error', message: 'The service failed to answer.', detail };
}

/** Answers a question that was read; failures of the store become values. */
export async function answered<Request extends { pretty: boolean }, Value>(
  read: ReadRequest<Request>,
  answer: (request: Request) => Promise<Result<Value, MarketFailure>>,
): Promise<MarketOutcome<Value>> {
  if (!('deprecated' in read)) return refusal(read.problems);
  try {
    const given = await answer(read.request);
    if (!given.ok) return given;
    const { pretty: isPretty } = read.request;
    return { ok: true, value: { value: given.value, isPretty, deprecated: read.deprecated } };
  } catch (error) {
    if (error instanceof EngineFailure) return fail(failureOf(error));
    throw error;
  }
}
