/**
 * Cuts a document into its sections.
 *
 * Headings are known by their wording in some thirty languages (`../headings`) and by the look that the headings of
 * this document share (`look-evidence.ts`). A section goes on in its own column: a side bar does not interrupt the main
 * text, and both go on over the pages. What comes before the first heading is contact information.
 * This module does not read fields.
 */

import type { SourceDocument } from '@/lib/engine/documents';
import { lineOfRest } from '../../shared/layout/rest';
import type { SectionLine } from '../../shared/layout/section-line';
import { signedLines } from '../contact/signed-place';
import { CALCULATED, type Section, TYPE_OF_KIND } from '../headings/kinds';
import { titleLines } from '../records/titles';
import { tagLines } from '../tagger';
import { findOpenings } from './candidates';
import { columnsOfCells } from './cells';
import { Flow } from './flow';
import type { Opening } from './judgement';
import { withAllSections, withReadableLines, withTrueOpenings } from './passes';

/** "Kassel, den 3. Oktober 2026" belongs to no section above it. */
const signature = (index: number): Opening => ({ index, kind: 'other', alsoKinds: [], heading: CALCULATED });

function newSection(opening: Opening): Section {
  return {
    kind: opening.kind,
    type: TYPE_OF_KIND[opening.kind],
    alsoKinds: opening.alsoKinds,
    heading: opening.heading,
    firstLine: opening.index,
    lastLine: opening.index,
    lines: [],
  };
}

function add(section: Section, entry: SectionLine): void {
  section.lines.push(entry);
  section.lastLine = Math.max(section.lastLine, entry.index);
}

/**
 * The sections of a document in the order of their first lines (parsing.md, FoundSections). The lines before the first
 * heading, and the running headers and footers, form a CALCULATED section of contact information.
 */
export function findSections(read: SourceDocument): readonly Section[] {
  const document = { ...read, lines: [...withReadableLines(read.lines)] };
  const titles = titleLines(document.lines.map((line, index) => ({ index, line })));
  const opened = withTrueOpenings(findOpenings(document), titles);
  const openings = new Map(opened.map((opening) => [opening.index, opening]));
  const top = newSection({ index: 0, kind: 'contact', alsoKinds: [], heading: CALCULATED });
  const sections = [top];
  const lines = columnsOfCells(document.lines, (index) => openings.has(index));
  const headings = lines.filter((_, index) => openings.has(index));
  const flow = new Flow(top, headings, lines);
  const signed = signedLines(lines);
  lines.forEach((line, index) => {
    const opening = openings.get(index) ?? (signed.has(index) ? signature(index) : undefined);
    if (opening === undefined) {
      const margin = line.role === 'header' || line.role === 'footer';
      add(margin ? top : flow.sectionFor(line), { index, line });
      return;
    }
    const section = newSection(opening);
    sections.push(section);
    flow.start(section, line);
    if (opening.heading === CALCULATED) add(section, { index, line });
    if (opening.rest !== undefined) add(section, { index, line: lineOfRest(line, opening.rest) });
  });
  const found = top.lines.length === 0 ? sections.slice(1) : sections;
  return withAllSections(found, () => tagLines(document.lines));
}
