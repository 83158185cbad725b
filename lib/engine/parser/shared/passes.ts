import { isSwitchedOff } from './mechanisms';
import { isTraced, note } from './trace';

/**
 * Repairs that follow one another, as a list that reads aloud: each pass says what it is called, why it is there, and
 * makes of a value another one. A pass changes nothing in place and answers the same for the same value, so that what it
 * changed can be shown (`npm run eval -- trace`) and what it brings measured (`npm run eval -- ablation`).
 */
export type Pass<Value, Context> = {
  name: string;
  /** What documents do that calls for it, by an example where one says more. */
  why: string;
  apply: (value: Value, context: Context) => Value;
};

/** Runs the passes of a list, one after the other. */
type Passes<Value, Context> = (value: Value, context: Context) => Value;

const declared = new Map<string, string>();

/** The passes of all lists that were loaded, in the order in which they were declared: name and why. */
export function declaredPasses(): ReadonlyMap<string, string> {
  return declared;
}

/** Tells what a pass changed; values are compared whole, but only where somebody listens. */
function noteChange(pass: string, why: string, before: readonly string[], after: readonly string[]): void {
  const [old, now] = [new Set(before), new Set(after)];
  const gone = before.filter((text) => !now.has(text)).map((value) => ({ value, why: 'before' }));
  const come = after.filter((text) => !old.has(text)).map((value) => ({ value, why: 'after' }));
  note(() => ({ about: pass, lines: [], candidates: [...gone, ...come], chosen: 'changed', why }));
}

/**
 * Declares a list of passes about one kind of value, and gives the loop that runs it. `show` says a value in a few
 * texts, of which the trace prints those that a pass changed.
 */
export function passes<Value, Context = void>(
  about: string,
  show: (value: Value) => readonly string[],
  list: readonly Pass<Value, Context>[],
): Passes<Value, Context> {
  const named = list.map(({ name, why, apply }) => ({ name: `${about}: ${name}`, why, apply }));
  for (const { name, why } of named) declared.set(name, why);
  return (value, context) => {
    let result = value;
    for (const { name, why, apply } of named) {
      if (isSwitchedOff(name)) continue;
      const before = result;
      result = apply(before, context);
      if (isTraced() && JSON.stringify(before) !== JSON.stringify(result))
        noteChange(name, why, show(before), show(result));
    }
    return result;
  };
}
