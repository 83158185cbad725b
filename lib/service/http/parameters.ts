import { z } from 'zod';
import type { Result } from '@/lib/engine/kernel';
import type { OperationFailure } from '../operations';
import { readObject } from '../request-bodies';

/** Parameters that Next.js found in the path of a request. */
export type PathValues = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Reads path and query of a request by the schemas of its call. Parameters without a schema are ignored, as are unknown
 * members of a body.
 */
export function readParameters<Names extends string>(
  parameters: Readonly<Record<Names, z.ZodType<string>>>,
  path: PathValues,
  query: URLSearchParams,
): Result<Readonly<Record<Names, string>>, OperationFailure> {
  const names = Object.keys(parameters) as Names[];
  const given = Object.fromEntries(names.map((name) => [name, path[name] ?? query.get(name) ?? undefined]));
  return readObject(given, z.object(parameters)) as Result<Readonly<Record<Names, string>>, OperationFailure>;
}
