import type { ShortlistActions } from '@/components/shortlist/actions';
import type { EmbeddedMatcher, MatchPreferences, MatchSource, Outcome } from '@/lib/recruiter/vocabulary';

/** What the page of a match asks of the server: for the matcher to embed, and to keep weights and filters. */
export type MatchActions = {
  open(source: MatchSource): Promise<Outcome<EmbeddedMatcher>>;
  /** Null for who may only look. */
  write:
    | (ShortlistActions & {
        save(input: { id: string; preferences: MatchPreferences }): Promise<Outcome<null>>;
      })
    | null;
};
