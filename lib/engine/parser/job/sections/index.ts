import type { Line, SourceDocument } from '../../../documents';
import { isAllCapitals, squeeze } from '../../../kernel';
import { bodyLook, type Look, lookOf, rankOf, standsOut } from '../../shared/layout/look';
import { paragraphMaker } from '../../shared/layout/paragraphs';
import { lineOfRest } from '../../shared/layout/rest';
import type { SectionLine } from '../../shared/layout/section-line';
import { evidenceOf } from '../../shared/wording/evidence';
import { isNotice, subjectOf } from './content';
import { type HeadingWording, wordingOf } from './headings';
import type { PostingSection, PostingSectionKind } from './model';

/**
 * Cuts a posting into its parts, by the wording of its headings in eight languages and by their look. A line that looks
 * like the heading above it and has unknown words opens a separate part; any other unknown line belongs to the open
 * part.
 */

export { speaksOfEmployer } from './content';
export type { PostingSection, PostingSectionKind } from './model';

type Opening = { kind: PostingSectionKind; heading: string; look: Look; rest?: string };

/**
 * Share of a heading that must be known: on a line that stands out, on one with words of titles, on a line by itself,
 * before a colon.
 */
const SHARES = { loud: 0.3, title: 0.75, quiet: 0.6, inline: 0.75 } as const;
const LONGEST_HEADING = 80;
const LONGEST_NAMED = 50;
/** Items read to find the subject of a list, and the number that a heading without known words needs below it. */
const MOST_ITEMS = 8;
const LEAST_ITEMS = 2;
const INLINE_KINDS: ReadonlySet<PostingSectionKind> = new Set([
  'duties',
  'requirements',
  'preferred',
  'benefits',
]);

/** The lines, their usual look, and the parts opened by the lines before. */
type Layout = { lines: readonly Line[]; body: Look; opened: Set<PostingSectionKind> };

function isLoud(line: Line, { body }: Layout): boolean {
  if (line.role === 'heading') return true;
  const isCapitals = isAllCapitals(line.text) && line.text.replace(/[^\p{L}]/gu, '').length > 3;
  return isCapitals || standsOut(lookOf(line), body) || isBoldOpened(line);
}

/** True for a line whose words are all bold, except for a mark at its end. */
function isBoldOpened(line: Line): boolean {
  const runs = line.runs.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return runs.length > 0 && runs.every(({ bold }) => bold);
}

/** Empty space, or the start of the document, is above the line. */
function standsAlone(index: number, { lines }: Layout): boolean {
  const [line, before] = [lines[index], lines[index - 1]];
  if (!line || !before) return true;
  return before.block !== line.block || before.page !== line.page || (line.gapBefore ?? 0) > line.fontSize;
}

/** A line after a bullet, or a small picture in its place. */
function isItem({ bullet, text }: Line): boolean {
  return bullet !== undefined || /^\p{Extended_Pictographic}/u.test(text);
}

/** Returns the first few items of the list below a line. */
function listBelow(index: number, { lines }: Layout): string[] {
  const items: string[] = [];
  for (let at = index + 1; at < lines.length && items.length < MOST_ITEMS; at++) {
    const line = lines[at];
    if (!line || !isItem(line)) {
      if (items.length > 0 || squeeze(line?.text ?? '') !== '') break;
    } else items.push(line.text);
  }
  return items;
}

/** A list, or a paragraph that a heading may be above, follows. */
function leadsOn(index: number, { lines }: Layout): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line || !next) return false;
  return next.bullet !== undefined || next.text.length > line.text.length / 2;
}

function inlineOpening(line: Line): Opening | undefined {
  const colon = /^([^:：]{3,50})[:：]\s+(?=\S)/u.exec(line.text);
  const wording = colon?.[1] ? wordingOf(colon[1]) : undefined;
  if (!colon?.[1] || !wording || wording.share < SHARES.inline || !INLINE_KINDS.has(wording.kind))
    return undefined;
  const rest = line.text.slice(colon[0].length);
  return { kind: wording.kind, heading: colon[1], look: lookOf(line, colon[1], true), rest };
}

/**
 * Returns the kind of a heading with few known words, or whose subject occurred before ("what awaits you" may be work
 * and pay), from the list below it, where that is clear.
 */
function surerKind({ kind, share }: HeadingWording, index: number, layout: Layout): PostingSectionKind {
  if ((share >= SHARES.quiet && !layout.opened.has(kind)) || kind === 'preferred') return kind;
  const items = listBelow(index, layout);
  return (items.length < LEAST_ITEMS ? undefined : subjectOf(items)) ?? kind;
}

