/** Numbers as SQL: places and weights that were computed here. Whatever comes from a document is a parameter. */

export function sqlNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no number of SQL`);
  return value.toFixed(6);
}

/** Returns a sum of columns, each with its weight. */
export function weightedSum(terms: readonly { weight: number; of: string }[]): string {
  const counted = terms.filter(({ weight }) => weight !== 0);
  return `(${counted.map(({ weight, of }) => `${sqlNumber(weight)} * ${of}`).join(' + ') || '0.'})`;
}

/** Returns a number of a list by its place from 0. */
export const itemAt = (column: string, place: number) => `${column}[${place + 1}]`;

/** 0 up to the least, 1 from the most on. */
export function rising(value: string, { least, most }: { least: number; most: number }): string {
  return `least(greatest((${value} - ${sqlNumber(least)}) / ${sqlNumber(most - least)}, 0.), 1.)`;
}

/** Returns the share left for a level below the wanted one: `byStep` for 0, 1, 2 and 3 steps. */
export function byStepsBelow(actual: string, wanted: number, byStep: readonly number[]): string {
  const cases = byStep.map((left, steps) => `${actual} >= ${wanted - steps}, ${sqlNumber(left)}`);
  return `multiIf(${cases.join(', ')}, 0.)`;
}
