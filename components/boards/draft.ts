import type { BoardSubject } from '@/lib/recruiter/vocabulary';

/** What can be put on a board, under the name that it has there. */
export type BoardDraft = { name: string; subject: BoardSubject };
