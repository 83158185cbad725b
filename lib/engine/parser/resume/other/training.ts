import type { ParsedResume } from '@/lib/contracts';
import { squeeze } from '../../../kernel';
import { type TextSection, textOfSections } from '../paragraphs';
import { datesOf, undated } from './dates';

/** Courses with their subject, place and time. */

type Training = NonNullable<ParsedResume['training']>;

function courseOf(text: string, today: string): NonNullable<NonNullable<Training['trainings']>[number]> {
  const parts = undated(text, today)
    .split(/\s*[|•·,\t]\s*|\s+[-–—]\s+/u)
    .map((part) => squeeze(part))
    .filter((part) => /\p{L}{2}/u.test(part));
  const [name, entity] = parts;
  return {
    text: squeeze(text),
    ...(entity ? { entity } : {}),
    ...(name ? { qualifications: [name] } : {}),
    ...datesOf(text, today),
  };
}

/** Returns the training sections as a text and as one course for each paragraph; undefined without any. */
export function readTraining(sections: readonly TextSection[], today: string): Training | undefined {
  const text = textOfSections(sections);
  if (!text) return undefined;
  const trainings = sections
    .flatMap(({ paragraphs }) => paragraphs)
    .filter((paragraph) => /\p{L}{2}/u.test(undated(paragraph.text, today)))
    .map((paragraph) => courseOf(paragraph.text, today));
  return { text, trainings };
}
