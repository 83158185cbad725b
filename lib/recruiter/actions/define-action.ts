import 'server-only';
import { refresh } from 'next/cache';
import type { Actor } from '../ground/actor';
import { done, type Outcome, refused } from '../ground/outcome';
import { currentUser } from '../users/session';

/** A use case as `defineUseCase` makes it: it checks the role of the caller and the shape of the browser's input. */
type UseCase<Input, Answer> = (actor: Actor | null, input: Input) => Promise<Answer>;

/**
 * Makes a server action of a use case: it reads who is signed in and passes on the browser's input. Anything else is
 * dropped.
 */
export function defineAction<Input, Answer>(run: UseCase<Input, Answer>): (input: Input) => Promise<Answer> {
  return async (input) => run(await currentUser(), input);
}

/** Makes an action after which the calling page is rendered again. */
export function defineChange<Input, Value>(
  run: UseCase<Input, Outcome<Value>>,
): (input: Input) => Promise<Outcome<Value>> {
  return async (input) => {
    const outcome = await run(await currentUser(), input);
    refresh();
    return outcome;
  };
}

/**
 * Makes a change of one use case over many things, one after another: the first refusal ends it and is the answer. The
 * input of a browser need not be a list.
 */
export function defineChanges<Thing, Input>(
  run: UseCase<Input, Outcome<unknown>>,
  inputOf: (thing: Thing) => Input,
): (things: readonly Thing[]) => Promise<Outcome<{ count: number }>> {
  const each = async (actor: Actor | null, things: readonly Thing[]): Promise<Outcome<{ count: number }>> => {
    if (!Array.isArray(things)) return refused('invalid', 'Choose something.');
    for (const thing of things) {
      const outcome = await run(actor, inputOf(thing));
      if (!outcome.ok) return outcome;
    }
    return done({ count: things.length });
  };
  return defineChange(each);
}
