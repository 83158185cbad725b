import { match, matchWord } from './cursor';
import { aboutWords, namedWords } from './vocabulary';

/** Words before a date that do not belong to it: its precision, or its meaning. */

const LINK = /[ -]?(?:(?:of|de|des|du|di|del|van|den) )?/uy;
const COLON = / ?:? ?(?:(?:of|de|in) )?/uy;

/** Returns the place of the date after words like "early", "ca." or "expected"; `at` without such words. */
export function behindQualifier(text: string, at: number): number {
  const about = matchWord(aboutWords, text, at);
  if (about !== null) return match(LINK, text, about.to) === null ? about.to : LINK.lastIndex;
  const named = matchWord(namedWords, text, at);
  if (named === null) return at;
  return match(COLON, text, named.to) === null ? named.to : COLON.lastIndex;
}
