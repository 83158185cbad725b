import { fold } from '../../kernel';
import { titlePieces } from '../titles/parts';
import type { Profession } from './model';
import type { ProfessionTaxonomy } from './taxonomy';

/**
 * Titles that are one of ours with more said of it: `Eletricista de manutenção predial`, `区域销售经理`. What a title is about comes
 * first in some languages and last in others.
 */

const HEAD_FIRST: ReadonlySet<string> = new Set('pt ru uk pl cs sk ro bg hr sr ar fa he vi id th'.split(' '));
const HEAD_LAST: ReadonlySet<string> = new Set('zh ja ko tr hu'.split(' '));
/** Languages whose titles end in that of ours within a word. */
const WITHIN_WORDS: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);
const SHORTEST = 2;
const LONGEST = 16;

type Known = ReadonlyMap<string, Profession | undefined>;

const known = new WeakMap<ProfessionTaxonomy, Map<string, Known>>();

/** Returns the titles of a language, folded; those of several professions mean none. */
function titlesOf(taxonomy: ProfessionTaxonomy, language: string): Known {
  const all = known.get(taxonomy) ?? new Map<string, Known>();
  known.set(taxonomy, all);
  const before = all.get(language);
  if (before) return before;
  const titles = new Map<string, Profession | undefined>();
  for (const { title, language: of, profession } of taxonomy.titles()) {
    if (of !== language) continue;
    const folded = fold(title);
    const other = titles.get(folded);
    titles.set(folded, titles.has(folded) && other !== profession ? undefined : profession);
  }
  all.set(language, titles);
  return titles;
}

function ofCharacters(piece: string, titles: Known): Profession | undefined {
  for (let length = Math.min(LONGEST, piece.length); length >= SHORTEST; length--) {
    const found = titles.get(piece.slice(-length));
    if (found) return found;
  }
  return undefined;
}

function ofWords(piece: string, titles: Known, isFirst: boolean): Profession | undefined {
  const words = piece.split(/[\s:]+/u);
  for (let count = words.length; count > 0; count--) {
    const part = isFirst ? words.slice(0, count) : words.slice(-count);
    const found = titles.get(part.join(' '));
    if (found) return found;
  }
  return undefined;
}

/** Returns the profession of the first part of a title that begins or ends with one of our titles, as its language has it. */
export function professionOfHead(
  taxonomy: ProfessionTaxonomy,
  title: string,
  language: string,
): Profession | undefined {
  const isFirst = HEAD_FIRST.has(language);
  if (!isFirst && !HEAD_LAST.has(language)) return undefined;
  const titles = titlesOf(taxonomy, language);
  for (const piece of titlePieces(title)) {
    const found = WITHIN_WORDS.has(language) ? ofCharacters(piece, titles) : ofWords(piece, titles, isFirst);
    if (found) return found;
  }
  return undefined;
}
