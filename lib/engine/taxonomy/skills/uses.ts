import type { ParsedResume } from '@/lib/contracts';

/** Raw skills of a CV or a job, and the combined facts of several that name the same concept. */

type ResumeSkill = NonNullable<NonNullable<NonNullable<ParsedResume['skills']>['raw']>[number]>;

/** A raw skill from a parser. For a CV it has where, how long and until when; for a job whether it is required. */
export type RawSkill = ResumeSkill & { required?: boolean | null };

/** Use of a skill, without its name. */
export type SkillUse = Omit<RawSkill, 'name'>;

function placesOf(raws: readonly RawSkill[]): NonNullable<RawSkill['foundIn']> {
  const places = new Map(
    raws.flatMap(({ foundIn }) => foundIn ?? []).map((place) => [`${place.sectionType} ${place.id}`, place]),
  );
  return [...places.values()];
}

/** Returns all places, the longest use, the latest date, required when one is; missing values are left out. */
export function joinUses(raws: readonly RawSkill[]): SkillUse {
  const foundIn = placesOf(raws);
  const months = raws.flatMap(({ monthsExperience }) => monthsExperience?.value ?? []);
  const dates = raws.flatMap(({ lastUsed }) => lastUsed?.value ?? []).sort();
  const last = dates.at(-1);
  return {
    ...(foundIn.length > 0 ? { foundIn } : {}),
    ...(months.length > 0 ? { monthsExperience: { value: Math.max(...months) } } : {}),
    ...(last ? { lastUsed: { value: last } } : {}),
    ...(raws.some(({ required }) => typeof required === 'boolean')
      ? { required: raws.some(({ required }) => required === true) }
      : {}),
  };
}
