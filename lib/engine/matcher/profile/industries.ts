import type { Skill } from '../../taxonomy';
import type { MatchKnowledge } from '../knowledge';
import type { Profile, TitleFacts } from './model';
import { largestOf, shareBytes } from './vectors';

/** Fields of work, as parts of the skills taxonomy, from the titles and from the skills. */

const MOST_PLACES = 10;
/** Weight of the skills relative to the titles. */
const SKILLS = 1;

export function industriesOf(
  { aims }: TitleFacts,
  skills: readonly { skill: Skill; demand: number }[],
  { placesOfUnit }: MatchKnowledge,
): Profile['industries'] {
  const votes = new Map<number, number>();
  const vote = (place: number, share: number) => votes.set(place, (votes.get(place) ?? 0) + share);
  const aimed = aims.shares.reduce((sum, share) => sum + share, 0) || 1;
  aims.units.forEach((unit, at) => {
    for (const [place, share] of placesOfUnit[unit] ?? [])
      vote(place, (share * (aims.shares[at] ?? 0)) / aimed);
  });
  const hard = skills.filter(({ skill }) => skill.type !== 'Soft');
  const demanded = hard.reduce((sum, { demand }) => sum + demand, 0) || 1;
  for (const { skill, demand } of hard) vote(Number(skill.category.place.id), (SKILLS * demand) / demanded);
  const { ids, shares } = largestOf(votes, MOST_PLACES);
  return { ids: Uint32Array.from(ids), shares: shareBytes(shares) };
}
