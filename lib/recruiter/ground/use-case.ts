import { z } from 'zod';
import { inNameOf } from '@/lib/clients';
import { faultOfStore, log, OUTAGES } from '@/lib/platform';
import { type Actor, ROLES, type Role } from './actor';
import { withLabelsIn } from './label-language';
import { type Outcome, refused } from './outcome';
import { isVisitor, REFUSED_TO_VISITORS } from './visitor';

/** Id that no record has: it replaces an invalid id, so that a look-up finds nothing. */
const NIL_ID = '00000000-0000-0000-0000-000000000000';

/** The id of a record, as it comes from a URL or a browser. */
export const recordId = z.uuid().catch(NIL_ID);

/** Returns whether a role may do what requires at least `needed`. */
export function allows(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}

export const NOT_SIGNED_IN = refused('not-signed-in', 'Sign in to continue.');

const NOT_ALLOWED: Record<Role, string> = {
  viewer: 'Your role does not allow this.',
  recruiter: 'Only recruiters and owners may do this.',
  owner: 'Only owners may do this.',
};

/** The least role of a use case that changes nothing. */
type Reading = { reads: Role };

/** Declares that a use case of this least role changes nothing, so that visitors of a demonstration may do it. */
export function reads(needed: Role): Reading {
  return { reads: needed };
}

/**
 * Declares a use case: the least role it requires, the shape of its input, its work. The result refuses missing
 * sessions, weaker roles and input of another shape before anything runs, since server actions pass on whatever a
 * browser sends; to visitors of a demonstration it refuses whatever is not declared by `reads`. An unforeseen error
 * becomes `unavailable`; its cause goes to the log.
 */
export function defineUseCase<S extends z.ZodType, T>(
  declared: Role | Reading,
  input: S,
  run: (actor: Actor, input: z.output<S>) => Promise<Outcome<T>>,
): (actor: Actor | null, input: z.input<S>) => Promise<Outcome<T>> {
  const writes = typeof declared === 'string';
  const needed = writes ? declared : declared.reads;
  return async (actor, given) => {
    if (!actor) return NOT_SIGNED_IN;
    if (writes && isVisitor(actor)) return REFUSED_TO_VISITORS;
    if (!allows(actor.role, needed)) {
      log().warn({ actor: actor.id, role: actor.role, needed }, 'a use case was refused');
      return refused('not-allowed', NOT_ALLOWED[needed]);
    }
    const read = input.safeParse(given);
    if (!read.success) {
      const [issue] = read.error.issues;
      return refused('invalid', issue?.message ?? 'This is not valid.', issue?.path.join('.') || undefined);
    }
    return guarded(() => inNameOf(actor.id, () => withLabelsIn(actor.labels, () => run(actor, read.data))));
  };
}

/** SQLSTATE of text, and of text within JSON, that a database cannot hold: the character NUL. */
const UNKEEPABLE = new Set(['22021', '22P05']);

function isUnkeepable(error: unknown): boolean {
  return error instanceof Error && UNKEEPABLE.has(String((error as Error & { code?: unknown }).code));
}

/**
 * Runs something that returns an outcome; an error becomes `unavailable`, with the cause in the log, or `invalid` for
 * text that no record can hold.
 */
export async function guarded<T>(run: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await run();
  } catch (error) {
    if (isUnkeepable(error)) return refused('invalid', 'The text holds a character that cannot be kept.');
    const fault = faultOfStore(error);
    log().error({ err: error }, 'a use case failed');
    if (fault) return refused('unavailable', `${OUTAGES[fault.store]} Try again in a moment.`);
    return refused('unavailable', 'Something went wrong on our side. Try again in a moment.');
  }
}
