import type { DuplicateDecision, Outcome } from '@/lib/recruiter/vocabulary';

/**
 * What the pages hand to the views: each is a server action that checks the role again and refreshes the page.
 * A view that gets no actions shows none.
 */

export type ListActions = {
  remove(candidateIds: string[]): Promise<Outcome<{ deleted: number }>>;
  parseAgain(candidateIds: string[]): Promise<Outcome<{ queued: number }>>;
  tag(input: {
    candidateIds: string[];
    add: string[];
    remove: string[];
  }): Promise<Outcome<{ changed: number }>>;
  loadSamples(): Promise<Outcome<{ files: number }>>;
  removeSamples(): Promise<Outcome<{ deleted: number }>>;
};

export type CandidateActions = Pick<ListActions, 'remove' | 'parseAgain' | 'tag'> & {
  correct(input: { candidateId: string; path: string; value: unknown }): Promise<Outcome<null>>;
  removeCorrection(input: { candidateId: string; path: string }): Promise<Outcome<null>>;
  undoCorrection(input: { candidateId: string; path?: string }): Promise<Outcome<null>>;
};

export type Decision = { itemId: string; decision: DuplicateDecision; candidateId?: string };

export type UploadActions = {
  paste(input: { text: string; name?: string }): Promise<Outcome<{ batchId: string }>>;
  decide(decisions: Decision[]): Promise<Outcome<{ decided: number }>>;
  undoDecision(itemId: string): Promise<Outcome<null>>;
  retry(input: { batchId: string; itemId: string }): Promise<Outcome<{ queued: number }>>;
  /** Tries again whatever may be tried again in these uploads. */
  retryAll(batchIds: string[]): Promise<Outcome<null>>;
  dismiss(batchIds: string[]): Promise<Outcome<null>>;
};
