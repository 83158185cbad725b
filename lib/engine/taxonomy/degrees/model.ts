/** A level of a framework of qualifications: its code and its description. */
export type Level = { code: string; description: string };
