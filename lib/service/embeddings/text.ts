import type { ParsedJob, ParsedResume } from '@/lib/contracts';

/** Text of a document that an external model may see: titles and skills, and nothing that could reveal the person. */

const MOST_TITLES = 12;
const MOST_SKILLS = 80;
const LONGEST = 120;

function written(
  titles: readonly (string | null | undefined)[],
  skills: readonly (string | null | undefined)[],
) {
  const clean = (texts: readonly (string | null | undefined)[], most: number) => [
    ...new Set(texts.flatMap((text) => text?.trim().slice(0, LONGEST) || []).slice(0, most)),
  ];
  const [named, known] = [clean(titles, MOST_TITLES), clean(skills, MOST_SKILLS)];
  if (named.length + known.length === 0) return '';
  return `${named.join('; ')}\n${known.join(', ')}`;
}

/** Titles and skills of a redacted resume; empty where it has none. */
export function textOfResume({ employmentHistory, skills }: ParsedResume): string {
  const titles = employmentHistory?.positions?.map(({ jobTitle }) => jobTitle?.raw) ?? [];
  return written(titles, skills?.raw?.map(({ name }) => name) ?? []);
}

/** Titles and skills of a posting; empty where it has none. */
export function textOfJob({ jobTitles, skills }: ParsedJob): string {
  const titles = [jobTitles?.mainJobTitle, ...(jobTitles?.jobTitle ?? [])];
  return written(titles, skills?.raw?.map(({ name }) => name) ?? []);
}
