import { squeeze } from '../../../kernel';
import { isLevel } from './levels';
import { isCommonTool, isTool } from './tools';

/** Skills in the brackets behind another, and brackets of which one half is elsewhere. */

const BRACKETED = /^([^()[\]]{1,40}?)\s*[([]([^()[\]]{2,120})[)\]]\.?$/u;
const MOST_WORDS = 3;
/** Letters of words, without those that a name does not begin with. */
const NAME = /^[^\p{Ll}\P{L}]|^[.\d]+\p{L}/u;

/** True for a text that may be the name of a skill by itself: written like a name, short, and not a level. */
function isNameLike(text: string): boolean {
  return NAME.test(text) && text.split(/\s+/u).length <= MOST_WORDS && !text.includes('/') && !isLevel(text);
}

/** Splits "JavaScript (React, Vue)" into the tool and the text in its brackets. */
function partsOf(item: string): { outer: string; inner: string[] } | undefined {
  const [, outer = '', text = ''] = BRACKETED.exec(item.trim()) ?? [];
  const inner = text.split(/\s*[,;]\s*|\s&\s/u).filter((part) => part !== '');
  const isSplit = outer !== '' && isCommonTool(outer) && inner.every(isNameLike);
  return isSplit ? { outer, inner } : undefined;
}

/** Abbreviations of the name before them ("Structured Query Language (SQL)") are not another skill. */
const isShort = (text: string) => /^\p{Lu}{2,6}$/u.test(text);

/**
 * Returns the items of a list, with a tool and those in its brackets as separate skills: where the brackets list
 * several, of which one is known, and then a single one in the same list, too ("Python (Django, Flask), Ruby (Rails)").
 */
export function withBracketed(items: readonly string[]): string[] {
  const read = items.map((item) => ({ item, parts: partsOf(item) }));
  const lists = read.some(
    ({ parts }) => parts !== undefined && parts.inner.length > 1 && parts.inner.some(isTool),
  );
  return read.flatMap(({ item, parts }) => {
    if (!lists || parts === undefined) return [item];
    const [only = '', ...more] = parts.inner;
    return more.length === 0 && isShort(only) ? [item] : [parts.outer, ...parts.inner];
  });
}

/** Returns the places of brackets without their other half. */
function lonelyBrackets(text: string): { opened: number[]; closed: number[] } {
  const opened: number[] = [];
  const closed: number[] = [];
  [...text].forEach((character, at) => {
    if ('([（'.includes(character)) opened.push(at);
    else if (')]）'.includes(character) && opened.pop() === undefined) closed.push(at);
  });
  return { opened, closed };
}

/** True for a text all of whose brackets are whole. */
export function hasWholeBrackets(text: string): boolean {
  const { opened, closed } = lonelyBrackets(text);
  return opened.length + closed.length === 0;
}

/**
 * Returns a name up to a bracket that never closes, and without one that was never opened: "java (Less than" and "EJB)"
 * are what is left of longer texts.
 */
export function withoutLonelyBrackets(text: string): string {
  const { opened, closed } = lonelyBrackets(text);
  const characters = [...text].map((character, at) => (closed.includes(at) ? ' ' : character));
  const name = squeeze(characters.slice(0, opened[0] || characters.length).join(''));
  return /\p{L}/u.test(name) ? name : text;
}
