import type { AlertEvery, Outcome, SavedKind } from '@/lib/recruiter/vocabulary';

/** What the frame hands to the views of saved searches: server actions that check the role again. */
export type SavedActions = {
  save(input: {
    kind: SavedKind;
    name: string;
    params: string;
    shared: boolean;
    pinned: boolean;
  }): Promise<Outcome<{ id: string }>>;
  change(input: { id: string; shared?: boolean; pinned?: boolean }): Promise<Outcome<null>>;
  remove(id: string): Promise<Outcome<null>>;
  setAlert(input: {
    id: string;
    every: AlertEvery | null;
    byMail: boolean;
    byWebhook: boolean;
  }): Promise<Outcome<null>>;
  look(id: string): Promise<Outcome<null>>;
};
