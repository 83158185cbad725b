import { type JobKind, phrasesOf } from '../../../../lexicon';

/**
 * Legal forms: as whole words, almost sure signs of an organisation. In Indonesia PT is before the name; by itself it is a
 * physiotherapist.
 */
export const LEGAL_FORMS: readonly string[] = [...phrasesOf(({ employers }) => employers?.legalForms), 'pt '];

/** Words that are often in names of organisations, and parts of them where no space shows words. */
export const ORGANISATION_WORDS: readonly string[] = phrasesOf(({ employers }) => employers?.words);
export const UNSPACED_ORGANISATION_WORDS: readonly string[] = phrasesOf(({ employers }) => employers?.pieces);

/** Words for work on one's own account. */
export const SELF_EMPLOYED_WORDS: readonly string[] = phrasesOf(({ employers }) => employers?.oneself);

/** Ways of working that are not places. */
export const REMOTE_WORDS: readonly string[] = phrasesOf(({ employment }) => employment?.remote);

/** Kinds of contract, in the order in which they are tried. */
const JOB_KINDS: readonly JobKind[] = ['internship', 'volunteer', 'temp', 'contract', 'directHire'];

export const JOB_TYPE_WORDS: readonly (readonly [type: JobKind, words: readonly string[]])[] = JOB_KINDS.map(
  (kind) => [kind, phrasesOf(({ employment }) => employment?.[kind])] as const,
);
