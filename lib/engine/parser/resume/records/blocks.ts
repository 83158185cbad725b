import { type DateOptions, findDates, fold } from '../../../kernel';
import type { SectionLine } from '../../shared/layout/section-line';
import { isOn } from '../../shared/mechanisms';
import { isProse } from '../../shared/wording/prose';
import { joinLabels } from './joining';
import { labelsIn, valueLine } from './labels';
import type { EntryRecord, LabelledValue, RecordField } from './model';

/**
 * Entries written as forms: a label in front of each field, the same labels again for the next entry. A record ends
 * where one of its labels recurs; fields without a label are in the lines above the first one.
 */

type LabelledLine = { entry: SectionLine; values: LabelledValue[] };

/** The labelled lines of one record, the other lines between and below them, and those above the first label. */
type Group = {
  above: SectionLine[];
  lines: LabelledLine[];
  /** The labels of each field that were there so far. */
  seen: Map<RecordField, Set<string>>;
};

/** Fields that an entry has once: when their label comes again, so does an entry. */
const ONCE: ReadonlySet<RecordField> = new Set(['what', 'where', 'mixed', 'when', 'start', 'end', 'board']);
const NAMES: ReadonlySet<RecordField> = new Set(['what', 'where', 'mixed', 'board']);
const MOST_LEAD_LINES = 2;
const LONGEST_LEAD = 130;
/** Share of the records that must have two fields, or one and a line above it. */
const FEWEST_WHOLE = 0.3;

function valuesOf(entry: SectionLine): LabelledValue[] {
  return labelsIn(entry.line.text).map((found) => ({
    ...found.kind,
    label: found.label,
    entry: valueLine(entry, found),
    ...(found.isWeak && { isWeak: true }),
  }));
}

const fieldsOf = ({ lines }: Group) => lines.flatMap(({ values }) => values);

const isNamed = ({ seen }: Group) => [...NAMES].some((field) => seen.has(field));

const DATES: readonly RecordField[] = ['when', 'start', 'end'];
const SCHOOLS: readonly RecordField[] = ['where', 'board'];

/** "University" in one record and "College" in the next: another name of a school below a line without a label. */
function namesAnother({ seen, lines }: Group, values: readonly LabelledValue[]): boolean {
  const has = (fields: readonly RecordField[]) => fields.some((field) => seen.has(field));
  const isParted = lines.at(-1)?.values.length === 0;
  return isParted && has(SCHOOLS) && has(DATES) && values.some(({ field }) => SCHOOLS.includes(field));
}

/** Words that distinguish an employer from the one before it, whatever is between them. */
const ORDER =
  /(?<!\p{L})(?:present|current|previous|past|last|former|earlier|second|third|vorig\p{L}|laatste|letzter?|frühere?r?|précédente?|dernière?|anterior|último|última|precedente|ultimo|ultima)(?!\p{L})/u;

/** True when the labels of a line begin another record: one of them was there already. */
function beginsAnother(group: Group, values: readonly LabelledValue[]): boolean {
  const { seen } = group;
  if (namesAnother(group, values)) return true;
  return values.some(({ field, label }) => {
    const labels = seen.get(field);
    if (labels === undefined) return false;
    // A job may have many projects; a list of projects has nothing else.
    if (labels.has(fold(label))) return ONCE.has(field) || (field === 'project' && !isNamed(group));
    // "Company" and "Last employer" name two employers; "Role" next to "Designation" adds to one.
    return field === 'where' && (!seen.has('project') || ORDER.test(fold(label)));
  });
}

function addLine(group: Group, line: LabelledLine): void {
  group.lines.push(line);
  // The roles and times of projects come again within their job.
  const inProject = group.seen.has('project') && isNamed(group);
  for (const { field, label } of line.values)
    if (!inProject || field === 'where')
      group.seen.set(field, (group.seen.get(field) ?? new Set()).add(fold(label)));
}

function groupsOf(lines: readonly SectionLine[]): Group[] {
  const groups: Group[] = [];
  const before: SectionLine[] = [];
  for (const entry of lines) {
    const line = { entry, values: valuesOf(entry) };
    const open = groups.at(-1);
    const goesOn = line.values.length === 0 || (open && !beginsAnother(open, line.values));
    if (goesOn && open) addLine(open, line);
    else if (goesOn) before.push(entry);
    else {
      const group: Group = { above: open ? trailing(open) : before, lines: [], seen: new Map() };
      addLine(group, line);
      groups.push(group);
    }
  }
  return groups;
}

/** Returns the lines without a label at the end of a group. */
function trailing({ lines }: Group): SectionLine[] {
  const last = lines.findLastIndex(({ values }) => values.length > 0);
  return lines.slice(last + 1).map(({ entry }) => entry);
}

function mayLead({ line }: SectionLine, below: SectionLine): boolean {
  if (line.text.length > LONGEST_LEAD || /[:：]\s*$/u.test(line.text)) return false;
  return (line.bullet === undefined || below.line.bullet !== undefined || line.bold) && !isProse(line.text);
}

