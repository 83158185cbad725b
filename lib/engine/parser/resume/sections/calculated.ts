import { findDates, words } from '../../../kernel';
import type { SectionLine } from '../../shared/layout/section-line';
import { CALCULATED, type Section, type SectionKind, TYPE_OF_KIND } from './model';

/**
 * Work history without a heading: the block of short lines with ranges of dates in what would else be contact
 * information, a summary or a section that the tables do not know.
 */

const SOURCES: ReadonlySet<SectionKind> = new Set(['contact', 'summary', 'other']);
/** Only whether there is a range matters here, so any day later than all CVs does for the placing of short years. */
const ANY_DAY = { today: '2040-01-01' };
const MOST_LINES_ABOVE = 2;
const FEWEST_RANGES = 2;

function hasRange({ line }: SectionLine): boolean {
  const isSentence = /[.!?]\s*$/u.test(line.text) && words(line.text).length > 6;
  if (isSentence || line.text.length > 150) return false;
  return findDates(line.text, ANY_DAY).some(({ isSingle }) => !isSingle);
}

/** Returns the first line of the header of the first range: short lines above it without a gap. */
function startOf(lines: readonly SectionLine[], range: number): number {
  let start = range;
  while (start > 0 && range - start < MOST_LINES_ABOVE) {
    const [above, below] = [lines[start - 1]?.line, lines[start]?.line];
    if (
      !above ||
      !below ||
      above.block !== below.block ||
      above.text.length > 80 ||
      above.bullet !== undefined
    )
      break;
    start--;
  }
  return start;
}

function split(section: Section): [Section, Section] | null {
  const ranges = section.lines.map((line, at) => (hasRange(line) ? at : -1)).filter((at) => at >= 0);
  const [first] = ranges;
  if (first === undefined || ranges.length < FEWEST_RANGES) return null;
  const start = startOf(section.lines, first);
  const rest = section.lines.slice(start);
  const [from, to] = [rest[0]?.index, rest.at(-1)?.index];
  if (from === undefined || to === undefined) return null;
  const before = section.lines.slice(0, start);
  const history: Section = {
    kind: 'workHistory',
    type: TYPE_OF_KIND.workHistory,
    alsoKinds: ['education'],
    heading: CALCULATED,
    firstLine: from,
    lastLine: to,
    lines: rest,
  };
  return [{ ...section, lines: before, lastLine: before.at(-1)?.index ?? section.firstLine }, history];
}

/** Returns the sections, with the work history split off from another one if no heading announces it. */
export function withCalculated(sections: readonly Section[]): Section[] {
  if (sections.some(({ kind, alsoKinds }) => kind === 'workHistory' || alsoKinds.includes('workHistory')))
    return [...sections];
  for (const section of sections) {
    const parts = SOURCES.has(section.kind) ? split(section) : null;
    if (parts !== null) return sections.flatMap((other) => (other === section ? parts : [other]));
  }
  return [...sections];
}
