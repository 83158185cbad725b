/** What was counted, how many there are, and how many there must be. */
export type Sum = [what: string, is: number, must: number];
