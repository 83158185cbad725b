import { filterOfValue, type MarketFilter } from '../search/view';

/** Fields whose values have their own pages. */
export const SUBJECT_FIELDS = [
  'profession',
  'organization_name',
  'it_skills',
  'professional_skills',
  'region',
  'location',
  'source_website',
] as const;

export type SubjectField = (typeof SUBJECT_FIELDS)[number];

/** Returns whether a value of a field is its own name, rather than a code. */
export function isItsName(field: SubjectField): boolean {
  return field === 'organization_name' || field === 'source_website';
}

const PATH = '/market/of';

/** Returns whether values of a field have their own pages. */
export function isSubjectField(field: string): field is SubjectField {
  return SUBJECT_FIELDS.some((one) => one === field);
}

/** Returns the address of the page of a profession, an employer, a skill, a place or a website in the market. */
export function subjectPath(field: SubjectField, value: string): string {
  return `${PATH}/${field}/${encodeURIComponent(value)}`;
}

/** Returns the page of a value if its field has pages, for a row of a figure. */
export function pageOf(field: string, value: string): { page?: string } {
  return isSubjectField(field) ? { page: subjectPath(field, value) } : {};
}

/** Returns the filter of the page of a value. */
export function subjectFilter(field: SubjectField, value: string): MarketFilter {
  return filterOfValue(field, value);
}
