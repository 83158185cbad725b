import { headingWording } from '../../parser';
import { type JsonObject, nameOf } from './values';

/** Parts of an advertisement that a table keeps in columns of their own: duties, requirements, what is offered. */

export const TEXT_PARTS = ['duties', 'requirements', 'preferred', 'benefits'] as const;

export type TextPart = (typeof TEXT_PARTS)[number];

const PART_OF_KIND: Readonly<Record<string, TextPart>> = {
  role: 'duties',
  duties: 'duties',
  requirements: 'requirements',
  preferred: 'preferred',
  benefits: 'benefits',
};

/** `jobRequirements`, `key_duties` as a heading has them. */
export function headingOf(column: string): string {
  return column
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_\s]+/g, ' ')
    .trim();
}

/** A heading that says more is about something else. */
const LEAST_SHARE = 0.6;

const LEAST_WORDS = 6;
const LEAST_LETTERS = 25;
const LEAST_TEXTS = 0.5;

const isProse = (text: string) =>
  text.length >= LEAST_LETTERS && (text.split(/\s+/, LEAST_WORDS).length >= LEAST_WORDS || text.length > 200);

/** Headings are in the plural where a column may be called `main_task`. */
function partOfHeading(heading: string): TextPart | undefined {
  const wording = headingWording(heading);
  return wording && wording.share >= LEAST_SHARE ? PART_OF_KIND[wording.kind] : undefined;
}

/** Returns which part of the advertisement a column holds, by a heading for its name and texts for its cells. */
export function partOf(column: string, rows: readonly JsonObject[]): TextPart | undefined {
  const heading = headingOf(column);
  const part = partOfHeading(heading) ?? partOfHeading(`${heading}s`);
  if (part === undefined) return undefined;
  const cells = rows.flatMap((row) => nameOf(row[column]) ?? []);
  return cells.filter(isProse).length >= Math.max(1, LEAST_TEXTS * cells.length) ? part : undefined;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br>' };
const asHtml = (text: string) => text.replace(/[&<>\n]/g, (sign) => ESCAPES[sign] ?? sign);

export type WrittenPart = { heading: string; text: string };

/** Enough of a part to know that the text has it already. */
const SAME = 120;

/** Returns an advertisement with its parts behind it, each under its heading. */
export function textOfParts(
  description: string | undefined,
  parts: readonly WrittenPart[],
  isHtml: (text: string) => boolean,
): { description: string | undefined; isHtml: boolean } {
  const further = parts.filter(({ text }) => !description?.includes(text.slice(0, SAME)));
  const written = [description, ...further.map(({ text }) => text)].filter((text) => text !== undefined);
  if (!written.some(isHtml)) {
    const texts = [description, ...further.map(({ heading, text }) => `${heading}:\n${text}`)];
    const joined = texts.filter((text) => text !== undefined).join('\n\n');
    return { description: joined === '' ? undefined : joined, isHtml: false };
  }
  const html = (text: string) => (isHtml(text) ? text : `<p>${asHtml(text)}</p>`);
  const own = description === undefined ? [] : [html(description)];
  const others = further.map(({ heading, text }) => `<h3>${asHtml(heading)}</h3>${html(text)}`);
  return { description: [...own, ...others].join('\n'), isHtml: true };
}
