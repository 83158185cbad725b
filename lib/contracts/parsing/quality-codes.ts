/** QualityCodes of values that may be something else (docs/decisions/0006-quality-codes.md). */
export const DOUBTFUL = { town: '142', degree: '132', school: '133', major: '136' } as const;

/** QualityCodes of periods of the document that no position or no study has (the same decision). */
export const UNREAD_DATES = { position: '326', study: '327' } as const;

/** Returns the texts of the document that such a message is about: it ends with them, "(2014 - 2015; May 2019)". */
export function quotedIn(message: string): string[] {
  const from = message.indexOf(' (');
  return from < 0 || !message.endsWith(')') ? [] : message.slice(from + 2, -1).split('; ');
}
