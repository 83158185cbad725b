import type { MarketField } from '@/lib/recruiter/vocabulary';

/** Fields that are only shown, or that nobody provides: filtering by them finds nothing. */
const NOT_ASKED = new Set(['location_name', 'location_coordinates', 'salary_text', 'posting_id']);
/** Texts of which hardly two are alike. */
const EACH_OTHER = new Set(['full_text', 'source_url']);

/** Returns whether jobs can be filtered by a field. */
export function isAskedFor({ name }: MarketField): boolean {
  return !NOT_ASKED.has(name);
}

/** Returns whether the values of a field can be listed with the number of jobs that have them. */
export function hasListedValues(field: MarketField): boolean {
  const { name, type, isCoded } = field;
  return isCoded || (type === 'text' && !EACH_OTHER.has(name) && isAskedFor(field));
}
