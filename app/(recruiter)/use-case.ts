import { refresh } from 'next/cache';
import type { Outcome } from '@/lib/recruiter';

/** What a use case takes, for the server action that hands it on. */
export type Input<UseCase extends (actor: never, input: never) => unknown> = Parameters<UseCase>[1];

/** Hands back what a use case answered, and has the page that asked drawn anew. */
export async function answered<T>(outcome: Promise<Outcome<T>>): Promise<Outcome<T>> {
  const answer = await outcome;
  refresh();
  return answer;
}
