import { findDegrees } from '../../../taxonomy';
import { isOn } from '../../shared/mechanisms';
import { note } from '../../shared/trace';
import { evidenceOf } from '../../shared/wording/evidence';
import { schoolWeight } from '../../shared/wording/schools';
import { datesOf } from '../entries/dates';
import type { EducationDraft } from './build';
import { educationEvidence } from './evidence';

/** Decides which entries of a section are of an education: its lists hold courses, projects and jobs, too. */

/** Evidence from which on a text names a job or a company. */
const JOB = { title: 1, organisation: 1.5 };

/** True for a text with the name of a degree that is more than a course. */
export function namesDegree(text: string): boolean {
  const isDegree = findDegrees(text).some(
    ({ type, from, to }) => type !== 'certification' || /diplom/iu.test(text.slice(from, to)),
  );
  return isDegree && educationEvidence(text).what > 0;
}

/** True for a degree or a school in words that are usual for them. */
function isWorded(degree: string, school: string): boolean {
  return namesDegree(degree) || schoolWeight(school) > 0;
}

/** True where a text of the two names a job or a company. */
export const isJob = (title: string, employer: string) =>
  evidenceOf(title).title > JOB.title || evidenceOf(employer).organisation > JOB.organisation;

/** An entry names a degree or a school; without such words it is a dated row of a table, or some other period. */
export function isEducation({ assignment, segment, isRecord }: EducationDraft, areSchools = false): boolean {
  const { what, where, score } = assignment;
  const [degree, school] = [what?.text ?? '', where?.text ?? ''];
  if (degree === '' && school === '') return false;
  const isDated = segment.anchor >= 0;
  if (!isOn('education.worded')) return isDated || score > 0;
  if (isWorded(degree, school)) return isDated || score > 0;
  if (isRecord || what?.field === 'what' || where?.field === 'where') return isDated;
  const dates = datesOf(segment);
  const isNamed = degree !== '' && school !== '' && areSchools;
  return (dates?.isSingle === false || (dates !== undefined && isNamed)) && !isJob(degree, school);
}

/** Share of the entries of a list that must name degrees or schools for the others to be such entries, too. */
const MOSTLY = 0.6;

/** True for a list of dated entries of which most name a degree and a school. */
export function areStudies(drafts: readonly EducationDraft[]): boolean {
  const whole = drafts.filter(
    ({ assignment: { what, where }, segment }) =>
      what !== undefined &&
      where !== undefined &&
      segment.anchor >= 0 &&
      namesDegree(what.text) &&
      schoolWeight(where.text) > 0,
  );
  return drafts.length > 1 && whole.length >= MOSTLY * drafts.length;
}

/** Adds the parts of an entry to the trace. */
export function noteEntry({ assignment, segment, header, quality, isRecord }: EducationDraft): void {
  const { what, where, score, margins } = assignment;
  const candidate = (text: string) => {
    const own = educationEvidence(text);
    return { value: text, score: own.what - own.where, why: 'degree against school' };
  };
  note(() => ({
    about: 'education.entry',
    lines: segment.header.map(({ index }) => index),
    candidates: header.parts.map(({ text }) => candidate(text)),
    chosen: `${what?.text ?? '-'} @ ${where?.text ?? '-'}`,
    why: `margins ${margins.what.toFixed(1)} and ${margins.where.toFixed(1)}`,
    evidence: { score, quality, isRecord: isRecord ? 1 : 0, isDated: segment.anchor >= 0 ? 1 : 0 },
  }));
}
