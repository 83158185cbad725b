import type {
  BulkAct,
  BulkDone,
  CandidateListQuery,
  DossierKind,
  DuplicateDecision,
  JobListQuery,
  Outcome,
} from '@/lib/recruiter/vocabulary';

/**
 * Actions that the pages pass to the views: each is a server action that checks the role again and refreshes the page.
 * A view that gets no actions shows none.
 */

export type DossierActions = {
  /** Puts them into the bin. */
  remove(input: { ids: string[] }): Promise<Outcome<{ binned: number }>>;
  /** Takes them out of the bin. */
  restore(input: { ids: string[] }): Promise<Outcome<{ restored: number }>>;
  parseAgain(ids: string[]): Promise<Outcome<{ count: number }>>;
  tag(input: { ids: string[]; add: string[]; remove: string[] }): Promise<Outcome<{ changed: number }>>;
};

/** Everything that the question of a list finds, and how many were on screen. */
export type AllOf =
  | { kind: 'candidate'; query: CandidateListQuery; seen: number }
  | { kind: 'job'; query: JobListQuery; seen: number };

/** Acts on everything that a question finds: the server asks it again. */
export type BulkActions = {
  change(input: { all: AllOf; act: BulkAct }): Promise<Outcome<BulkDone>>;
  /** Acts on chosen lines; taken back likewise. */
  chosen(input: { kind: DossierKind; ids: string[]; act: BulkAct }): Promise<Outcome<BulkDone>>;
  undo(input: { id: string }): Promise<Outcome<{ changed: number }>>;
};

export type ListActions = DossierActions & {
  all: BulkActions;
  loadSamples(): Promise<Outcome<{ files: number }>>;
  removeSamples(): Promise<Outcome<{ deleted: number }>>;
};

export type CorrectingActions = {
  /** `seen` is the value that was on screen; another one there by now is a conflict. */
  correct(input: {
    id: string;
    path: string;
    value: unknown;
    seen?: unknown;
    key?: string;
  }): Promise<Outcome<null>>;
  removeCorrection(input: { id: string; path: string }): Promise<Outcome<unknown>>;
  undoCorrection(input: { id: string; path?: string }): Promise<Outcome<unknown>>;
};

export type WorkbenchActions = DossierActions &
  CorrectingActions & {
    /** Shows the parse of another document; `before` is the previous one. */
    showDocument(input: { id: string; document: string }): Promise<Outcome<{ before: string }>>;
  };

export type Decision = { itemId: string; decision: DuplicateDecision; dossierId?: string };

export type UploadActions = {
  paste(input: { kind: DossierKind; text: string; name?: string }): Promise<Outcome<{ batchId: string }>>;
  /** Fetches the posting that a page carries. */
  fetchPage(input: { address: string }): Promise<Outcome<{ batchId: string }>>;
  decide(decisions: Decision[]): Promise<Outcome<{ count: number }>>;
  undoDecision(input: { itemId: string }): Promise<Outcome<unknown>>;
  retry(input: { batchId: string; itemId: string }): Promise<Outcome<{ queued: number }>>;
  /** Retries everything in these uploads that may be retried. */
  retryAll(batchIds: string[]): Promise<Outcome<unknown>>;
  dismiss(batchIds: string[]): Promise<Outcome<unknown>>;
};
