import { z } from 'zod';
import type { DecodedOf } from '../codec';
import { Info } from '../info';
import { maybe } from '../parsing/shared';

/** wire-facts 5: IndexType. */
export const INDEX_TYPES = ['Resume', 'Job'] as const;

/** POST /index/{i} (wire-facts 1.3). The case of the type does not matter. */
export const CreateIndexRequest = z.object({ IndexType: z.string() });

/** `OwnerId` is the id of the account. */
const Index = z.object({ OwnerId: z.string(), Name: z.string(), IndexType: z.enum(INDEX_TYPES) });

/** GET /index. */
export const IndexList = z.array(Index);
export const IndexListResponse = z.object({ Info, Value: maybe(IndexList) });

/** GET /index/{i}/count. */
export const IndexCount = z.object({ Count: z.number().int() });
export const IndexCountResponse = z.object({ Info, Value: maybe(IndexCount) });

export type IndexType = (typeof INDEX_TYPES)[number];
export type IndexData = DecodedOf<typeof Index>;
