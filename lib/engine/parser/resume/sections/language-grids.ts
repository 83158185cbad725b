import type { Line } from '../../../documents';
import { fold } from '../../../kernel';
import { alternativesOf, phrasesOf } from '../../../lexicon';

/** Titles of the columns of a grid of languages ("Speaking", "Writing"), which are headings elsewhere. */

const ACTIVITY = new RegExp(
  String.raw`^(?:${alternativesOf(phrasesOf(({ languageActivities }) => languageActivities).map(fold))})(?!\p{L}).{0,20}$`,
  'u',
);
/** Lines before and after a cell among which the others of its row are. */
const NEAR = 8;

const isActivity = (text: string) => ACTIVITY.test(fold(text.trim()));

/** True for a line, or a cell next to another one in its row, that names an activity in a language. */
export function isTitleOfLanguages(lines: readonly Line[], index: number): boolean {
  const line = lines[index];
  const titles = line?.text.split('\t') ?? [];
  if (line === undefined || !titles.every(isActivity)) return false;
  if (titles.length > 1) return true;
  const { cell } = line;
  if (cell === undefined) return false;
  return lines
    .slice(Math.max(0, index - NEAR), index + NEAR + 1)
    .some(
      ({ cell: other, text }) =>
        other?.table === cell.table &&
        other.row === cell.row &&
        other.column !== cell.column &&
        isActivity(text),
    );
}
