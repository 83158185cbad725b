import {
  type DescribedProfile,
  lookupOf,
  monthAt,
  openProfile,
  type Profile,
  packProfile,
  tradeOf,
} from '@/lib/engine/matcher';
import { matchKnowledge } from './knowledge';

/** A described document as an index keeps it: the profile as base64, and the words, which few are read of. */

type Wording = DescribedProfile['wording'];

/** Returns the data that an index keeps of a document for matching. */
export function matchableOf(described: DescribedProfile, now = Date.now()) {
  const knowledge = matchKnowledge();
  return {
    trade: tradeOf(described.profile, knowledge),
    lookup: lookupOf(described.profile, knowledge, monthAt(now)),
    profile: Buffer.from(packProfile(described.profile)).toString('base64'),
    wording: JSON.stringify(described.wording),
  };
}

/** Opens a stored profile; undefined where it has another format. */
export function openStored(stored: string): Profile | undefined {
  return openProfile(Buffer.from(stored, 'base64'));
}

/** Returns the words of a stored profile. */
export function wordingOf(stored: string): Wording {
  return JSON.parse(stored) as Wording;
}
