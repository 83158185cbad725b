/**
 * Contents of a record of a person, as the parts of a CV: they become lines in the same way for all kinds of record.
 */
export type Outline = {
  name: string;
  label?: string;
  contact: string[];
  sections: Section[];
};

/** Separate entries under a heading, each with a few lines. */
type Section = { heading: string; entries: string[][] };

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Returns a date of a record (2021, 2021-03, 2021-03-01) as a CV writes it; other words unchanged. */
export function dateText(date: string): string {
  const [, year, month] = /^(\d{4})-?(\d{2})?(?:-?\d{2})?(?:T.*)?$/.exec(date.trim()) ?? [];
  if (!year) return date.trim();
  const name = MONTHS[Number(month) - 1];
  return name ? `${name} ${year}` : year;
}

/** Formats a period; one that has begun and has no end is current. */
export function periodText(start: string, end: string, goesOn = true): string {
  const [from, to] = [dateText(start), dateText(end)];
  if (from && to) return `${from} - ${to}`;
  if (from) return goesOn ? `${from} - Present` : from;
  return to;
}

/** Returns the lines of one entry, without empty ones. */
export function entryOf(...lines: (string | undefined)[]): string[] {
  return lines.flatMap((line) => (line ?? '').split(/\r\n|\r|\n/)).flatMap((line) => line.trim() || []);
}

/** Returns the record as the text of a CV, with its headings; undefined for one with neither a name nor content. */
export function textOf({ name, label, contact, sections }: Outline): string | undefined {
  const filled = sections
    .map(({ heading, entries }) => ({ heading, entries: entries.filter((lines) => lines.length > 0) }))
    .filter(({ entries }) => entries.length > 0);
  if (!name.trim() && filled.length === 0) return undefined;
  const head = entryOf(name, label, ...contact).join('\n');
  const parts = filled.map(
    ({ heading, entries }) => `${heading}\n\n${entries.map((lines) => lines.join('\n')).join('\n\n')}`,
  );
  return [head, ...parts].filter(Boolean).join('\n\n');
}
