/** QualityCodes of values that may be something else (docs/decisions/0006-quality-codes.md). */
export const DOUBTFUL = { town: '142', degree: '132', school: '133', major: '136' } as const;

/** QualityCodes of periods, and of names, that the document gives and no position or no study has (the same decision). */
export const UNREAD: Record<'position' | 'study', readonly string[]> = {
  position: ['326', '225'],
  study: ['327', '234'],
};

/** Returns the texts of the document that such a message is about: it ends with them, "(2014 - 2015; May 2019)". */
export function quotedIn(message: string): string[] {
  const from = message.indexOf(' (');
  return from < 0 || !message.endsWith(')') ? [] : message.slice(from + 2, -1).split('; ');
}
