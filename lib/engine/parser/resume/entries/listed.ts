import { type DateOptions, findDates } from '../../../kernel';
import type { SectionLine } from '../../shared/layout/section-line';
import { evidenceOf } from '../../shared/wording/evidence';

/**
 * Several entries in one line, each with its time in brackets ("Driver for Amber Cabs (2005-2008), Swift Couriers
 * (2008-2012) and Northway Buses (since 2012)"), given a line each, with the title that is written once in front of them.
 */

const BRACKET = /\(([^()]*\d{4}[^()]*)\)/gu;
const BETWEEN = /^\s*[,;/&]?\s*(?:(?:and|und|y|e|et|i|og|en)\s+)?(?=\p{Lu})/u;
const LED =
  /^(.{3,60}?)(?:,?\s+(?:for|at|with|bei|in|en|chez|em|presso|bij)\s+|\s*[:–-]\s+|,\s+)(\p{Lu}.*)$/u;
/** Evidence from which on words surely are those of a title. */
const TITLE = 2;
const LONGEST_LINE = 400;
const LONGEST_NAME = 80;

type Listed = { name: string; time: string };

/** Returns the names of a line with the times in brackets after them; none if there is other text between them. */
function namesIn(text: string, options: DateOptions): Listed[] {
  const names: Listed[] = [];
  let end = 0;
  for (const { index, 0: bracket, 1: time = '' } of text.matchAll(BRACKET)) {
    const before = text.slice(end, index);
    const name = (end === 0 ? before : before.replace(BETWEEN, '')).trim();
    const isRange = findDates(time, options).some(({ isSingle }) => !isSingle);
    if (!isRange || !/^\p{Lu}/u.test(name) || name.length > LONGEST_NAME) return [];
    names.push({ name, time });
    end = index + bracket.length;
  }
  return /\p{L}/u.test(text.slice(end)) ? [] : names;
}

function spread({ index, line }: SectionLine, options: DateOptions): SectionLine[] {
  const whole = [{ index, line }];
  if (!line.text.includes('(') || line.text.length > LONGEST_LINE) return whole;
  if ((line.text.match(BRACKET)?.length ?? 0) < 2) return whole;
  const [first, ...others] = namesIn(line.text, options);
  if (first === undefined || others.length === 0) return whole;
  const [, lead = '', name = ''] = LED.exec(first.name) ?? [];
  const title = evidenceOf(lead).title >= TITLE ? lead : '';
  if (title === '' && line.bullet !== undefined) return whole;
  const entries = title === '' ? [first, ...others] : [{ ...first, name }, ...others];
  return entries.map((entry) => {
    const text = [title, entry.name, entry.time].filter((part) => part !== '').join('\t');
    const [run] = line.runs;
    return { index, line: { ...line, text, runs: run ? [{ ...run, text }] : [] } };
  });
}

/** Returns the lines with each entry of such lists on a separate line. */
export function spreadListed(lines: readonly SectionLine[], options: DateOptions): SectionLine[] {
  return lines.flatMap((entry) => spread(entry, options));
}
