import { z } from 'zod';
import { maybe } from '../parsing/shared';

/** A document of an index, or one that came with the request: then without an index. */
export const DocumentRef = z.object({ IndexId: maybe(z.string()), DocumentId: z.string() });
