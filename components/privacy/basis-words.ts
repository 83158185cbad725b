import type { Basis } from '@/lib/recruiter/vocabulary';

export const BASIS_WORDS: Readonly<Record<Basis, string>> = {
  unknown: 'Not recorded',
  consent: 'Consent given',
  application: 'Applied to a job',
  interest: 'Legitimate interest',
  withdrawn: 'Consent withdrawn',
};
