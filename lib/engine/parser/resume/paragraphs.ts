import type { SourceDocument } from '../../documents';
import { squeeze } from '../../kernel';
import { type Paragraph, paragraphMaker } from '../shared/layout/paragraphs';
import { passes } from '../shared/passes';
import { withoutPageMarks } from './page-marks';
import type { Section, SectionKind } from './sections';

/** A section with its paragraphs in reading order; empty lines part them. */
export type TextSection = Section & { paragraphs: Paragraph[] };

/** "Education and" is no whole heading. */
const OPEN_HEADING = /\s(?:and|&|und|et|y|e|i|en|og|och)$/iu;

/** The sections, with those of a heading that was broken in two as one. */
function closeHeadings(sections: readonly Section[]): Section[] {
  const closed: Section[] = [];
  for (const section of sections) {
    const above = closed.at(-1);
    const isBroken = above && above.lines.length === 0 && above.lastLine + 1 === section.firstLine;
    const isOpen = isBroken && OPEN_HEADING.test(above.heading);
    if (isOpen || (isBroken && above.kind !== section.kind && [above.kind, section.kind].includes('other'))) {
      const { kind, type } = isOpen || section.kind === 'other' ? above : section;
      closed[closed.length - 1] = {
        ...section,
        kind,
        type,
        heading: `${above.heading} ${section.heading}`,
        firstLine: above.firstLine,
      };
    } else closed.push(section);
  }
  return closed;
}

const withWholeSections = passes<readonly Section[]>(
  'text of sections',
  (sections) => sections.flatMap(({ heading, lines }) => [heading, ...lines.map(({ line }) => line.text)]),
  [
    {
      name: 'page marks',
      why: 'numbers of pages, and what a program prints below them, are in the middle of what goes on over the page',
      apply: withoutPageMarks,
    },
    {
      name: 'broken headings',
      why: 'a narrow column broke a heading in two: "Technical" above "Skills"',
      apply: closeHeadings,
    },
  ],
);

/** The sections without what is no text of theirs, each with its paragraphs. */
export function withParagraphs(document: SourceDocument, sections: readonly Section[]): TextSection[] {
  const makeParagraphs = paragraphMaker(document);
  return withWholeSections(sections).map((section) => ({
    ...section,
    paragraphs: makeParagraphs(section.lines),
  }));
}

/** Sections of one of the given kinds, those with a combined heading included. */
export function sectionsOfKind(sections: readonly TextSection[], ...kinds: SectionKind[]): TextSection[] {
  return sections.filter(
    (section) => kinds.includes(section.kind) || section.alsoKinds.some((kind) => kinds.includes(kind)),
  );
}

/** The text of sections as paragraphs, one a row; undefined when there is none. */
export function textOfSections(sections: readonly TextSection[]): string | undefined {
  const rows = sections.flatMap(({ paragraphs }) => paragraphs).map((paragraph) => squeeze(paragraph.text));
  return rows.length > 0 ? rows.join('\n') : undefined;
}
