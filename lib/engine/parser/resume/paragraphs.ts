import type { SourceDocument } from '../../documents';
import { squeeze } from '../../kernel';
import { type Paragraph, paragraphMaker } from '../shared/layout/paragraphs';
import type { Section, SectionKind } from './sections';

/** A section with its paragraphs in reading order; empty lines part them. */
export type TextSection = Section & { paragraphs: Paragraph[] };

/** "Education and" is no whole heading. */
const OPEN_HEADING = /\s(?:and|&|und|et|y|e|i|en|og|och)$/iu;

/** A heading that a narrow column broke in two opens one section: "Technical" above "Skills". */
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

/** Adds to each section its paragraphs. */
export function withParagraphs(document: SourceDocument, sections: readonly Section[]): TextSection[] {
  const makeParagraphs = paragraphMaker(document);
  return closeHeadings(sections).map((section) => ({
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
