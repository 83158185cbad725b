import type { StringModel } from '@/lib/engine/strings';
import type { SectionLine } from '../../shared/layout/section-line';
import { isOn } from '../../shared/mechanisms';
import type { Section } from '../headings/kinds';
import type { EntryLine } from '../lines/entry-line';
import type { Segment } from '../lines/segment';
import { type FormReading, piecesOf, recordSegments } from '../records';
import { isBareName } from '../records/labels';
import { type Assignment, assignPairs } from './assign';
import { decodedDrafts } from './decoder';
import type { DocumentStyle } from './document-style';
import { bestQuality, type Draft, qualityOf } from './draft';
import { entryLines } from './entry-lines';
import { isHeaderLike } from './layout';
import type { PairModel } from './model';
import { withNameAlone } from './names';
import { type HeaderParts, sectionHeaders } from './parts';
import { withRoleLines } from './role-lines';
import { cutIntoSegments } from './segments';
import { withoutLead } from './statements';
import { toldEntries } from './told';
import { ABOVE, FORM, TOLD } from './weights';

/**
 * The choice of how a section is cut into entries. Every way of reading it (headers shown by dates, items of a list,
 * sentences) gives entries; the way whose entries come out most whole is taken.
 */

export type EntryModel = PairModel & {
  about: 'work' | 'study';
  /** True where sentences are not entries, as in lists of activities outside work. */
  isHeadedOnly?: boolean;
  /** Applied to the parts of a header before its fields are chosen, and to the choice after it. */
  prepare?: (header: HeaderParts) => HeaderParts;
  refine?: (assignment: Assignment) => Assignment;
};

const refined = (assignment: Assignment, { refine }: EntryModel) => refine?.(assignment) ?? assignment;

function withoutLeads(assignment: Assignment): Assignment {
  const { what, where } = assignment;
  return {
    ...assignment,
    ...(what && { what: { ...what, text: withoutLead(what.text, 'what') } }),
    ...(where && { where: { ...where, text: withoutLead(where.text, 'where') } }),
  };
}

/** The fields of entries that are cut already. */
function draftsOfSegments(segments: readonly Segment[], model: EntryModel): Draft[] {
  const headers = sectionHeaders(segments).map(model.prepare ?? ((header) => header));
  const assignments = assignPairs(headers, model).map((assignment) => refined(assignment, model));
  return segments.flatMap((segment, n) => {
    const [header, assignment] = [headers[n], assignments[n]];
    if (header === undefined || assignment === undefined) return [];
    const quality = qualityOf(segment, assignment, model);
    const named = withNameAlone(withoutLeads(assignment), model);
    return [{ segment, header, assignment: named, quality }];
  });
}

const worth = (drafts: readonly Draft[]) => drafts.reduce((sum, { quality }) => sum + quality, 0);

/** Returns what it costs a reading to leave in the text what opens the `headed` entries. */
function costOfLeftOut(told: readonly Draft[], headed: readonly Draft[], body: string): number {
  const header = new Set(headed.flatMap(({ segment }) => segment.header.map(({ index }) => index)));
  const left = told.flatMap(({ segment }) => segment.body).filter(({ index }) => header.has(index));
  const costs = left.map((entry) => {
    if (entry.dates.some(({ isSingle }) => !isSingle)) return TOLD.leftOutRange;
    return isHeaderLike(entry, body) ? TOLD.leftOutSetOff : 0;
  });
  return costs.reduce((sum, cost) => sum + cost, 0);
}

function draftsOfRecords(segments: readonly Segment[], model: EntryModel): Draft[] {
  return draftsOfSegments(segments, model).map((draft) => ({ ...draft, isRecord: true }));
}

/** The most that entries can be worth on average. */
const BEST = bestQuality(true);

const average = (drafts: readonly Draft[]) => worth(drafts) / Math.max(1, drafts.length);

