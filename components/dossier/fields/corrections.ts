import type { Correction } from '@/lib/recruiter/vocabulary';

/** Lists whose entries have separate fields: removing one corrects the list, and leaves the others alone. */
const LISTS_OF_ENTRIES: ReadonlySet<string> = new Set([
  'employmentHistory.positions',
  'education.educationDetails',
  'skills.raw',
  'skills.normalized',
]);

/** Returns the correction that shows at a path: its own, or the one of the value it is part of. */
export function correctionAt(corrections: readonly Correction[], path: string): Correction | undefined {
  return corrections
    .filter((correction) => !correction.detached)
    .filter(
      (correction) =>
        correction.path === path ||
        (path.startsWith(`${correction.path}.`) && !LISTS_OF_ENTRIES.has(correction.path)),
    )
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** The members that set an entry of a list apart from the others. */
const NAMES = ['formattedName', 'raw', 'name', 'language', 'jobTitle', 'degree', 'schoolName', 'employer'];

function wordsOf(value: unknown): string[] {
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap((entry) => wordsOf(entry));
  const known = value as Record<string, unknown>;
  const [first] = NAMES.flatMap((name) => wordsOf(known[name]));
  if (first !== undefined) return [first];
  return Object.entries(known).flatMap(([name, entry]) => (name === 'id' ? [] : wordsOf(entry)));
}

const LONGEST = 160;

/** Describes a value of any shape in a few words, to show the previous one. */
export function valueText(value: unknown): string {
  const date = value as { date?: string; isCurrentDate?: boolean; foundMonth?: boolean } | null;
  if (date && typeof date === 'object' && typeof date.date === 'string')
    return date.isCurrentDate ? 'Present' : date.date.slice(0, date.foundMonth ? 7 : 4);
  const text = wordsOf(value).join(', ');
  if (text === '') return 'nothing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
