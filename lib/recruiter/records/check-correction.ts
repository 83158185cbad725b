import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { type DecodedOf, decode, encode } from '@/lib/contracts';
import { done, type Outcome, refused } from '../ground/outcome';
import type { Kind } from './kind';
import { type Path, pathOf, valueAt, withValueAt } from './paths';

const MOST_CHARACTERS = 100_000;

const NO_SUCH_PLACE = refused('invalid', 'There is no such value.', 'path');

/** Lists on the way must hold the entry: one is added by replacing the list. */
function missesEntry(document: unknown, path: Path): boolean {
  return path.some(
    (step, index) => typeof step === 'number' && valueAt(document, path.slice(0, index + 1)) === undefined,
  );
}

/**
 * Checks that a value may be at a path of the parsed data: writes it there, gives the whole the names of the wire,
 * validates it by the contract, and checks whether the value is still there on the way back. `base` is the data that
 * the change applies to.
 */
export function checkCorrection(
  { schema, fixed }: Pick<Kind, 'schema' | 'fixed'>,
  base: object,
  text: string,
  value: unknown,
): Outcome<Path> {
  const path = pathOf(text);
  if (!path || fixed.test(text)) return NO_SUCH_PLACE;
  if (missesEntry(base, path)) return refused('invalid', 'This entry no longer exists.', 'path');
  const written = JSON.stringify(value);
  if (written === undefined || written.length > MOST_CHARACTERS)
    return refused('invalid', 'This value is too long.', 'value');
  const document = withValueAt(base, path, value) as DecodedOf<z.ZodType>;
  const read = schema.safeParse(encode(schema, document));
  if (!read.success) {
    const [issue] = read.error.issues;
    return refused(
      'invalid',
      `This value is not allowed: ${issue?.message ?? 'another kind of value is expected'}.`,
      'value',
    );
  }
  const kept = valueAt(decode(schema, read.data), path);
  return isDeepStrictEqual(kept, JSON.parse(written)) ? done(path) : NO_SUCH_PLACE;
}