/** The entries that headers show, cut in the way that looks best and comes out most whole. */
function headedDrafts(lines: readonly EntryLine[], style: DocumentStyle, model: EntryModel): Draft[] {
  let best: { drafts: Draft[]; score: number } = { drafts: [], score: Number.NEGATIVE_INFINITY };
  for (const { segments, score } of cutIntoSegments(lines, style.body, model.evidence)) {
    if (score + ABOVE.whole * BEST <= best.score) continue;
    const drafts = draftsOfSegments(segments, model);
    const whole = score + ABOVE.whole * average(drafts);
    if (whole > best.score) best = { drafts, score: whole };
  }
  return best.drafts;
}

/** Returns the entries among lines that are not records, in the most complete reading. */
function draftsOfLines(written: readonly SectionLine[], style: DocumentStyle, model: EntryModel): Draft[] {
  const found = entryLines(written, style.dates, style.body, style.rightEdgeOf);
  const lines = model.about === 'work' ? withRoleLines(found) : found;
  const headed = headedDrafts(lines, style, model);
  if (model.isHeadedOnly || !isOn('entries.statements')) return headed;
  // Sentences about studies hold ranges that belong to no entry: terms, exchanges, projects.
  const worthOf = (told: readonly Draft[]) =>
    worth(told) - (model.about === 'work' ? costOfLeftOut(told, headed, style.body) : 0);
  const isEmpty = headed.length === 0;
  const least = isEmpty ? 0 : Math.max(0, worth(headed)) * TOLD.share + TOLD.more;
  const bonus = isEmpty ? TOLD.announced : 0;
  const told = toldEntries(lines, { style, telling: model, worthOf, least, bonus });
  return (
    told?.map((draft) => ({
      ...draft,
      assignment: withNameAlone(refined(draft.assignment, model), model),
    })) ?? headed
  );
}

/** Returns the most complete entries of the form; null where it is not a form. */
function bestForm(forms: readonly FormReading[], style: DocumentStyle, model: EntryModel): Draft[] | null {
  let best: { records: Draft[]; before: SectionLine[] } | null = null;
  for (const { segments, before } of forms) {
    if (best !== null && worth(best.records) + FORM.other >= segments.length * BEST) continue;
    const records = draftsOfRecords(segments, model);
    if (best === null || worth(records) > worth(best.records) + FORM.other) best = { records, before };
  }
  return best && [...draftsOfLines(best.before, style, model), ...best.records];
}

/** The entries of a form, or of its lines where these come out clearly more whole. */
function draftsOfForm(
  { forms, lines }: { forms: FormReading[]; lines: SectionLine[] },
  style: DocumentStyle,
  model: EntryModel,
): Draft[] {
  const form = bestForm(forms, style, model);
  // If a label has no value, lines would combine the values of two entries.
  if (form !== null && lines.some(({ line }) => isBareName(line.text))) return form;
  const told = draftsOfLines(lines, style, model);
  if (form === null) return told;
  return worth(told) > Math.max(0, worth(form)) * FORM.share + FORM.lines ? told : form;
}

/** The entries of a section in their order: its forms and tables, and what is between them. */
export function draftsOf(section: Section, style: DocumentStyle, model: EntryModel): Draft[] {
  const request = { topic: model.about, evidence: model.evidence, style };
  return piecesOf(section.lines, request).flatMap((piece) => {
    if (piece.segments) return draftsOfRecords(piece.segments, model);
    return draftsOfForm(piece, style, model);
  });
}

/** The forms and tables of such entries in a section about something else. */
export function recordedDrafts(section: Section, style: DocumentStyle, model: EntryModel): Draft[] {
  const request = { topic: model.about, evidence: model.evidence, style };
  return draftsOfRecords(recordSegments(section.lines, request), model);
}

/** The entries of a section, with their borders and fields decided together by the decoder. */
export function decidedDrafts(
  section: Section,
  style: DocumentStyle,
  model: EntryModel,
  strings: StringModel | undefined,
): Draft[] {
  const drafts = draftsOf(section, style, model);
  if (strings === undefined || model.isHeadedOnly) return drafts;
  const lines = entryLines(section.lines, style.dates, style.body, style.rightEdgeOf);
  return decodedDrafts(drafts, { lines, body: style.body, model, strings });
}
