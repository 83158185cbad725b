import type { ParsedJob } from '@/lib/contracts';
import { squeeze } from '../../kernel';
import type { PostingSection, PostingSectionKind } from './sections';

/** The running texts of a posting by what they are about (parsing.md: JobDescription, JobRequirements, Benefits ...). */

export type Narrative = Pick<
  ParsedJob,
  'jobDescription' | 'jobRequirements' | 'benefits' | 'employerDescription'
>;

function textOf(
  sections: readonly PostingSection[],
  kinds: readonly PostingSectionKind[],
): string | undefined {
  const rows = sections
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => squeeze(text)));
  return rows.length > 0 ? rows.join('\n') : undefined;
}

const PROSE = 120;

/** Sentences above the first heading: facts in short lines say nothing of duties. */
function introduction(sections: readonly PostingSection[]): string | undefined {
  const rows = sections
    .filter(({ kind }) => kind === 'head' || kind === 'other')
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => squeeze(text)))
    .filter((text) => text.length >= PROSE);
  return rows.length > 0 ? rows.join('\n') : undefined;
}

/** The texts as paragraphs, one a row; where no heading announces duties, what stands above the headings. */
export function readNarrative(sections: readonly PostingSection[]): Narrative {
  const description = textOf(sections, ['role', 'duties']) ?? introduction(sections);
  const requirements = textOf(sections, ['requirements', 'preferred']);
  const benefits = textOf(sections, ['benefits', 'pay']);
  const employer = textOf(sections, ['employer']);
  return {
    ...(description ? { jobDescription: description } : {}),
    ...(requirements ? { jobRequirements: requirements } : {}),
    ...(benefits ? { benefits } : {}),
    ...(employer ? { employerDescription: employer } : {}),
  };
}
