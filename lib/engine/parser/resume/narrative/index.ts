import { squeeze, words } from '../../../kernel';
import { emailsInText } from '../../shared/contact/emails';
import { addressesInText } from '../../shared/contact/web-addresses';
import { detailKindOf } from '../details/labels';
import { CALCULATED } from '../headings/kinds';
import { sectionsOfKind, type TextSection, textOfSections } from '../paragraphs';

/** The candidate's own prose (parsing.md: ProfessionalSummary, Objective, CoverLetter ...). */

type Narrative = {
  professionalSummary?: string;
  objective?: string;
  coverLetter?: string;
  qualificationsSummary?: string;
};

const PROSE_WORDS = 12;
/** Share of the words of prose that begin small; of addresses and rows of labels and values it is less. */
const SMALL_SHARE = 0.5;

function isProse(text: string): boolean {
  const cased = text.match(/(?<![\p{L}\p{M}])[\p{Lu}\p{Ll}]/gu) ?? [];
  const small = cased.filter((letter) => /\p{Ll}/u.test(letter));
  return words(text).length >= PROSE_WORDS && small.length >= SMALL_SHARE * cased.length;
}

/**
 * Returns the text between the contact details and the first heading: the summary of a resume without a heading for it.
 */
function proseAtTop(sections: readonly TextSection[]): string | undefined {
  const top = sections.filter((section) => section.kind === 'contact' && section.heading === CALCULATED);
  const prose = top
    .flatMap(({ paragraphs }) => paragraphs)
    .filter(({ text, lines }) => {
      const isMargin = lines.some(({ line }) => line.role === 'header' || line.role === 'footer');
      const isContact = emailsInText(text).length > 0 || addressesInText(text).length > 0;
      return !isMargin && !isContact && isProse(text) && !/[|•·].*[|•·]/u.test(text);
    })
    .map(({ text }) => squeeze(text));
  return prose.length > 0 ? prose.join('\n') : undefined;
}

/** "Father : R. Tarn": a fact about the person rather than a description. */
const FACT = /^([^:：]{2,32})[:：]\s*\S.{0,50}$/u;

function isFact(text: string): boolean {
  const label = FACT.exec(text)?.[1];
  return label !== undefined && detailKindOf(label.trim()) !== undefined;
}

/** True for a paragraph of prose: neither contact details nor, under a heading such as "Profile", facts. */
function tells(
  { text, lines }: TextSection['paragraphs'][number],
  kind: TextSection['kind'],
  contactLines: ReadonlySet<number>,
): boolean {
  if (isProse(text)) return true;
  if (kind === 'summary' && isFact(text)) return false;
  return !lines.every(({ index }) => contactLines.has(index));
}

/** Reads the prose sections without `contactLines`; a member is absent when the document has none. */
export function readNarrative(all: readonly TextSection[], contactLines: ReadonlySet<number>): Narrative {
  const sections = all.map((section) =>
    section.kind === 'contact'
      ? section
      : {
          ...section,
          paragraphs: section.paragraphs.filter((paragraph) => tells(paragraph, section.kind, contactLines)),
        },
  );
  const summary = textOfSections(sections.filter((section) => section.kind === 'summary'));
  const objective = textOfSections(sections.filter((section) => section.kind === 'objective'));
  const coverLetter = textOfSections(sectionsOfKind(sections, 'coverLetter'));
  const qualifications = textOfSections(sections.filter((section) => section.kind === 'qualifications'));
  const professionalSummary = summary ?? (objective ? undefined : proseAtTop(sections));
  return {
    ...(professionalSummary ? { professionalSummary } : {}),
    ...(objective ? { objective } : {}),
    ...(coverLetter ? { coverLetter } : {}),
    ...(qualifications ? { qualificationsSummary: qualifications } : {}),
  };
}
