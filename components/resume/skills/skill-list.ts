import type { ParsedResume } from '@/lib/contracts';

/** A skill as it is listed: how long it was used, until when, and how that compares with the longest. */
export type ListedSkill = {
  readonly name: string;
  readonly months: number;
  /** ISO date; null when the text states none. */
  readonly lastUsed: string | null;
  /** 0 to 1, against the skill used longest. */
  readonly share: number;
  /** Path in the resume, for correcting it. */
  readonly path: string;
  /** The words it was read as. */
  readonly writtenAs: readonly string[];
  /** The sections it was found in. */
  readonly foundIn: readonly string[];
};

type Skills = NonNullable<ParsedResume['skills']>;
type Unranked = Omit<ListedSkill, 'share'>;

function fromNormalized(skills: NonNullable<Skills['normalized']>): Unranked[] {
  return skills.map((skill, index) => ({
    name: skill.name ?? '',
    months: skill.monthsExperience?.value ?? 0,
    lastUsed: skill.lastUsed?.value ?? null,
    path: `skills.normalized.${index}.name`,
    writtenAs: [...(skill.rawSkills ?? []), skill.name ?? ''],
    foundIn: sectionTypes(skill.foundIn),
  }));
}

function fromRaw(skills: NonNullable<Skills['raw']>): Unranked[] {
  return skills.map((skill, index) => ({
    name: skill.name ?? '',
    months: skill.monthsExperience?.value ?? 0,
    lastUsed: skill.lastUsed?.value ?? null,
    path: `skills.raw.${index}.name`,
    writtenAs: [skill.name ?? ''],
    foundIn: sectionTypes(skill.foundIn),
  }));
}

function sectionTypes(
  found: readonly { sectionType?: string | null | undefined }[] | null | undefined,
): string[] {
  return [...new Set((found ?? []).flatMap(({ sectionType }) => sectionType ?? []))];
}

/** Returns the skills of a resume, those used longest first; the normalised ones where there are any. */
export function listedSkills(resume: ParsedResume): ListedSkill[] {
  const { normalized, raw } = resume.skills ?? {};
  const skills = normalized && normalized.length > 0 ? fromNormalized(normalized) : fromRaw(raw ?? []);
  const longest = Math.max(1, ...skills.map(({ months }) => months));
  return skills
    .filter(({ name }) => name !== '')
    .map((skill) => ({ ...skill, share: skill.months / longest }))
    .toSorted(
      (a, b) =>
        b.months - a.months ||
        (b.lastUsed ?? '').localeCompare(a.lastUsed ?? '') ||
        a.name.localeCompare(b.name, 'en'),
    );
}
