import { isUnspacedText } from '../../../kernel';
import { schoolWeight } from '../../shared/wording/schools';
import type { Assignment } from '../entries/assign';
import { type Part, trimPart } from '../entries/parts';
import { commaSegments, splitUnknownPlace } from '../entries/places';
import type { EducationDraft } from './build';
import { isHonours } from './grades';
import { isSubject } from './subjects';

/** Extracts the name of a school without its neighbours: subjects, faculties, towns, the university above it. */

const MARK =
  /^\s*(?:(?:first|second|third|1st|2nd|3rd)[\s-](?:class|division|upper|lower)|distinction|merit|honou?rs|(?:c?gpa|grade|score|marks?)\b.{0,16}|\d{1,3}(?:[.,]\d{1,2})?\s?%)\s*$/iu;

/** Separators between a course of study and its school: a word, or a comma alone. */
const AT_SCHOOL =
  /(?:,\s*|\s(?:an der|an dem|am|an|at(?: the)?|à l['’]|à la|à|au|aux|presso(?: l['’])?|en la|en el|por la|por el|pela|pelo|na|no|aan de|vid|ved|på)\s*)(?=["„“«]?\p{Lu})/gu;

const BEHIND_DASH = /\s[–—-]\s+(?=\p{Lu})/gu;

/** Splits a text at the name of a school, after a comma, a dash or a word like "at"; null for any other. */
function beforeSchool(text: string): { before: string; school: string; isLedTo: boolean } | null {
  const segment = commaSegments(text).find((part) => schoolWeight(part.text) > 0);
  if (segment && segment.from > 0)
    return { before: text.slice(0, segment.from), school: text.slice(segment.from), isLedTo: false };
  const cuts = [...text.matchAll(BEHIND_DASH), ...text.matchAll(AT_SCHOOL)];
  const cut = cuts.find(({ index, 0: sign }) => schoolWeight(text.slice(index + sign.length)) > 0);
  const before = text.slice(0, cut?.index);
  if (cut === undefined || schoolWeight(before) > 0) return null;
  return { before, school: text.slice(cut.index + cut[0].length), isLedTo: /\p{L}/u.test(cut[0]) };
}

/** "Computer Science, Harbour University" next to a degree: the text before the school is the subject. */
export function cutSubjectFromSchool(assignment: Assignment): Assignment {
  const { what, where } = assignment;
  if (what === undefined || where === undefined) return assignment;
  const cut = beforeSchool(where.text);
  const isLed = cut?.isLedTo === true && what.row === where.row;
  if (cut === null || !(isLed || isSubject(cut.before))) return assignment;
  const subject: Part = { ...where, text: trimPart(cut.before), ...(cut.isLedTo && { field: 'subject' }) };
  return {
    ...assignment,
    where: { ...where, text: trimPart(cut.school) },
    others: [subject, ...assignment.others],
  };
}

/** The school without a mark in front of it. */
export function withoutMark(assignment: Assignment): Assignment {
  const { where } = assignment;
  const segments = commaSegments(where?.text ?? '');
  const first = segments.find(({ text }) => !MARK.test(text) && !isHonours(text));
  const text = trimPart(where?.text.slice(first?.from ?? 0) ?? '');
  return where && text ? { ...assignment, where: { ...where, text } } : assignment;
}

/** A college by its own name, which a faculty ("School of Chemistry") is not. */
const COLLEGE =
  /(?<!\p{L})(?:college|polytechnic|vidyalaya|mahavidyalaya|institute|academy|business school)(?!\p{L})/iu;
const UNIVERSITY = /(?<!\p{L})universit(?:y|ies)|(?<!\p{L})(?:board|council)(?!\p{L})/iu;

/** "Harbour College, Westmarch University": the university that a college belongs to is not part of its name. */
export function withoutAffiliation(draft: EducationDraft): EducationDraft {
  const { assignment } = draft;
  const { where } = assignment;
  const [college, ...others] = commaSegments(where?.text ?? '').map(({ text }) => text);
  if (where === undefined || college === undefined || !COLLEGE.test(college) || UNIVERSITY.test(college))
    return draft;
  if (!others.some((text) => UNIVERSITY.test(text))) return draft;
  return { ...draft, assignment: { ...assignment, where: { ...where, text: trimPart(college) } } };
}

/** "九州大学 理学部 数学科": in scripts without spaces between words, faculty and subject follow one. */
export function cutFacultyFromSchool(assignment: Assignment): Assignment {
  const { what, where } = assignment;
  if (where === undefined || !isUnspacedText(where.text)) return assignment;
  const [school = '', ...faculty] = where.text.split(' ');
  if (faculty.length === 0 || schoolWeight(school) === 0) return assignment;
  const subject: Part = { ...where, text: faculty.join(' '), row: what?.row ?? where.row };
  return { ...assignment, where: { ...where, text: school }, others: [subject, ...assignment.others] };
}

/** The entry with one word after its school that is neither a subject nor a school as its place. */
export function cutTownFromSchool(draft: EducationDraft): EducationDraft {
  const { assignment, header } = draft;
  const { where } = assignment;
  if (where === undefined || where.hasPlace) return draft;
  const { rest, place } = splitUnknownPlace(where.text);
  if (place === '' || /\s/u.test(place) || schoolWeight(place) > 0 || schoolWeight(rest) === 0) return draft;
  if (isSubject(place)) return draft;
  return {
    ...draft,
    header: { ...header, places: [...header.places, place] },
    assignment: { ...assignment, where: { ...where, text: rest, hasPlace: true } },
  };
}

/** Letters that stand for a name: of several places, the town after them says which. */
const INITIALS = /^\p{Lu}[\p{Lu}.&]{1,8}$/u;

/** The entry with the town behind the initials of its school as part of the name. */
export function withTownOfInitials(draft: EducationDraft): EducationDraft {
  const { assignment, segment, header } = draft;
  const { where } = assignment;
  if (where === undefined || !INITIALS.test(where.text)) return draft;
  const texts = segment.header.map(({ line }) => line.text);
  const town = header.places.find((place) =>
    [', ', ',', ' ,', ' , ', ' - '].some((sign) =>
      texts.some((text) => text.includes(where.text + sign + place)),
    ),
  );
  if (town === undefined) return draft;
  return { ...draft, assignment: { ...assignment, where: { ...where, text: `${where.text}, ${town}` } } };
}
