import type { Paragraph } from '../../shared/layout/paragraphs';

/** Subject of a part of a posting. */
export type PostingSectionKind =
  /** Lines before the first heading: title, employer, facts, an introduction. */
  | 'head'
  /** The job in general. */
  | 'role'
  | 'duties'
  | 'requirements'
  /** Requirements that one may lack. */
  | 'preferred'
  | 'benefits'
  | 'employer'
  | 'pay'
  | 'application'
  /** Place, contract, hours and the like. */
  | 'facts'
  /** Equal opportunities, privacy, other jobs: nothing of this job. */
  | 'notice'
  | 'other';

/** A part of a posting as its author cut it. */
export type PostingSection = {
  kind: PostingSectionKind;
  /** As written; empty for the head. */
  heading: string;
  paragraphs: Paragraph[];
};
