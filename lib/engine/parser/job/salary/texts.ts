import type { Labels } from '../labels';
import type { PostingSection } from '../sections';
import type { PayText } from '.';

/** Longer lines above the headings are sentences. */
const LONGEST_FACT = 80;

/** Returns where pay may be stated: after labels first, then everywhere. */
export function payTexts(sections: readonly PostingSection[], labels: Labels): PayText[] {
  const labelled = labels
    .of('salary')
    .map(({ value }) => ({ text: value, isUnderPayHeading: true, heading: 'salary' }));
  const written = sections.flatMap(({ kind, heading, paragraphs }) =>
    paragraphs.map(({ text }) => ({
      text,
      heading,
      isUnderPayHeading: kind === 'pay',
      isFact: kind === 'head' && text.length <= LONGEST_FACT,
    })),
  );
  return [...labelled, ...written];
}
