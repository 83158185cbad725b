import { fold, squeeze } from '../../../kernel';
import { findDegrees } from '../../../taxonomy';
import { isOn } from '../../shared/mechanisms';
import { withLabelledRows } from '../labelled-rows';
import { sectionsOfKind, type TextSection } from '../paragraphs';
import { type CredentialEntry, listedIn, nameOf } from './entries';
import {
  CERTIFICATE_FIRST,
  CERTIFICATE_LABEL,
  CERTIFICATE_LEAD,
  CERTIFICATE_TAIL,
  COMPUTER_COURSE,
  COURSE,
  COURSE_LEAD,
  EXAMINED,
  ISSUER_LEAD,
  MARKED_CERTIFIED,
} from './vocabulary';

/** Certificates that are mentioned in a section about something else ("Certified in X from Y"). */

const LONGEST = 200;

/** "Certified Scrum Master" has a word of degrees in its name. */
const MASTER_OF_A_CRAFT = /\bcertified \p{L}+ master\b/iu;

/** True for a text with the name of a degree that is more than a course. */
const namesDegree = (text: string) =>
  (!MASTER_OF_A_CRAFT.test(text) && findDegrees(text).some(({ type }) => type !== 'certification')) ||
  /\b(?:secondary|primary|education)\b/iu.test(text);

/** Returns the text before its issuer. */
function withoutIssuer(text: string): string {
  const lead = ISSUER_LEAD.exec(text);
  return lead === null ? text : text.slice(0, lead.index);
}

const LABELLED = /^\s*(?:\p{Pd}\s)?([^:]{3,40}?)\s?:\s*(\S.*)$/su;
const LIST_NUMBER = /^\s*\(?\d{1,2}[.)]\s+(?=\p{L})/u;

/** Returns the certificates after a label: "Certifications: Fire Warden, First Aid". */
function labelledIn(line: string, today: string): CredentialEntry[] {
  const [, label = '', value = ''] = LABELLED.exec(line) ?? [];
  if (!CERTIFICATE_LABEL.test(fold(label))) return [];
  const listed = listedIn(value, today);
  const names = (listed.length > 0 ? listed : [value]).map((name) => nameOf(name, today));
  return names.filter((name) => name.length > 1).map((name) => ({ name, text: squeeze(line) }));
}

/** Beginnings of a certificate without a lead. */
const OPENERS = [CERTIFICATE_FIRST, CERTIFICATE_TAIL, EXAMINED];
/** "Passed OSHA 30 hours". */
const PASSED_EXAM = new RegExp(`${COURSE_LEAD.source}(?=${EXAMINED.source.slice(1)})`, 'u');

function toldIn(line: string, today: string): CredentialEntry | null {
  const text = line.replace(LIST_NUMBER, '');
  if (text.length > LONGEST || namesDegree(withoutIssuer(text))) return null;
  const folded = fold(text);
  const lead = (CERTIFICATE_LEAD.exec(folded) ?? PASSED_EXAM.exec(folded))?.[0].length ?? 0;
  const bare = folded.slice(lead);
  if (!OPENERS.some((opener) => opener.test(bare)) && !(lead > 0 && CERTIFICATE_LEAD.test(folded)))
    return null;
  const name = nameOf(text.slice(lead), today);
  return name.length > 4 ? { name, text: squeeze(text) } : null;
}

/** Returns the certificates mentioned in sections on other subjects. */
export function toldCertificates(sections: readonly TextSection[], today: string): CredentialEntry[] {
  if (!isOn('credentials.told')) return [];
  return sectionsOfKind(sections, 'other', 'qualifications', 'skills', 'training')
    .flatMap((section) => withLabelledRows(section).paragraphs)
    .flatMap(({ text }) => {
      const labelled = labelledIn(text, today);
      return labelled.length > 0 ? labelled : (toldIn(text, today) ?? []);
    });
}

/** Items of a list of names ("DCA, O Level, CCC") are each a course that is known by its name. */
function knownCourses(text: string, today: string): CredentialEntry[] {
  // "Typewriting higher grade in English & Tamil" is one.
  if (!text.includes(',') && COMPUTER_COURSE.test(fold(text)))
    return [{ name: nameOf(text, today), text: squeeze(text) }];
  const names = text.split(/\s*[,;/]\s*|\s+(?:and|&)\s+/u).filter((name) => name !== '');
  const isKnown = names.every((name) => COMPUTER_COURSE.test(fold(name)));
  return isKnown ? names.map((name) => ({ name, text: squeeze(text) })) : [];
}

/** Returns the course or certificate that a line among studies names, by its first words or a word for courses. */
function courseIn(line: string, today: string): CredentialEntry[] {
  const value = LABELLED.exec(line)?.[2] ?? '';
  const told = toldIn(CERTIFICATE_FIRST.test(fold(value)) ? value : line, today);
  if (told !== null) return [told];
  const text = line.replace(LIST_NUMBER, '');
  if (text.length > LONGEST || namesDegree(text)) return [];
  const bare = text.slice(COURSE_LEAD.exec(fold(text))?.[0].length ?? 0);
  const known = knownCourses(bare, today);
  if (known.length > 0) return known;
  const folded = fold(bare);
  if (!COURSE.test(folded) && !MARKED_CERTIFIED.test(folded)) return [];
  const name = nameOf(bare, today);
  return name.length > 4 ? [{ name, text: squeeze(text) }] : [];
}

/**
 * The courses and certificates among studies: in lines of those sections that are not in the header of an entry, which
 * are `taken` (indexes of lines).
 */
export function coursesAmongStudies(
  sections: readonly TextSection[],
  taken: ReadonlySet<number>,
  today: string,
): CredentialEntry[] {
  if (!isOn('credentials.studies')) return [];
  return sectionsOfKind(sections, 'education')
    .flatMap(({ paragraphs }) => paragraphs)
    .filter(({ lines }) => !lines.some(({ index }) => taken.has(index)))
    .flatMap(({ text }) => courseIn(text, today));
}
