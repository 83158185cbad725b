import type { ParsedJob } from '@/lib/contracts';
import { squeeze } from '../../kernel';
import { type PostingSection, type PostingSectionKind, speaksOfEmployer } from './sections';

/** Running texts of a posting by subject (parsing.md: JobDescription, JobRequirements, Benefits ...). */

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

/** Least length of prose: facts in short lines reveal no duties, but an employer may describe itself in a sentence. */
const PROSE = { duties: 120, employer: 50 };

/** Paragraphs of some length under no known heading. */
function introductions(sections: readonly PostingSection[], length: number): string[] {
  return sections
    .filter(({ kind }) => kind === 'head' || kind === 'other')
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => squeeze(text)))
    .filter((text) => text.length >= length);
}

/**
 * Reads the texts, one paragraph a row. Without a heading for duties, the text under no heading; without one for the
 * employer, those parts of it that are about the employer.
 */
export function readNarrative(sections: readonly PostingSection[]): Narrative {
  const description = textOf(sections, ['role', 'duties']) ?? joined(introductions(sections, PROSE.duties));
  const requirements = textOf(sections, ['requirements', 'preferred']);
  const benefits = textOf(sections, ['benefits', 'pay']);
  const employer =
    textOf(sections, ['employer']) ??
    joined(introductions(sections, PROSE.employer).filter(speaksOfEmployer));
  return {
    ...(description ? { jobDescription: description } : {}),
    ...(requirements ? { jobRequirements: requirements } : {}),
    ...(benefits ? { benefits } : {}),
    ...(employer ? { employerDescription: employer } : {}),
  };
}
