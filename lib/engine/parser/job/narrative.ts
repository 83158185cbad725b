import type { ParsedJob } from '@/lib/contracts';
import { squeeze } from '../../kernel';
import { type PostingSection, type PostingSectionKind, subjectOf } from './sections';

/** The running texts of a posting by what they are about (parsing.md: JobDescription, JobRequirements, Benefits ...). */

export type Narrative = Pick<
  ParsedJob,
  'jobDescription' | 'jobRequirements' | 'benefits' | 'employerDescription'
>;

const joined = (rows: readonly string[]) => (rows.length > 0 ? rows.join('\n') : undefined);

function textOf(
  sections: readonly PostingSection[],
  kinds: readonly PostingSectionKind[],
): string | undefined {
  const rows = sections
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => squeeze(text)));
  return joined(rows);
}

const PROSE = 120;

/** Sentences under no known heading: facts in short lines say nothing of duties. */
function introductions(sections: readonly PostingSection[]): string[] {
  return sections
    .filter(({ kind }) => kind === 'head' || kind === 'other')
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => squeeze(text)))
    .filter((text) => text.length >= PROSE);
}

/**
 * The texts as paragraphs, one a row. Where no heading announces duties, what stands under no heading; where none
 * announces the employer, what of that speaks of the employer.
 */
export function readNarrative(sections: readonly PostingSection[]): Narrative {
  const description = textOf(sections, ['role', 'duties']) ?? joined(introductions(sections));
  const requirements = textOf(sections, ['requirements', 'preferred']);
  const benefits = textOf(sections, ['benefits', 'pay']);
  const employer =
    textOf(sections, ['employer']) ??
    joined(introductions(sections).filter((text) => subjectOf([text]) === 'employer'));
  return {
    ...(description ? { jobDescription: description } : {}),
    ...(requirements ? { jobRequirements: requirements } : {}),
    ...(benefits ? { benefits } : {}),
    ...(employer ? { employerDescription: employer } : {}),
  };
}
