import type { Line } from '@/lib/engine/documents';
import { evidenceOf } from '../../shared/wording/evidence';
import { educationEvidence } from '../education/evidence';
import type { SectionKind } from '../headings/kinds';

/** Titles, employers, degrees and schools that are set like the headings of their document. */

/** Evidence from which on words surely are those of a title or an organisation, and of a degree or a school. */
const SURE = { title: 2, organisation: 1.5, study: 2 };

/** Lines below a name that may hold the period of its entry. */
const MOST_BELOW = 3;
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;

function isDatedBelow(lines: readonly Line[], index: number): boolean {
  const below = lines.slice(index + 1, index + 1 + MOST_BELOW);
  const end = below.findIndex(({ bullet, role }) => bullet !== undefined || role === 'heading');
  return below.slice(0, end < 0 ? MOST_BELOW : end).some(({ text }) => YEAR.test(text));
}

function isWorded(text: string, above: SectionKind): boolean {
  if (above === 'workHistory' || above === 'volunteering') {
    const { title, organisation } = evidenceOf(text);
    return title >= SURE.title || organisation >= SURE.organisation;
  }
  const { what, where } = educationEvidence(text);
  return above === 'education' && Math.max(what, where) >= SURE.study;
}

/** True for a line directly below one with a year: the second line of a header. */
function isDatedAbove(lines: readonly Line[], index: number): boolean {
  const [above, line] = [lines[index - 1], lines[index]];
  if (above === undefined || line === undefined || above.bullet !== undefined) return false;
  return above.block === line.block && above.page === line.page && YEAR.test(above.text);
}

/**
 * True for a line in the look of the headings, in words that no heading has, that names an entry of the section above
 * it (`above`), with its period in the lines around it.
 */
export function namesEntry(lines: readonly Line[], index: number, above: SectionKind): boolean {
  if (!isWorded(lines[index]?.text ?? '', above)) return false;
  return isDatedBelow(lines, index) || isDatedAbove(lines, index);
}
