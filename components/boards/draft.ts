import type { BoardSubject } from '@/lib/recruiter/vocabulary';

/** An item to put on a board, with its name there. */
export type BoardDraft = { name: string; subject: BoardSubject };
