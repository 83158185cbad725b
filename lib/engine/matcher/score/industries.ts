import { taxonomyOf } from '../places';
import type { Profile } from '../profile';

/** Fields of work: how much the shares of two documents overlap, in the parts of the taxonomy and in the whole of each. */

type Shares = Profile['industries'];

/** Returns the sum over all pairs of shares that belong together; there are ten of each at most. */
function product(one: Shares, other: Shares, groupOf: (id: number) => number): number {
  let sum = 0;
  for (let at = 0; at < one.ids.length; at++) {
    const group = groupOf(one.ids[at] as number);
    let votes = 0;
    for (let to = 0; to < other.ids.length; to++)
      if (groupOf(other.ids[to] as number) === group) votes += other.shares[to] as number;
    sum += votes * (one.shares[at] as number);
  }
  return sum;
}

function overlap(source: Shares, target: Shares, groupOf: (id: number) => number): number {
  const squares = product(source, source, groupOf) * product(target, target, groupOf);
  return product(source, target, groupOf) / (Math.sqrt(squares) || 1);
}

const itself = (id: number) => id;

/** 0 to 1; undefined where nothing is known of the target. */
export function compareIndustries(
  { industries: source }: Profile,
  { industries: target }: Profile,
): number | undefined {
  if (target.ids.length === 0) return undefined;
  return (overlap(source, target, itself) + overlap(source, target, taxonomyOf)) / 2;
}
