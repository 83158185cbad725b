/**
 * Reads entries written as a sentence or an item of a list: "Worked as a clerk in Quillmark Ltd from May 2010 to
 * June 2012", "B.Sc. from Harbour University in 2014 with 72 %". `vocabulary` holds the words around the fields,
 * `marks` finds them, `grammar` divides the sentence at them. It does not judge which lines are entries.
 */
import { compareDates, type FoundDates, remembered } from '../../../../kernel';
import type { PairEvidence } from '../../lines/fields';
import type { Margins } from '../assign';
import type { PairModel } from '../model';
import { SENTENCE, STUDY, WORK } from '../weights';
import { ARTICLE, bareField, divide, type Field, type Weights } from './grammar';
import { type Mark, marksOf } from './marks';
import type { MarkKind } from './vocabulary';

/** Sort of the entries of a section, and the evidence of words for their two fields. */
export type Telling = PairModel & { about: 'work' | 'study' };

export type Statement = {
  what?: Field;
  where?: Field;
  places: string[];
  others: Field[];
  dates?: FoundDates;
  hasVerb: boolean;
  /** Computed on demand, since most statements are rejected. */
  margins: () => Margins;
  /** Evidence that the text is such a sentence. */
  score: number;
};

const VERBS: Record<Telling['about'], ReadonlySet<MarkKind>> = {
  work: new Set<MarkKind>(['worked', 'working', 'joined']),
  study: new Set<MarkKind>(['studied', 'studying']),
};

/** Evidence against which nothing is chosen. */
const NEVER = -99;
const LONGEST = 360;

/** Two adjacent dates are the ends of a range whose joining word was left out. */
function rangeOf(text: string, dates: readonly FoundDates[]): FoundDates | undefined {
  for (let n = 1; n < dates.length; n++) {
    const [first, second] = [dates[n - 1], dates[n]];
    if (!first?.isSingle || !second?.isSingle || first.start === undefined) continue;
    const end = second.start ?? second.end;
    const between = text.slice(first.to, second.from);
    if (end === undefined || !/^[\s,–—-]*(?:\p{L}{1,5}[\s.]*)?$/u.test(between)) continue;
    if (compareDates(first.start, end) > 0) continue;
    return { start: first.start, end, isCurrent: false, isSingle: false, from: first.from, to: second.to };
  }
  return undefined;
}

function datesOf(
  text: string,
  dates: readonly FoundDates[],
  marks: readonly Mark[],
  about: Telling['about'],
) {
  const range = dates.find(({ isSingle }) => !isSingle) ?? rangeOf(text, dates);
  if (range !== undefined) return range;
  const goesOn = marks.some(({ kind }) => kind === 'working') && !marks.some(({ kind }) => kind === 'worked');
  const [first] = dates;
  if (about === 'study') return dates.at(-1);
  if (!goesOn) return first;
  return {
    ...(first?.start && { start: first.start }),
    isCurrent: true,
    isSingle: false,
    from: first?.from ?? 0,
    to: first?.to ?? 0,
  };
}

const LEADS_IN: Record<'what' | 'where', ReadonlySet<MarkKind>> = {
  what: new Set<MarkKind>(['as']),
  where: new Set<MarkKind>(['at', 'with']),
};
const VERB: ReadonlySet<MarkKind> = new Set([...VERBS.work, ...VERBS.study]);

function leadless(written: string, field: 'what' | 'where'): string {
  const text = written.replace(ARTICLE, '');
  const [, first, second] = marksOf(text, []);
  const isVerb = first !== undefined && VERB.has(first.kind);
  const lead = isVerb && second?.from === first.to + 1 ? second : first;
  if (first?.from !== 0 || lead === undefined || !LEADS_IN[field].has(lead.kind)) return text;
  const rest = bareField(text.slice(lead.to));
  return /\p{L}{2}/u.test(rest) ? rest : text;
}

const leadlessWhat = remembered((text) => leadless(text, 'what'));
const leadlessWhere = remembered((text) => leadless(text, 'where'));

/** Returns a field without the words of a sentence before it ("As a Clerk", "worked with Acme"). */
export function withoutLead(written: string, field: 'what' | 'where'): string {
  return field === 'what' ? leadlessWhat(written) : leadlessWhere(written);
}

