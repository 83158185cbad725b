/**
 * How scores of both sides become the share of pairs that suit: a logistic curve, made by `npm run fit -- score`, of CVs that people
 * published in the United States (public domain, CC0) and whose headlines name their occupations.
 */

export const CURVE = { start: -7.304, slope: 0.12326 };
