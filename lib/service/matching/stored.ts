import {
  type DescribedProfile,
  lookupOf,
  openProfile,
  type Profile,
  packProfile,
} from '@/lib/engine/matcher';

/** A described document as an index keeps it: the profile as base64, and behind it the words, which few are read of. */

type Wording = DescribedProfile['wording'];

const BREAK = '\n';

/** What an index keeps of a document to match it by. */
export function matchableOf(described: DescribedProfile) {
  const { skills, fields, titleVector } = lookupOf(described.profile);
  const bytes = Buffer.from(packProfile(described.profile)).toString('base64');
  return {
    skills,
    professions: fields,
    titleVector,
    profile: `${bytes}${BREAK}${JSON.stringify(described.wording)}`,
  };
}

/** The profile of what was kept; undefined where it is of another format. */
export function openStored(stored: string): Profile | undefined {
  return openProfile(Buffer.from(stored.slice(0, stored.indexOf(BREAK)), 'base64'));
}

/** The words of what was kept. */
export function wordingOf(stored: string): Wording {
  return JSON.parse(stored.slice(stored.indexOf(BREAK) + 1)) as Wording;
}
