import type { BoardSubject, Outcome, ShownItem } from '@/lib/recruiter/vocabulary';

/** What can be put on a board, under the name that it has there. */
export type BoardDraft = { name: string; subject: BoardSubject };

/** What the pages hand to the views of boards: server actions that check the role again. */
export type BoardActions = {
  addBoard(input: { name: string; shared: boolean }): Promise<Outcome<{ id: string }>>;
  changeBoard(input: {
    id: string;
    name?: string;
    shared?: boolean;
    removed?: boolean;
  }): Promise<Outcome<null>>;
  addItem(input: { board: string } & BoardDraft): Promise<Outcome<{ id: string }>>;
  changeItem(input: { board: string; id: string; name?: string; removed?: boolean }): Promise<Outcome<null>>;
  arrange(input: { board: string; items: string[] }): Promise<Outcome<null>>;
  load(input: { id: string }): Promise<Outcome<ShownItem[]>>;
};
