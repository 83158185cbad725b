/**
 * Shares of a whole as integers that total `whole`: each gets its share rounded down, and the rest goes one by one to
 * the largest remainders, the first of equal ones first. All zero where there is nothing to share.
 */
export function integerShares(weights: readonly number[], whole = 100): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(total > 0)) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight / total) * whole);
  const shares = exact.map(Math.floor);
  const left = whole - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = [...exact.keys()].sort(
    (a, b) => (exact[b] ?? 0) - (shares[b] ?? 0) - ((exact[a] ?? 0) - (shares[a] ?? 0)) || a - b,
  );
  for (const at of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}
