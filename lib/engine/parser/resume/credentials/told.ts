import { fold, squeeze } from '../../../kernel';
import { findDegrees } from '../../../taxonomy';
import { isOn } from '../../shared/mechanisms';
import { sectionsOfKind, type TextSection } from '../paragraphs';
import { type CredentialEntry, nameOf } from './entries';
import { CERTIFICATE_FIRST, CERTIFICATE_LEAD, CERTIFICATE_TAIL } from './vocabulary';

/** Certificates that are told in a line of a section about something else ("Certified in X from Y"). */

const LONGEST = 200;

/** True for a text with the name of a degree that is more than a course. */
const namesDegree = (text: string) =>
  findDegrees(text).some(({ type }) => type !== 'certification') ||
  /secondary|primary|education/iu.test(text);

const LIST_NUMBER = /^\s*\(?\d{1,2}[.)]\s+(?=\p{L})/u;

function toldIn(line: string, today: string): CredentialEntry | null {
  const text = line.replace(LIST_NUMBER, '');
  if (text.length > LONGEST || namesDegree(text)) return null;
  const folded = fold(text);
  const lead = CERTIFICATE_LEAD.exec(folded)?.[0].length ?? 0;
  if (lead === 0 && !CERTIFICATE_FIRST.test(folded) && !CERTIFICATE_TAIL.test(folded)) return null;
  const name = nameOf(text.slice(lead), today);
  return name.length > 4 ? { name, text: squeeze(text) } : null;
}

/** The certificates told in sections that are not about them. */
export function toldCertificates(sections: readonly TextSection[], today: string): CredentialEntry[] {
  if (!isOn('credentials.told')) return [];
  return sectionsOfKind(sections, 'other', 'qualifications')
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ text }) => toldIn(text, today) ?? []);
}
