import type { StringModel } from '@/lib/engine/strings';
import { fold, words } from '../../../kernel';
import { likelihoodOf } from '../../shared/certainty';
import type { ParsedEducation, ParsedPosition } from '../entries/model';
import type { Section } from '../headings/kinds';
import { isBareName } from '../records/labels';
import { eachOnce, type Unread } from './unread-dates';

/**
 * Lines of the lists of jobs and studies that name a title, an employer, a school or a degree and belong to no entry.
 */

/** Certainty of the model of strings from which on a line is such a name; chosen. */
const SURE = 0.9;
/** Words that a name has at most. */
const LONGEST = 12;

const NAMES = ['title', 'employer', 'school', 'degree'] as const;

/** True for a line that is a name, and not the label of one, or a name with other words. */
function isName(text: string, strings: StringModel): boolean {
  const length = words(text).length;
  if (length === 0 || length > LONGEST || /[:：©]/u.test(text) || isBareName(text)) return false;
  return NAMES.some((name) => likelihoodOf(text, [name], strings) >= SURE);
}

/** Share of the longer words of a line that no entry has, from which on the line was not read; chosen. */
const MOSTLY = 0.6;

/** Returns the words of a text that tell it from others, without numbers. */
const longer = (text: string) => words(fold(text)).filter((word) => word.length > 3 && !/\d/u.test(word));

/** Returns all texts within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** True for a line most of whose words are in no entry: parts of headers stand in lines of their own, too. */
function isUnheld(text: string, held: ReadonlySet<string>): boolean {
  const own = longer(text);
  return own.length > 0 && own.filter((word) => !held.has(word)).length >= own.length * MOSTLY;
}

/**
 * Returns the names in lists of jobs and studies that are in none of the lines of entries, each once; the first row of a
 * table names its columns.
 */
export function unreadLinesOf(
  sections: readonly Section[],
  read: ReadonlySet<number>,
  entries: readonly (ParsedPosition | ParsedEducation)[],
  strings: StringModel | undefined,
): Unread[] {
  if (strings === undefined) return [];
  const held = new Set(entries.flatMap(textsIn).flatMap(longer));
  const unread = sections.flatMap(({ kind, lines }) => {
    if (kind !== 'workHistory' && kind !== 'education') return [];
    return lines
      .filter(({ index, line }) => !read.has(index) && line.cell?.row !== 0)
      .filter(({ line }) => isUnheld(line.text, held) && isName(line.text, strings))
      .map(
        ({ line }): Unread => ({
          about: kind === 'education' ? 'education' : 'position',
          text: line.text.trim(),
        }),
      );
  });
  return eachOnce(unread);
}
