/** Name of a count, its value, and its expected value. */
export type Sum = [what: string, is: number, must: number];
