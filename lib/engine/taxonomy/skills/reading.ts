import type { Skill, Term } from './model';
import type { Candidate } from './scan';
import type { Token } from './tokens';

/** What a candidate is read as; `options` are the terms it may be, when it is open. `isTold`: the text around it says it. */
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
