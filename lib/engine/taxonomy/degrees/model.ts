/** A level of a framework of qualifications: its code, and what it is called. */
export type Level = { code: string; description: string };
