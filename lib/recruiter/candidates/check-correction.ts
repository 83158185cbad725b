import { isDeepStrictEqual } from 'node:util';
import { decode, encode, type ParsedResume, ResumeData } from '@/lib/contracts';
import { done, type Outcome, refused } from '../outcome';
import { type Path, pathOf, valueAt, withValueAt } from './paths';

/** What the parser says about its work is not the candidate's to correct, and ids hold the result together. */
const NOT_CORRECTABLE = /^(?:resumeMetadata|skillsData)(?:\.|$)|(?:^|\.)(?:id|foundIn)$/;
const MOST_CHARACTERS = 100_000;

const NO_SUCH_PLACE = refused('invalid', 'A resume has no such value.', 'path');

/** Lists on the way must hold the entry: one is added by replacing the list. */
function missesEntry(document: unknown, path: Path): boolean {
  return path.some(
    (step, index) => typeof step === 'number' && valueAt(document, path.slice(0, index + 1)) === undefined,
  );
}

/**
 * Checks that a value may stand at a path of a resume: writes it there, gives the whole the names of the wire, has
 * the contract judge it, and sees whether the value is still there on the way back. `base` is what the change is made on.
 */
export function checkCorrection(base: ParsedResume, text: string, value: unknown): Outcome<Path> {
  const path = pathOf(text);
  if (!path || NOT_CORRECTABLE.test(text)) return NO_SUCH_PLACE;
  if (missesEntry(base, path)) return refused('invalid', 'This entry does not exist any more.', 'path');
  const written = JSON.stringify(value);
  if (written === undefined || written.length > MOST_CHARACTERS)
    return refused('invalid', 'This value is too long.', 'value');
  const document = withValueAt(base, path, value) as ParsedResume;
  const read = ResumeData.safeParse(encode(ResumeData, document));
  if (!read.success) {
    const [issue] = read.error.issues;
    return refused(
      'invalid',
      `This does not fit: ${issue?.message ?? 'another kind of value is expected'}.`,
      'value',
    );
  }
  const kept = valueAt(decode(ResumeData, read.data), path);
  return isDeepStrictEqual(kept, JSON.parse(written)) ? done(path) : NO_SUCH_PLACE;
}
