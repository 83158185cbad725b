import { fold, squeeze } from '../../../kernel';
import type { Paragraph } from '../layout/paragraphs';
import { passes } from '../passes';
import { hasWholeBrackets, withBracketed, withoutLonelyBrackets } from './bracketed';
import { isLevel } from './levels';
import { cleanSkill } from './skill-name';
import { isCommonTool, isTool, TOOL_LIST_LEAD } from './tools';
import { CLAUSE, DOING, JOINING, KNOWING, SOFTWARE_LABEL } from './vocabulary/skills';

/** Splits paragraphs of a skills section into skills, by their author's separators. */

const LIST_SEPARATOR = /[,;，、،؛•·●▪■◦‣⁃∙|｜\t\n]/gu;
/** Dashes separate a list without other separators: "Python - Java - Go". */
const DASHES = /\s[-–—]\s/gu;
const LONGEST = 110;
const LONGEST_SENTENCE = 400;
/** Most words for each joining word in a sentence. */
const JOINING_SHARE = 4;
const PROSE_WORDS = 14;

/** Splits at separators outside brackets. */
function splitList(text: string): string[] {
  const parts: string[] = [];
  const depths = depthsOf(text);
  const dashes = text.match(DASHES) ?? [];
  const separator = dashes.length > 1 && text.search(LIST_SEPARATOR) < 0 ? DASHES : LIST_SEPARATOR;
  let from = 0;
  for (const match of text.matchAll(separator)) {
    if ((depths[match.index] ?? 0) > 0 || isInsideNumber(text, match.index)) continue;
    parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(text.slice(from));
  return parts;
}

function isInsideNumber(text: string, at: number): boolean {
  return text[at] === ',' && /\d/u.test(text[at - 1] ?? '') && /\d/u.test(text[at + 1] ?? '');
}

/** Returns the number of open brackets at each character; brackets that never close count for nothing. */
function depthsOf(text: string): number[] {
  const depths = new Array<number>(text.length).fill(0);
  const open: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const character = text[i] ?? '';
    if ('([{（'.includes(character)) open.push(i);
    else if (')]}）'.includes(character)) {
      const from = open.pop();
      if (from !== undefined && open.length === 0) depths.fill(1, from, i + 1);
    }
  }
  return depths;
}

/** True for a sentence rather than a name. */
function isProse(text: string): boolean {
  const count = text.split(/\s+/u).length;
  return text.length > LONGEST || count > PROSE_WORDS || (count > 9 && /[.!]$/u.test(text));
}

type Grouped = { group?: string; list: string };

/** Splits "Group: a, b", a bold group before its list, and "Group <tab> a, b". */
function splitGroup(paragraph: Paragraph): Grouped {
  const { text } = paragraph;
  const colon = /^([^:：,;|]{2,70}?)\s?[:：]\s*(?=\S)(?!\/\/)/u.exec(text);
  if (colon?.[1]) return { group: colon[1], list: text.slice(colon[0].length) };
  const bold = boldPrefix(paragraph);
  if (bold) return bold;
  const tab = /^([^\t,;|]{2,50})\t+([^\t]+)$/u.exec(text);
  if (tab?.[1] && tab[2] && /[,;•|]/u.test(tab[2])) return { group: tab[1], list: tab[2] };
  const dash = /^([^,;|–—]{2,50}?)\s[-–—]\s(.+)$/u.exec(text);
  // "Java - Go - Rust" has no group: the same character separates all of it.
  const isListed = dash?.[2] !== undefined && dash[2].search(LIST_SEPARATOR) >= 0;
  if (isListed && dash?.[1] && dash[2] && splitList(dash[2]).length > 2)
    return { group: dash[1], list: dash[2] };
  return { list: text };
}

function boldPrefix({ lines, text }: Paragraph): Grouped | undefined {
  const runs = lines[0]?.line.runs ?? [];
  const [first] = runs;
  if (!first?.bold || runs.length < 2 || runs.slice(1).some((run) => run.bold && run.text.trim() !== ''))
    return undefined;
  const group = first.text.trim();
  const list = text.slice(text.indexOf(first.text) + first.text.length);
  const isGroup =
    group.length > 1 && !/[,;]/u.test(group) && list.trim().length > 1 && !/^\s?[(+#&]/u.test(list);
  return isGroup ? { group: group.replace(/(?<![:\s–-])[:\s–-]+$/u, ''), list } : undefined;
}

/** "MS Office (Word, Excel)": a suite with its parts in brackets. */
const SUITE =
  /^(.{0,20}(?:office|windows|adobe|google (?:suite|workspace)))\.?\s*[([]([^()[\]]*[,;/&][^()[\]]*)[)\]]\.?$/iu;
const JOINT = /\s+(?:and|und|et|y|e|i)\s+|\s+&\s*|&\s+/iu;

/** Splits "Maya and Blender", as both are tools, but not "health and safety". */
function splitJoined(item: string): string[] {
  const parts = item.split(JOINT);
  return parts.length > 1 && parts.every((part) => isTool(part) && hasWholeBrackets(part)) ? parts : [item];
}

function withParts(item: string): string[] {
  const [, suite, parts] = SUITE.exec(item.trim()) ?? [];
  return suite && parts ? [suite, ...parts.split(/[,;/]/u)] : [item];
}

/** Fewest parts of a list; a sentence with a clause has fewer. */
const FEWEST_OF_LIST = 3;
const SENTENCE_WORDS = 7;

/** "..., and applications": the last object of a verb. */
const ENDS_JOINED = /,?\s(?:and|or)\s[^,;]{2,60}$/u;

/**
 * True for a text whose commas separate clauses rather than names: one continues with a word that only joins ("..., as
 * well as alone"), or it ends like a sentence and has many such words.
 */
function isSentence(text: string): boolean {
  const count = text.trim().split(/\s+/u).length;
  if (count < SENTENCE_WORDS || text.length > LONGEST_SENTENCE) return false;
  const folded = fold(text);
  if (CLAUSE.test(folded) || (DOING.test(folded) && ENDS_JOINED.test(folded))) return true;
  return /[.!]\s*$/u.test(text) && (folded.match(JOINING)?.length ?? 0) >= count / JOINING_SHARE;
}

/** Words for each part from which on commas separate clauses. */
const CLAUSE_WORDS = 4;

const wordsIn = (text: string) => text.trim().split(/\s+/u).length;

/** Removes words like "Good knowledge of" before a tool ("Good knowledge of AutoCAD"); other items stay as written. */
function withoutKnowing(text: string): string {
  const lead = KNOWING.exec(fold(text))?.[0].length ?? 0;
  if (lead === 0) return text;
  const rest = text.slice(lead);
  const parts = splitList(rest).flatMap((part) => part.split(JOINT));
  return parts.some((part) => isTool(cleanSkill(part))) ? rest : text;
}

/** Removes words like "Office programs such as" before a list, if all of it are tools. */
function withoutListLead(text: string): string {
  const lead = TOOL_LIST_LEAD.exec(text);
  if (lead === null) return text;
  const list = text.slice(lead.index + lead[0].length).replace(/(?<![).\s])[).\s]+$/u, '');
  const parts = splitList(list).flatMap((part) => part.split(JOINT));
  return parts.length > 1 && parts.every((part) => isTool(cleanSkill(part))) ? list : text;
}

