import type { DecodedOf, MatcherResult } from '@/lib/contracts';
import type { Category } from '@/lib/scoring';

/** A result as the page shows it, with one category of it explained. */

export type Result = DecodedOf<typeof MatcherResult>;
export type Direction = NonNullable<Result['scores']>['own'];
export type Fact = Result['facts'][number];

/** Result of one category: its score, the terms that it rests on, and the sentences about them. */
export type Explained = { category: Category; score: number; terms: string[]; evidence: Fact[] };
