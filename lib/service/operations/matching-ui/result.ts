import type { DecodedOf, MatcherResult } from '@/lib/contracts';
import type { Category } from '@/lib/scoring';

/** What the page shows of a result, and what is told of one category of it. */

export type Result = DecodedOf<typeof MatcherResult>;
export type Direction = NonNullable<Result['scores']>['own'];
export type Fact = Result['facts'][number];

/** How one category came out: its score, the terms that it rests on, and the sentences about them. */
export type Explained = { category: Category; score: number; terms: string[]; evidence: Fact[] };