/** True if the parts between commas are clauses of a sentence about somebody, and none is the name of a tool. */
function isOfClauses(parts: readonly string[]): boolean {
  if (parts.length < 2) return false;
  const words = parts.reduce((sum, part) => sum + wordsIn(part), 0);
  const goesOn = parts.slice(1).some((part) => /^\s*\p{Ll}/u.test(part));
  return goesOn && words >= parts.length * CLAUSE_WORDS && !parts.some((part) => isTool(squeeze(part)));
}

const withBareList = passes<string>('text of a list', (text) => [text], [
  {
    name: 'knowing',
    why: '"Good knowledge of AutoCAD" is AutoCAD',
    apply: withoutKnowing,
  },
  {
    name: 'programs such as',
    why: '"Office programs such as Word, Excel" names two',
    apply: withoutListLead,
  },
]);

const withNames = passes<readonly string[]>('skills of a list', (items) => items, [
  {
    name: 'suites',
    why: '"MS Office (Word, Excel)" is three',
    apply: (items) => items.flatMap(withParts),
  },
  {
    name: 'brackets',
    why: '"JavaScript (React, Vue)" is three',
    apply: withBracketed,
  },
  {
    name: 'joined tools',
    why: '"Maya and Blender" are two, "health and safety" is one',
    apply: (items) => items.flatMap((item) => splitJoined(squeeze(item))),
  },
  {
    name: 'bare names',
    why: '"Word, Excel: expert, good knowledge of AutoCAD": level, duration and what leads to a name are no part of it',
    apply: (items) => items.map((item) => cleanSkill(withoutKnowing(item))),
  },
  {
    name: 'brackets cut in two',
    why: '"java (Less than" and "EJB)" are halves of what was split',
    apply: (items) => items.map(withoutLonelyBrackets),
  },
]);

function itemsOf(written: string): string[] {
  const list = withBareList(written.replace(/^\s+/u, ''));
  const parts = splitList(list);
  const whole = isSentence(list) || (!/[;|•\t\n]/u.test(list) && isOfClauses(parts)) ? [list] : parts;
  return withNames(whole).filter(
    (name) => name.length > 0 && /[\p{L}]/u.test(name) && !isLevel(name) && !isProse(name),
  );
}

/** Least share of everyday software in a list of tools, with and without a label. */
const LABELLED_TOOLS = 0.3;
const UNLABELLED_TOOLS = 0.6;
const LONGEST_TOOL_LIST = 240;

/** "Computer Applications (Word, Excel)": a course with tools in brackets. */
const LAST_BRACKET = /\(([^()]{5,120})\)[.\s]*$/u;

/**
 * Returns the tools in a paragraph on any subject: all of its items, if it is a list of everyday software; else none.
 */
export function toolsOfParagraph(paragraph: Paragraph): string[] {
  if (paragraph.text.length > LONGEST_TOOL_LIST) return [];
  const { group, skills } = skillsOfParagraph(paragraph);
  const isLabelled = group !== undefined && SOFTWARE_LABEL.test(fold(group));
  if (areTools(skills, isLabelled ? LABELLED_TOOLS : UNLABELLED_TOOLS)) return skills;
  const bracketed = itemsOf(LAST_BRACKET.exec(paragraph.text)?.[1] ?? '');
  return areTools(bracketed, 1) ? bracketed : [];
}

function areTools(names: readonly string[], share: number): boolean {
  return names.length > 1 && names.filter(isCommonTool).length >= names.length * share;
}

/** Returns the skills of one paragraph; a group with only a level or a description after it is the skill itself. */
export function skillsOfParagraph(paragraph: Paragraph): { group?: string; skills: string[] } {
  const { group, list } = splitGroup(paragraph);
  if (group === undefined) return { skills: itemsOf(list) };
  const isDescription = isProse(list) && splitList(list).length < FEWEST_OF_LIST;
  if (isLevel(list) || isDescription) return { skills: itemsOf(group) };
  return { group: squeeze(group), skills: itemsOf(list) };
}
