import type { Outcome } from '@/lib/recruiter/vocabulary';

/** What may be changed of a task. */
export type TaskChange = { done?: boolean; removed?: boolean; dueOn?: string | null; assigneeId?: string };

/** What the pages hand to the views of notes and tasks: server actions that check the role again. */
export type TogetherActions = {
  note(input: { id: string; text: string; mentions: string[] }): Promise<Outcome<{ note: string }>>;
  switchNote(input: { note: string; removed: boolean }): Promise<Outcome<null>>;
  task(input: {
    id: string;
    text: string;
    dueOn: string | null;
    assigneeId?: string;
  }): Promise<Outcome<{ task: string }>>;
  changeTask(input: { task: string } & TaskChange): Promise<Outcome<null>>;
};
