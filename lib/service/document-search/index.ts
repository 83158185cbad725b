/** The search over indexed documents. */
export function wakeSearchFeed(): void {}