function knownOpening(index: number, layout: Layout): Opening | undefined {
  const line = layout.lines[index];
  if (!line || line.bullet || line.text.includes('\t')) return undefined;
  const text = line.text.trim();
  if (text.length > LONGEST_HEADING) return inlineOpening(line);
  const wording = wordingOf(text);
  if (!wording) return inlineOpening(line);
  const isLabelled = /[:：]$/u.test(text);
  const isSentence = /[.;,]$|[.!?]\s+\p{Lu}/u.test(text) && !isLoud(line, layout);
  // A title may hold words of headings ("Legal Assistant"); a heading hardly those of titles.
  if (wording.share < SHARES.title && evidenceOf(text).title > 2) return undefined;
  const isEnough =
    isLoud(line, layout) || (isLabelled && wording.share >= 0.45)
      ? wording.share >= SHARES.loud
      : wording.share >= SHARES.quiet && standsAlone(index, layout) && leadsOn(index, layout);
  if (isEnough && !isSentence)
    return { kind: surerKind(wording, index, layout), heading: text, look: lookOf(line) };
  return inlineOpening(line);
}

/**
 * Opens a part at a line above a list that looks like a heading, though hardly a word of it is in the tables: the items
 * of the list reveal its kind.
 */
function toldOpening(index: number, layout: Layout): Opening | undefined {
  const line = layout.lines[index];
  const text = line?.text.trim() ?? '';
  if (!line || line.bullet || text.length > LONGEST_HEADING || /[.,;]$|\t|@/u.test(text)) return undefined;
  const isHeading = isLoud(line, layout) || /[:：?]$/u.test(text);
  if (!isHeading && !standsAlone(index, layout)) return undefined;
  const items = listBelow(index, layout);
  if (items.length < LEAST_ITEMS) return undefined;
  const wording = isHeading ? wordingOf(text) : undefined;
  const kind = subjectOf(items) ?? wording?.kind;
  return kind ? { kind, heading: text, look: lookOf(line) } : undefined;
}

/** "About" and a name. */
const ABOUT =
  /^(?:about|über|over|à propos (?:de|d')|sobre|acerca de|conoce a|chi è|poznaj|conheça) ?(?=\p{Lu})/iu;
const NAME = /^[\p{Lu}\p{N}][\p{L}\p{N}.&'’-]*(?: [\p{Lu}\p{N}][\p{L}\p{N}.&'’-]*){0,3} ?[:?]?$/u;

/** Returns the heading above the employer's description of itself, which names the employer. */
function aboutOpening(index: number, layout: Layout): Opening | undefined {
  const line = layout.lines[index];
  const text = line?.text.trim() ?? '';
  if (!line || text.length > LONGEST_NAMED || line.bullet || !standsAlone(index, layout)) return undefined;
  const about = ABOUT.exec(text);
  if (!about || !NAME.test(text.slice(about[0].length))) return undefined;
  return { kind: 'employer', heading: text, look: lookOf(line) };
}

/** Ends the part of the last heading at a paragraph about equal opportunities or data protection. */
function noticeOpening(index: number, layout: Layout): Opening | undefined {
  const line = layout.lines[index];
  if (!line || line.bullet || !standsAlone(index, layout) || !isNotice(line.text)) return undefined;
  return { kind: 'notice', heading: '', look: layout.body, rest: line.text };
}

/** Opens a part at a line in the style of the heading above it, or of a higher rank, whose words are in no table. */
function unknownOpening(line: Line, current: Opening | undefined, layout: Layout): Opening | undefined {
  const text = line.text.trim();
  if (!current || line.bullet || text.length > 60 || /[.,;:]$|\t|\d{3}|@/u.test(text)) return undefined;
  const look = lookOf(line);
  const isPeer = look === current.look && (look !== layout.body || line.role === 'heading');
  const isAbove = line.role === 'heading' && rankOf(look) >= rankOf(current.look);
  return isPeer || isAbove ? { kind: 'other', heading: text, look } : undefined;
}

/** Returns the parts of a posting in their order; the first is its head. */
export function findPostingSections(document: SourceDocument): PostingSection[] {
  const layout: Layout = { lines: document.lines, body: bodyLook(document.lines), opened: new Set() };
  const parts: { opening?: Opening; lines: SectionLine[] }[] = [{ lines: [] }];
  document.lines.forEach((line, index) => {
    if (squeeze(line.text) === '') return;
    const current = parts.at(-1)?.opening;
    const opening =
      knownOpening(index, layout) ??
      aboutOpening(index, layout) ??
      toldOpening(index, layout) ??
      noticeOpening(index, layout) ??
      unknownOpening(line, current, layout);
    if (!opening) parts.at(-1)?.lines.push({ index, line });
    else {
      const rest = opening.rest === undefined ? [] : [{ index, line: lineOfRest(line, opening.rest) }];
      parts.push({ opening, lines: rest });
      layout.opened.add(opening.kind);
    }
  });
  const paragraphsOf = paragraphMaker(document);
  return parts.map(({ opening, lines }) => ({
    kind: opening?.kind ?? 'head',
    heading: opening?.heading ?? '',
    paragraphs: paragraphsOf(lines),
  }));
}
