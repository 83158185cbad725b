import type { HandoverLevel } from '@/lib/recruiter/vocabulary';

/** Labels of the levels of detail. */
export const LEVELS: readonly { value: HandoverLevel; label: string }[] = [
  { value: 'blind', label: 'Blind: without name, contacts and photo' },
  { value: 'contacts', label: 'Without contact details' },
  { value: 'full', label: 'In full' },
];
