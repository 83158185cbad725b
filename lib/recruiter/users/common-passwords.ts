import { once } from '@/lib/platform';

/**
 * Passwords below this score (of 4) fall to a list of passwords and its usual changes: digits at the end, words twice,
 * rows of keys.
 */
const LEAST_SCORE = 2;
/** More characters take time and add nothing: common passwords show within these. */
const LOOKED_AT = 64;
/** Words that are common here and in no list. */
const OWN_WORDS = ['shortlist', 'recruiter', 'candidates'];

async function openJudge() {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });
}

/** Returns whether many have this password, or nearly this one, by a list of more than 40,000. Opens the list with the first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const judge = await once('common-passwords', openJudge);
  return judge.check(password.slice(0, LOOKED_AT), OWN_WORDS).score < LEAST_SCORE;
}
