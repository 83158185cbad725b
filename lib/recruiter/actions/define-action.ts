import 'server-only';
import { refresh } from 'next/cache';
import type { Actor } from '../ground/actor';
import type { Outcome } from '../ground/outcome';
import { currentUser } from '../users/session';

/** A use case as `defineUseCase` makes it: it checks the role of who asks and the shape of what a browser sent. */
type UseCase<Input, Answer> = (actor: Actor | null, input: Input) => Promise<Answer>;

/**
 * Makes a server action of a use case: it reads who is signed in and hands on what the browser sent. Whatever more a browser
 * sends is dropped.
 */
export function defineAction<Input, Answer>(
  useCase: UseCase<Input, Answer>,
): (input: Input) => Promise<Answer> {
  return async (input) => useCase(await currentUser(), input);
}

/** Makes an action after which the page that asked is drawn anew. */
export function defineChange<Input, Value>(
  useCase: UseCase<Input, Outcome<Value>>,
): (input: Input) => Promise<Outcome<Value>> {
  return async (input) => {
    const outcome = await useCase(await currentUser(), input);
    refresh();
    return outcome;
  };
}
