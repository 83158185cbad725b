import { fold } from '../../../kernel';
import { phrasesOf } from '../../../lexicon';
import type { Part } from '../entries/parts';
import type { PositionDraft } from './build';

/** Time away from work: "Parental leave" between two jobs is none. */

const leave = new Set(phrasesOf(({ employment }) => employment?.leave).map((phrase) => fold(phrase)));

/** True for a text that is the name of a leave, and nothing else. */
export function isNameOfLeave(text: string): boolean {
  return leave.has(fold(text).replace(/(?<![\s.:])[\s.:]+$/u, ''));
}

const namesLeave = (part: Part | undefined) => part !== undefined && isNameOfLeave(part.text);

/** True for an entry whose title is a leave, or that names a leave and nothing else. */
export function isLeave({ assignment: { what, where } }: PositionDraft): boolean {
  return namesLeave(what) || (what === undefined && namesLeave(where));
}
