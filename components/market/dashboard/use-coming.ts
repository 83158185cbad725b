import { useEffect, useState } from 'react';
import type { Coming, MarketReply, Outcome, QuestionFault } from '@/lib/recruiter/vocabulary';

type Reply<Found> = Outcome<MarketReply<Found>>;

const LOST: Outcome<never> = {
  ok: false,
  problem: { code: 'unavailable', message: 'The server cannot be reached. Check your connection.' },
};

/**
 * Returns the result of something that is loading. While another one loads the last one stays, so that nothing jumps;
 * `isPending` is true for it.
 */
export function useComing<Found>(coming: Coming<Found> | undefined): {
  reply: Reply<Found> | undefined;
  isPending: boolean;
} {
  const [state, setState] = useState<{ coming: Coming<Found>; reply: Reply<Found> }>();
  useEffect(() => {
    if (!coming) return;
    let isWanted = true;
    const take = (reply: Reply<Found>) => {
      if (isWanted) setState({ coming, reply });
    };
    coming.then(take, () => take(LOST));
    return () => {
      isWanted = false;
    };
  }, [coming]);
  return { reply: state?.reply, isPending: state?.coming !== coming || coming === undefined };
}

/** Returns the results, once they are loaded. */
export function foundOf<Found>(reply: Reply<Found> | undefined): Found | undefined {
  return reply?.ok && reply.value.state === 'found' ? reply.value.found : undefined;
}

/** Returns why there is nothing, in words; undefined while it may still come. */
export function whyNot(reply: Reply<unknown> | undefined): string | undefined {
  if (!reply) return undefined;
  if (!reply.ok) return reply.problem.message;
  if (reply.value.state === 'faulty') return reply.value.faults[0]?.description;
  if (reply.value.state === 'busy') return `The market is busy. Try again in ${reply.value.seconds} seconds.`;
  return undefined;
}

/** Returns the faults of the question, if it was not understood. */
export function faultsOf(reply: Reply<unknown> | undefined): readonly QuestionFault[] {
  return reply?.ok && reply.value.state === 'faulty' ? reply.value.faults : [];
}
