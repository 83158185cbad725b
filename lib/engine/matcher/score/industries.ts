import type { Profile } from '../profile';

/** Fields of work: how much the shares of two documents overlap, in the parts of the taxonomy and in the whole of each. */

/** V1 ids of parts are the id of their taxonomy and three digits. */
export const taxonomyOf = (place: number) => Math.floor(place / 1000);

type Shares = Profile['industries'];

function overlap(source: Shares, target: Shares, groupOf: (id: number) => number): number {
  const votes = new Map<number, number>();
  let sourceSquares = 0;
  let targetSquares = 0;
  let product = 0;
  for (let at = 0; at < source.ids.length; at++) {
    const group = groupOf(source.ids[at] as number);
    votes.set(group, (votes.get(group) ?? 0) + (source.shares[at] as number));
  }
  for (const vote of votes.values()) sourceSquares += vote * vote;
  const others = new Map<number, number>();
  for (let at = 0; at < target.ids.length; at++) {
    const group = groupOf(target.ids[at] as number);
    others.set(group, (others.get(group) ?? 0) + (target.shares[at] as number));
  }
  for (const [group, vote] of others) {
    targetSquares += vote * vote;
    product += vote * (votes.get(group) ?? 0);
  }
  return product / (Math.sqrt(sourceSquares * targetSquares) || 1);
}

/** 0 to 1; undefined where nothing is known of the target. */
export function compareIndustries(
  { industries: source }: Profile,
  { industries: target }: Profile,
): number | undefined {
  if (target.ids.length === 0) return undefined;
  return (overlap(source, target, (id) => id) + overlap(source, target, taxonomyOf)) / 2;
}
