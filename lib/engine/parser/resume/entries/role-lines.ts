import { words } from '../../../kernel';
import type { EntryLine } from '../lines/entry-line';
import { roleOf } from './statements';

/** A sentence with more words names the employer, too. */
const MOST_WORDS = 10;

/** "Worked as Accountant from May 2014 to June 2015.": a header, though it ends like a sentence. */
function tellsRole({ line: { text, bullet, role }, dates }: EntryLine): boolean {
  const last = dates.at(-1);
  if (last === undefined || last.isSingle || bullet !== undefined || role === 'listItem') return false;
  const told = text.slice(0, last.from);
  const isWhole = /^[\s.)]*$/u.test(text.slice(last.to)) && words(told).length <= MOST_WORDS;
  return isWhole && roleOf(told) !== undefined;
}

/** Returns the lines of a work history, in which a sentence with a role and its period is not text of a job. */
export function withRoleLines(lines: readonly EntryLine[]): EntryLine[] {
  return lines.map((entry) => (entry.isBody && tellsRole(entry) ? { ...entry, isBody: false } : entry));
}
