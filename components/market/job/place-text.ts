import { countryName } from '@/components/dossier/words';
import type { JobPayStanding } from '@/lib/recruiter/vocabulary';

/** Says where the jobs are that a job of one's own is compared with. */
export function placeText({ where }: Pick<JobPayStanding, 'where'>): string {
  if (!where) return 'anywhere in the market';
  return 'near' in where ? `within 50 km of ${where.near}` : `in ${countryName(where.country)}`;
}
