import type { Skill, Term } from './model';
import type { Candidate } from './scan';
import type { Token } from './tokens';

/**
 * Reading of a candidate; `options` are the possible terms while it is open. `isTold`: the text around it confirms it.
 */
export type Reading = {
  candidate: Candidate;
  skill: Skill | undefined;
  options: readonly Term[];
  isTold: boolean;
};

/** A text of a document with the candidates in it. */
export type ScannedText = {
  folded: string;
  original: string;
  tokens: readonly Token[];
  candidates: readonly Candidate[];
};
