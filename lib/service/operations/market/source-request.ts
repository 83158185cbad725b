import { fail, type Result, succeed } from '@/lib/engine/kernel';
import type { ColumnMapping } from '@/lib/engine/postings';
import type { OperationFailure } from '../outcome';

/** Shared by calls about one source. */

export const NO_SOURCE: OperationFailure = { code: 'DataNotFound', message: 'There is none of this id.' };

/** Returns the mapping without empty columns; a failure names anything that is not a member of a posting. */
export async function readMapping(
  given: Record<string, string>,
): Promise<Result<ColumnMapping, OperationFailure>> {
  // Loaded on demand: the parser and the taxonomies come with it.
  const { COLUMN_TARGETS } = await import('@/lib/engine/postings');
  const unknown = Object.keys(given).find(
    (target) => !(COLUMN_TARGETS as readonly string[]).includes(target),
  );
  if (unknown !== undefined) {
    const message = `Mapping: ${unknown} is none of ${COLUMN_TARGETS.join(', ')}.`;
    return fail({ code: 'InvalidParameter', message });
  }
  return succeed(Object.fromEntries(Object.entries(given).filter(([, column]) => column !== '')));
}
