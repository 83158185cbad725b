/** QualityCode of a town that may be something else (docs/decisions/0006-quality-codes.md). */
export const DOUBTFUL_TOWN = '142';
