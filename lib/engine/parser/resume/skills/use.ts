import type { ParsedResume } from '@/lib/contracts';
import type { ParsedPosition } from '../entries/model';
import { monthsOf, spanOfPosition } from '../experience/months';

/** Duration and last use of a skill, from the positions that name it. */

export type RawSkill = NonNullable<NonNullable<NonNullable<ParsedResume['skills']>['raw']>[number]>;

/** Returns where, for how long and until when: the sections that name the skill, then the positions that do. */
export function placesOfUse(
  sectionTypes: Iterable<string>,
  positions: readonly ParsedPosition[],
): Omit<RawSkill, 'name'> {
  const spans = positions.flatMap((position) => spanOfPosition(position) ?? []);
  const lastUsed = positions
    .flatMap(({ endDate }) => endDate?.date ?? [])
    .sort()
    .at(-1);
  return {
    foundIn: [
      ...[...sectionTypes].map((sectionType) => ({ sectionType })),
      ...positions.map(({ id }) => ({ sectionType: 'WORK_HISTORY', id })),
    ],
    ...(spans.length > 0 ? { monthsExperience: { value: monthsOf(spans) } } : {}),
    ...(lastUsed ? { lastUsed: { value: lastUsed } } : {}),
  };
}