/** Returns the role after "worked as" or "as a" at the beginning of a text; undefined without those words. */
export function roleOf(written: string): string | undefined {
  const [, first, second] = marksOf(written, []);
  if (first?.from !== 0 || (first.kind !== 'as' && !VERB.has(first.kind))) return undefined;
  const rest = withoutLead(written, 'what');
  const isLed = first.kind === 'as' || (second?.kind === 'as' && second.from === first.to + 1);
  return isLed && rest !== written ? rest : undefined;
}

/** Quick to answer: whether the text has a verb, a date or a length of time at all. */
function mayTell(
  marks: readonly Mark[],
  about: Telling['about'],
  text: string,
  evidence: PairEvidence,
): boolean {
  if (marks.some(({ kind }) => VERBS[about].has(kind) || kind === 'date' || kind === 'length')) return true;
  return about === 'study' && evidence(text.slice(0, 120)).what > 0;
}

/** Characters within which a sentence has its verb. */
const OPENING = 20;

/** Work without a date or a length of time counts only where a role is named. */
function isConvincing(what: Field | undefined, marks: readonly Mark[], evidence: PairEvidence): boolean {
  if (marks.some(({ kind }) => kind === 'date' || kind === 'length')) return true;
  return (
    marks.some(({ kind, from }) => kind === 'working' && from < OPENING) ||
    (what !== undefined && evidence(what.text).what > 1)
  );
}

/** Returns the score of the best division in which a field is not of its kind. */
function scoreWithout(
  field: Field | undefined,
  text: string,
  marks: readonly Mark[],
  evidence: PairEvidence,
  weights: Weights,
): number {
  const others: PairEvidence = (part) =>
    field !== undefined && part === field.text ? { ...evidence(part), [field.label]: NEVER } : evidence(part);
  return divide(text, marks, others, weights).score;
}

/** Outline of a text before it is divided: enough to know the most that it can be worth as an entry. */
export type Outline = {
  text: string;
  marks: readonly Mark[];
  hasDates: boolean;
  hasVerb: boolean;
  /** The time that the entry lasted. */
  period?: FoundDates;
};

/** Returns the outline of a text that may be a statement, or null; `found` are the dates of the text. */
export function outlineOf(written: string, found: readonly FoundDates[], telling: Telling): Outline | null {
  const text = written.slice(0, LONGEST);
  const dates = found.filter(({ to }) => to <= text.length);
  const marks = marksOf(text, dates);
  // "Specialization: Marketing" continues the entry above.
  if (marks[1]?.kind === 'major' && marks[1].from === 0) return null;
  if (!mayTell(marks, telling.about, text, telling.evidence)) return null;
  const period = datesOf(text, dates, marks, telling.about);
  return {
    text,
    marks,
    hasDates: dates.length > 0,
    hasVerb: marks.slice(0, 8).some(({ kind }) => VERBS[telling.about].has(kind)),
    ...(period && { period }),
  };
}

/** Returns the statement of a text with such an outline, or null for one that cannot be an entry. */
export function readStatement(outline: Outline, telling: Telling): Statement | null {
  const { text, marks, hasVerb, period } = outline;
  const weights = telling.about === 'work' ? WORK : STUDY;
  const { fields, score } = divide(text, marks, telling.evidence, weights);
  const of = (label: Field['label']) => fields.find((field) => field.label === label);
  const [what, where] = [of('what'), of('where')];
  if (what === undefined && where === undefined) return null;
  if (telling.about === 'work' && !isConvincing(what, marks, telling.evidence)) return null;
  return {
    ...(what && { what }),
    ...(where && { where }),
    places: fields.filter(({ label }) => label === 'place').map((field) => field.text),
    others: fields.filter(({ label, text: other }) => label === 'none' && /\p{L}/u.test(other)),
    ...(period && { dates: period }),
    margins: () => ({
      what: score - scoreWithout(what, text, marks, telling.evidence, weights),
      where: score - scoreWithout(where, text, marks, telling.evidence, weights),
    }),
    hasVerb,
    score:
      score -
      SENTENCE.cost +
      (hasVerb ? SENTENCE.verb : 0) +
      (outline.hasDates ? SENTENCE.date : 0) +
      (marks.some(({ kind }) => kind === 'length') ? SENTENCE.length : 0),
  };
}
