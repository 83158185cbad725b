import type { AllOf } from '@/components/dossier/actions';
import type { Act, BulkDone, EntryChange, Outcome } from '@/lib/recruiter/vocabulary';

/** What the pages hand to the views of shortlists: server actions that check the role again. */
export type ShortlistActions = {
  change(input: {
    jobId: string;
    candidateIds: string[];
    change: EntryChange;
    /** How well they match the job, of 100, by id. */
    scores?: Record<string, number> | undefined;
  }): Promise<Outcome<Act>>;
  /** Puts everybody whom a question of the list finds on a shortlist. */
  changeAll(input: { all: AllOf; jobId: string }): Promise<Outcome<BulkDone>>;
  note(input: {
    jobId: string;
    candidateId: string;
    text: string;
    mentions: string[];
  }): Promise<Outcome<Act>>;
  removeNote(input: { id: string }): Promise<Outcome<Act>>;
  undo(input: { act: string }): Promise<Outcome<Act & { kept: number }>>;
};
