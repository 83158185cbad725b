/**
 * Reads entries that are told in a sentence or an item of a list: "Worked as a clerk in Quillmark Ltd from May 2010 to
 * June 2012", "B.Sc. from Harbour University in 2014 with 72 %". `vocabulary` holds the words around the fields,
 * `marks` finds them, `grammar` divides the sentence at them. It does not judge which lines are entries.
 */
import { compareDates, type FoundDates } from '../../../../kernel';
import type { Margins, PairModel } from '../assign';
import type { PairEvidence } from '../model';
import { ARTICLE, bareField, divide, type Field, type Weights } from './grammar';
import { type Mark, marksOf } from './marks';
import type { MarkKind } from './vocabulary';

/** What sort of entries a section tells, and the evidence of words for their two fields. */
export type Telling = PairModel & { about: 'work' | 'study' };

export type Statement = {
  what?: Field;
  where?: Field;
  places: string[];
  others: Field[];
  dates?: FoundDates;
  hasVerb: boolean;
  /** Worked out when asked for, as most statements turn out to be none. */
  margins: () => Margins;
  /** How much speaks for the text being such a sentence. */
  score: number;
};

const WORK: Weights = {
  what: {
    start: 0.4,
    worked: 0.7,
    working: 0.7,
    joined: -1,
    studied: -1.5,
    studying: -2,
    as: 2.4,
    at: -2,
    under: -2,
    from: -1.5,
    of: -1,
    with: -1.8,
    for: -1.2,
    in: -1,
    comma: -0.3,
    dash: 0,
    colon: 0.2,
    open: -0.3,
    close: -0.2,
    stop: -0.6,
    line: 0,
    tab: 0.2,
    date: 0.3,
    length: 0.2,
    time: -1,
    major: -2,
    grade: -2,
  },
  where: {
    start: 0.1,
    worked: 0,
    working: 0.1,
    joined: 1.8,
    studied: -0.5,
    studying: -1,
    as: -2.5,
    at: 2.4,
    under: 0,
    from: 0.6,
    of: 0.4,
    with: 1.6,
    for: 1.2,
    in: 1.1,
    comma: 0.1,
    dash: 0.2,
    colon: 0.2,
    open: 0,
    close: -0.2,
    stop: -0.5,
    line: 0,
    tab: 0.2,
    date: 0.3,
    length: 0.1,
    time: -1,
    major: -2,
    grade: -2,
  },
};
const STUDY: Weights = {
  what: {
    start: 0.8,
    studied: 0.8,
    studying: 1,
    worked: -2,
    working: -2,
    as: -0.5,
    at: -2,
    under: -2,
    from: -1.8,
    of: -1.2,
    with: -1,
    for: -0.8,
    in: -0.6,
    comma: -0.3,
    dash: 0,
    colon: 0.2,
    open: -0.5,
    close: -0.3,
    stop: -0.5,
    line: 0.2,
    tab: 0.2,
    date: 0.3,
    length: 0.3,
    time: -1,
    major: -2,
    grade: -0.5,
  },
  where: {
    start: 0.1,
    studied: 0.1,
    studying: 0,
    worked: -0.5,
    working: -1,
    as: -2,
    at: 2,
    under: 0.6,
    from: 2.2,
    of: 0.5,
    with: 0,
    for: -0.5,
    in: 0,
    comma: 0.3,
    dash: 0.3,
    colon: 0.2,
    open: 0.1,
    close: 0,
    stop: -0.5,
    line: 0.3,
    tab: 0.3,
    date: 0.4,
    length: -0.2,
    time: -1,
    major: -2,
    grade: 0.2,
  },
};

const VERBS: Record<Telling['about'], ReadonlySet<MarkKind>> = {
  work: new Set<MarkKind>(['worked', 'working', 'joined']),
  study: new Set<MarkKind>(['studied', 'studying']),
};

/** Evidence against which nothing is chosen. */
const NEVER = -99;
const BONUS = { verb: 0.9, date: 0.8, length: 0.3 };
/** What an entry must bring to be one. */
const COST = 2.2;
const LONGEST = 360;

/** Two dates beside each other are the ends of a range whose word between them was left out. */
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

/** A field without the words of a sentence that lead to it ("As a Clerk", "worked with Acme"). */
export function withoutLead(written: string, field: 'what' | 'where'): string {
  const text = written.replace(ARTICLE, '');
  const [, first, second] = marksOf(text, []);
  const isVerb = first !== undefined && VERB.has(first.kind);
  const lead = isVerb && second?.from === first.to + 1 ? second : first;
  if (first?.from !== 0 || lead === undefined || !LEADS_IN[field].has(lead.kind)) return text;
  const rest = bareField(text.slice(lead.to));
  return /\p{L}{2}/u.test(rest) ? rest : text;
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

/** Work without a date or a length of time is told only where a role is named. */
function isConvincing(what: Field | undefined, marks: readonly Mark[], evidence: PairEvidence): boolean {
  if (marks.some(({ kind }) => kind === 'date' || kind === 'length')) return true;
  return (
    marks.some(({ kind, from }) => kind === 'working' && from < OPENING) ||
    (what !== undefined && evidence(what.text).what > 1)
  );
}

/** The score of the best division in which a field is none of its kind. */
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

/** The statement that a text makes, or null for one that cannot be an entry; `dates` are those of the text. */
export function readStatement(
  written: string,
  found: readonly FoundDates[],
  telling: Telling,
): Statement | null {
  const text = written.slice(0, LONGEST);
  const dates = found.filter(({ to }) => to <= text.length);
  const marks = marksOf(text, dates);
  // "Specialization: Marketing" goes on with the entry above.
  if (marks[1]?.kind === 'major' && marks[1].from === 0) return null;
  if (!mayTell(marks, telling.about, text, telling.evidence)) return null;
  const weights = telling.about === 'work' ? WORK : STUDY;
  const { fields, score } = divide(text, marks, telling.evidence, weights);
  const of = (label: Field['label']) => fields.find((field) => field.label === label);
  const [what, where] = [of('what'), of('where')];
  if (what === undefined && where === undefined) return null;
  if (telling.about === 'work' && !isConvincing(what, marks, telling.evidence)) return null;
  const period = datesOf(text, dates, marks, telling.about);
  const has = (kinds: ReadonlySet<MarkKind>) => marks.slice(0, 8).some(({ kind }) => kinds.has(kind));
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
    hasVerb: has(VERBS[telling.about]),
    score:
      score -
      COST +
      (has(VERBS[telling.about]) ? BONUS.verb : 0) +
      (dates.length > 0 ? BONUS.date : 0) +
      (marks.some(({ kind }) => kind === 'length') ? BONUS.length : 0),
  };
}
