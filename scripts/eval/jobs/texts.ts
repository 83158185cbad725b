import type { FieldResult, JobAnswer, JobTruth } from './model.ts';

/** The running texts of a posting: passages that must be in one of them, and in no other. */

const MEMBERS = {
  description: 'JobDescription',
  requirements: 'JobRequirements',
  benefits: 'Benefits',
  employer: 'EmployerDescription',
} as const;

export type TextName = keyof typeof MEMBERS;

export const TEXT_NAMES = Object.keys(MEMBERS) as TextName[];

/** Of the passages of all texts, those that the answer has in the text of this name. */
export function readText(name: TextName, { texts }: JobTruth, answer: JobAnswer): FieldResult | undefined {
  if (!texts) return undefined;
  const text = answer[MEMBERS[name]] ?? '';
  const due = texts[name] ?? [];
  const given = Object.values(texts)
    .flat()
    .filter((passage) => text.includes(passage));
  const right = due.filter((passage) => given.includes(passage));
  return {
    right: right.length,
    given: given.length,
    due: due.length,
    expected: due.filter((passage) => !right.includes(passage)).join(' | '),
    found: given.filter((passage) => !due.includes(passage)).join(' | '),
  };
}
