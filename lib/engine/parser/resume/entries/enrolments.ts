import type { SectionLine } from '../../shared/layout/section-line';

/**
 * Joins entries whose beginning and end are on two lines, each with its own date ("2010年4月 ...大学 入学" above "2014年3月
 * ...大学 卒業"), into one line with a range.
 */

const DATED = /^(\S{0,20}\d\S{0,4}年\s*\d{1,2}月)\s+(.+)$/u;
const BEGINS = /\s*(?:に)?(?:入学|入社|入職|入行|入局|開業|就職)$/u;
const ENDS = /\s*(?:を)?(?:卒業(?:見込み?)?|修了|中退|退学|退社|退職)(?:（.{1,20}）)?$/u;
const GOES_ON = /^(?:現在に至る|現在|在職中|在学中)$/u;
/** Boundary between the name of a school and that of its faculty. */
const SCHOOL = /^(.{2,30}?(?:大学院|大学|高等学校|高校|専門学校|短期大学|高専|学院))(?=\S)/u;

type Event = { at: number; date: string; name: string };

function eventsOf(lines: readonly SectionLine[], ending: RegExp): Event[] {
  return lines.flatMap(({ line }, at) => {
    const [, date, text] = DATED.exec(line.text) ?? [];
    if (date === undefined || text === undefined || !ending.test(text)) return [];
    return [{ at, date, name: text.replace(ending, '').trim() }];
  });
}

function joined({ index, line }: SectionLine, range: string, name: string): SectionLine {
  const text = `${range}\t${name.replace(SCHOOL, '$1\t').replace(/\t\s+/u, '\t')}`;
  const [first] = line.runs;
  return { index, line: { ...line, text, runs: first ? [{ ...first, text }] : [] } };
}

/** Returns the lines with such entries joined; text about the time in between follows them. */
export function joinEnrolments(lines: readonly SectionLine[]): SectionLine[] {
  const starts = eventsOf(lines, BEGINS);
  if (starts.length === 0) return [...lines];
  const ends = eventsOf(lines, ENDS);
  const goesOnAt = lines.findIndex(({ line }) => GOES_ON.test(line.text.trim()));
  const changed = new Map<number, SectionLine | null>();
  for (const [n, { at, date, name }] of starts.entries()) {
    const entry = lines[at];
    const end = ends.find((event) => event.at > at && event.name === name);
    const isLast = n === starts.length - 1 && goesOnAt > at;
    const until = end?.date ?? (isLast ? '現在' : undefined);
    if (entry === undefined || until === undefined) continue;
    changed.set(at, joined(entry, `${date} - ${until}`, name));
    changed.set(end?.at ?? goesOnAt, null);
  }
  return lines.flatMap((entry, at) => {
    const other = changed.get(at);
    return other === null ? [] : [other ?? entry];
  });
}