/** True where a bullet opens each record, in the line above its labels, which have none. */
function areOpenedByBullets(groups: readonly Group[]): boolean {
  const isOpened = ({ above, lines }: Group) =>
    above.at(-1)?.line.bullet !== undefined && lines[0]?.entry.line.bullet === undefined;
  return groups.length > 1 && groups.every(isOpened);
}

/** Returns how many of the lines above the first label may name the entry. */
function leadLength({ above, lines }: Group, byBullets: boolean): number {
  const below = lines[0]?.entry;
  if (byBullets) return isProse(above.at(-1)?.line.text ?? '') ? 0 : 1;
  let count = 0;
  while (below && count < Math.min(above.length, MOST_LEAD_LINES)) {
    const line = above.at(-1 - count);
    if (line === undefined || !mayLead(line, below)) break;
    count++;
  }
  return count;
}

const hasDates = ({ line }: SectionLine, options: DateOptions) => findDates(line.text, options).length > 0;

/**
 * Returns the number of lines above the labels of each record in this section: 0 if the labels cover both fields, else
 * that of the record with the fewest.
 */
function sharedLead(groups: readonly Group[], options: DateOptions): number {
  const share = (test: (group: Group) => boolean) => groups.filter(test).length / groups.length;
  const labelled = (fields: readonly RecordField[]) =>
    share((group) => fieldsOf(group).some(({ field }) => fields.includes(field))) > 0.5;
  const areNamed = labelled(['what', 'mixed']) && labelled(['where', 'board', 'mixed']);
  const isDated = labelled(['when', 'start', 'end']);
  const byBullets = areOpenedByBullets(groups);
  const lengths = groups.map((group) => leadLength(group, byBullets)).filter((length) => length > 0);
  if (lengths.length === 0) return 0;
  if (!areNamed) return Math.min(...lengths);
  return !isDated && share(({ above }) => above.some((line) => hasDates(line, options))) > 0.5 ? 1 : 0;
}

function recordsOf(groups: readonly Group[], lead: number): EntryRecord[] {
  const byBullets = areOpenedByBullets(groups);
  const leads = groups.map((group) => {
    const length = Math.min(lead, leadLength(group, byBullets));
    return length === 0 ? [] : group.above.slice(-length);
  });
  return groups.map((group, n) => {
    const next = new Set(leads[n + 1]);
    const body = group.lines.filter(({ values, entry }) => values.length === 0 && !next.has(entry));
    return { lead: leads[n] ?? [], values: fieldsOf(group), body: body.map(({ entry }) => entry) };
  });
}

/** True for a record with two of its fields, of which one names it. */
function isWhole({ lead, values }: EntryRecord): boolean {
  const fields = new Set(values.map(({ field }) => field).filter((field) => ONCE.has(field)));
  const isNamed = [...fields].some((field) => NAMES.has(field));
  return fields.size + Math.min(1, lead.length) >= 2 && (isNamed || lead.length > 0);
}

/** Lines with a range of dates that belong to no field: entries that the labels do not cover. */
function strayRanges(records: readonly EntryRecord[], options: DateOptions): number {
  const lines = records.flatMap(({ body }) => body);
  return lines.filter(
    ({ line }) =>
      line.bullet === undefined &&
      line.text.length <= LONGEST_LEAD &&
      findDates(line.text, options).some(({ isSingle }) => !isSingle),
  ).length;
}

/** One word before a dash, however often, is not a form ("Courses - Evening classes"). */
function isForm(groups: readonly Group[]): boolean {
  const values = groups.flatMap(fieldsOf);
  return values.some(({ isWeak }) => !isWeak) || new Set(values.map(({ field }) => field)).size > 1;
}

/** The lines of a section above its form, and the records of the form. */
type Form = { records: EntryRecord[]; before: SectionLine[] };

function formOf(groups: readonly Group[], lead: number, options: DateOptions): Form | null {
  const records = recordsOf(groups, lead);
  const whole = records.filter(isWhole).length;
  if (whole < Math.max(1, groups.length * FEWEST_WHOLE)) return null;
  if (strayRanges(records, options) > groups.length / 2) return null;
  const first = groups[0]?.above ?? [];
  return { records, before: first.slice(0, first.length - (records[0]?.lead.length ?? 0)) };
}

/**
 * Returns the ways to read a section as a form, the likeliest first: they differ in the number of lines above the
 * labels that belong to a record. Empty where it is not a form.
 */
export function readBlocks(lines: readonly SectionLine[], options: DateOptions): Form[] {
  const groups = groupsOf(joinLabels(lines));
  if (groups.length === 0 || !isForm(groups)) return [];
  const lead = sharedLead(groups, options);
  const leads = isOn('records.leads') ? [lead, 0, 1, MOST_LEAD_LINES] : [lead];
  return [...new Set(leads)].flatMap((count) => formOf(groups, count, options) ?? []);
}
