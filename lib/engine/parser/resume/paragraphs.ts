import type { SourceDocument } from '../../documents';
import { squeeze } from '../../kernel';
import { type Paragraph, paragraphMaker } from '../shared/layout/paragraphs';
import { passes } from '../shared/passes';
import type { Section, SectionKind } from './headings/kinds';
import { withoutPageMarks } from './page-marks';

/** A section with its paragraphs in reading order, separated by empty lines. */
export type TextSection = Section & { paragraphs: Paragraph[] };

/** "Education and" is not a whole heading. */
const OPEN_HEADING = /\s(?:and|&|und|et|y|e|i|en|og|och)$/iu;

/** Joins sections under a heading that was broken in two. */
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

/** Returns the sections with their own text only, each with its paragraphs. */
export function withParagraphs(document: SourceDocument, sections: readonly Section[]): TextSection[] {
  const makeParagraphs = paragraphMaker(document);
  return withWholeSections(sections).map((section) => ({
    ...section,
    paragraphs: makeParagraphs(section.lines),
  }));
}

/** Returns the sections of the given kinds, including those with a combined heading. */
export function sectionsOfKind(sections: readonly TextSection[], ...kinds: SectionKind[]): TextSection[] {
  return sections.filter(
    (section) => kinds.includes(section.kind) || section.alsoKinds.some((kind) => kinds.includes(kind)),
  );
}

/** Returns the text of sections as paragraphs, one a row; undefined when it is empty. */
export function textOfSections(sections: readonly TextSection[]): string | undefined {
  const rows = sections.flatMap(({ paragraphs }) => paragraphs).map((paragraph) => squeeze(paragraph.text));
  return rows.length > 0 ? rows.join('\n') : undefined;
}
