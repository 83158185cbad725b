import type { z } from 'zod';
import type { ApiCall, DecodedOf } from '@/lib/contracts';
import type { Charge } from '../costs';
import type { Call, Outcome } from './outcome';

/** A use case with the contract of its call; a route adds who may call it, and in which version. */
export type Operation<Body extends z.ZodType, Value extends z.ZodType, Names extends string = string> = {
  /** Method, path and parameters of the call. */
  call: ApiCall<Names>;
  /** Names it in the log and in the ledger. */
  name: string;
  /**
   * Least cost of the call. Present when it is a transaction: its outcome is recorded then, and the actual cost
   * settled.
   */
  leastCharges?: readonly Charge[];
  /** Absent for a call without a body. */
  body?: { schema: Body; maxBytes: () => number };
  /** The `Value` of the answer, as the contract spells it. */
  value: Value;
  /**
   * Adds the last members of the `Value` of every answer, including refusals. Present where the answer always has a
   * `Value` (wire-facts 2.9, v9); the credits are 0 for an unknown caller.
   */
  complete?: (value: DecodedOf<Value> | undefined, creditsRemaining: number) => DecodedOf<Value>;
  run(
    call: Call & { body: DecodedOf<Body>; parameters: Readonly<Record<Names, string>> },
  ): Promise<Outcome<DecodedOf<Value>>>;
};

/** Returns an operation unchanged, its types inferred. */
export function defineOperation<Body extends z.ZodType, Value extends z.ZodType, Names extends string>(
  operation: Operation<Body, Value, Names>,
): Operation<Body, Value, Names> {
  return operation;
}
