import { chipsOf, commonChips, truthChip } from '@/components/dossier/list/filter-chip';
import type { FilterChip } from '@/components/dossier/list/list-spec';
import { careerChips, factChips } from '@/components/dossier/list/search/fact-chips';
import type { CandidateFilters } from '@/lib/recruiter/vocabulary';

export type ExperienceRange = {
  readonly label: string;
  readonly minimumMonths?: number;
  readonly maximumMonths?: number;
};

export const EXPERIENCE_RANGES: readonly ExperienceRange[] = [
  { label: 'Under 2 years', maximumMonths: 23 },
  { label: '2 to 5 years', minimumMonths: 24, maximumMonths: 59 },
  { label: '5 to 10 years', minimumMonths: 60, maximumMonths: 119 },
  { label: '10 years and more', minimumMonths: 120 },
];

export function isRange(filters: CandidateFilters, range: ExperienceRange): boolean {
  return filters.minimumMonths === range.minimumMonths && filters.maximumMonths === range.maximumMonths;
}

function experienceLabel(filters: CandidateFilters): string {
  const known = EXPERIENCE_RANGES.find((range) => isRange(filters, range));
  if (known) return known.label;
  const { minimumMonths: from, maximumMonths: to } = filters;
  if (from !== undefined && to !== undefined) return `${from} to ${to} months`;
  return from === undefined ? `Up to ${to} months` : `From ${from} months`;
}

function experienceChip(filters: CandidateFilters): FilterChip[] {
  if (filters.minimumMonths === undefined && filters.maximumMonths === undefined) return [];
  const without = { minimumMonths: undefined, maximumMonths: undefined };
  return [{ key: 'experience', label: experienceLabel(filters), without }];
}

/** Returns the chip for the required number of skills, if more than one. */
function minimumChip({ skills, minimumSkills }: CandidateFilters): FilterChip[] {
  const count = skills?.length ?? 0;
  if (count < 2 || minimumSkills === undefined || minimumSkills < 2) return [];
  const label =
    minimumSkills >= count ? `All ${count} skills` : `${minimumSkills} or more of ${count} skills`;
  return [{ key: 'minimum-skills', label, without: { minimumSkills: undefined } }];
}

/** Returns the chips of everything that narrows the list, in the order of the filter menu. */
export function filterChips(filters: CandidateFilters): FilterChip[] {
  return commonChips(filters, 'CV', [
    ...minimumChip(filters),
    ...chipsOf('skills', filters.skills, (skill) => skill),
    ...careerChips(filters),
    ...factChips(filters),
    ...experienceChip(filters),
    ...truthChip('hasFindings', filters.hasFindings, ['With findings', 'Without findings']),
    ...truthChip('misfit', filters.misfit, ['Does not look like a CV', 'Looks like a CV']),
  ]);
}
