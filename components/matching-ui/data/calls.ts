import type { z } from 'zod';
import { type DecodedOf, decode, encode } from '@/lib/contracts/codec';
import {
  type COMPLETION_KINDS,
  Completions,
  Deliveries,
  DetailsQuery,
  HookDocuments,
  HookOutcome,
  MATCHER_PATH,
  MatcherAnswer,
  MatcherDetails,
  MatcherProblem,
  MatcherQuery,
  MatcherView,
  NewSavedSearch,
  PreferenceUpdate,
  SavedSearches,
  SignInStarted,
} from '@/lib/contracts/matching-ui/page';
import type { ProblemBody } from './model';

/** The JSON routes of one session (lib/contracts/matching-ui/page.ts). Each call ends with its signal. */

export type CompletionKind = (typeof COMPLETION_KINDS)[number];

const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.';
const UNREADABLE = 'The server answered in a form this page does not know. Reload the page.';

/** Failure of a call, for the user; `status` 0 without a response. */
export class CallFailure extends Error {
  readonly status: number;
  readonly problem: ProblemBody;

  constructor(status: number, problem: ProblemBody) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
  }
}

/** Returns whether a query is retried: once, if there was no response. */
export const isTriedAgain = (count: number, failure: Error) =>
  count < 1 && failure instanceof CallFailure && failure.status === 0;

async function failureOf(response: Response): Promise<CallFailure> {
  const body = MatcherProblem.safeParse(await response.json().catch(() => null));
  const problem = body.success ? decode(MatcherProblem, body.data) : { message: UNREADABLE };
  return new CallFailure(response.status, problem);
}

async function send(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin', ...init }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new CallFailure(0, { message: UNREACHABLE });
  });
  if (!response.ok) throw await failureOf(response);
  return response;
}

async function read<S extends z.ZodType>(schema: S, response: Response): Promise<DecodedOf<S>> {
  const body = schema.safeParse(await response.json().catch(() => null));
  if (!body.success) throw new CallFailure(response.status, { message: UNREADABLE });
  return decode<S>(schema, body.data);
}

export function callsOf(session: string) {
  const at = (path: string) => `${MATCHER_PATH}/${encodeURIComponent(session)}/${path}`;
  const post = <S extends z.ZodType>(path: string, schema: S, value: DecodedOf<S>, signal?: AbortSignal) =>
    send(at(path), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(encode(schema, value)),
      ...(signal && { signal }),
    });
  return {
    view: async (signal: AbortSignal) => read(MatcherView, await send(at('view'), { signal })),
    signIn: async () => read(SignInStarted, await send(at('sign-in'), { method: 'POST' })),
    query: async (query: DecodedOf<typeof MatcherQuery>, signal: AbortSignal) =>
      read(MatcherAnswer, await post('query', MatcherQuery, query, signal)),
    details: async (query: DecodedOf<typeof DetailsQuery>, signal: AbortSignal) =>
      read(MatcherDetails, await post('details', DetailsQuery, query, signal)),
    completions: async (of: CompletionKind, typed: string, signal: AbortSignal) =>
      read(
        Completions,
        await send(`${at('completions')}?${new URLSearchParams({ of, q: typed })}`, { signal }),
      ),
    act: async (hook: number, documents: DecodedOf<typeof HookDocuments>['documents']) =>
      read(HookOutcome, await post(`hooks/${hook}`, HookDocuments, { documents })),
    update: async (preferences: DecodedOf<typeof PreferenceUpdate>) => {
      await post('update', PreferenceUpdate, preferences);
    },
    deliveries: async (signal: AbortSignal) => read(Deliveries, await send(at('deliveries'), { signal })),
    replay: async (id: string) =>
      read(HookOutcome, await send(at(`deliveries/${encodeURIComponent(id)}/replay`), { method: 'POST' })),
    searches: async (signal: AbortSignal) => read(SavedSearches, await send(at('searches'), { signal })),
    saveSearch: async (search: DecodedOf<typeof NewSavedSearch>) =>
      read(SavedSearches, await post('searches', NewSavedSearch, search)),
    forgetSearch: async (id: string) =>
      read(SavedSearches, await send(at(`searches/${encodeURIComponent(id)}`), { method: 'DELETE' })),
  };
}

export type Calls = ReturnType<typeof callsOf>;
