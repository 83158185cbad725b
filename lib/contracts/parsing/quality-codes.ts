/** QualityCodes of values that may be something else (docs/decisions/0006-quality-codes.md). */
export const DOUBTFUL = { town: '142', degree: '132', school: '133', major: '136' } as const;
