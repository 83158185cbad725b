import type { StringModel } from '@/lib/engine/strings';
import { fold, isUnspacedText } from '../../../kernel';
import { alternativesOf, patternsOf, phrasesOf } from '../../../lexicon';
import { likelihoodOf } from '../../shared/certainty';
import { withoutPronouns } from '../../shared/contact/name-affixes';
import { isNameShaped } from '../../shared/contact/name-shape';
import { NOT_IN_NAMES } from '../../shared/contact/name-vocabulary';
import { phoneCandidates } from '../../shared/contact/phones';
import { evidenceOf } from '../../shared/wording/evidence';
import { detailKindOf } from '../details/labels';
import { codesIn } from './codes';

/** Data about other people in texts, whom no member of the resume names: referees, supervisors and their numbers. */

const LABELS = alternativesOf(phrasesOf(({ people }) => people?.others));
/** "Supervisor: Dr Ana Reyes, Head of Ward": a label of people, and the text after it. */
const LABELLED = new RegExp(`(?<!\\p{L})(?:${LABELS})\\s?[:：]\\s*([^\\n\\t|;,()]{4,60})`, 'giu');
/** "License No. RN 123456", "Reg. no: 98/1234": the number of a licence or of a registration. */
const NUMBERED =
  /(?<!\p{L})(?:licen[cs]e|lic|registration|reg|registry|certificate|credential|permit|enrolment|npi|gmc|nmc|pin)\.?(?:\s?(?:number|no|nr|n°|nº|id|#)\.?\s?[:#]?|\s?[:#])\s*((?:\p{Lu}{1,4}[\s/.-]?)?\d[\d/.-]{3,}\p{L}?)/giu;
/** "ISO certificate no. 2007/2010/2013": years. */
const YEARS = /^(?:19|20)\d{2}(?:[/.-](?:19|20)\d{2})*[/.-]?$/u;
/** Cells of a line that have a name next to a number. */
const CELLS = /[\t|;,•·()：]|\s[–—-]\s|:\s|\s{2,}|(?<=[\p{sc=Han}\p{sc=Hangul}])\s/u;
const EMAIL = /[\p{L}\p{N}]@[\p{L}\p{N}]/u;
const LONGEST_LINE = 160;
/** More of them is a list that is nobody's CV. */
const MOST = 300;
/** Evidence from which on a text names an organisation or a title, by its words. */
const NO_PERSON = 0.5;
const MOST_WORDS = 6;

/** Likelihood of a name of a person from which on a string is one: beside a number, and behind any label. */
const BESIDE_NUMBER = 0.05;
const BEHIND_LABEL = 0.5;
/** A value behind any label, up to what parts it from the next. */
const LABEL_AND_VALUE = /(?:^|[\n\t|;])[^\n\t|;:：]{3,45}[:：]\s*(\p{Lu}[^\n\t|;,()@\d]{4,60})/gu;
/** Capitalised words in a row, with the small words and the dots of names between them. */
const RUN =
  /(?<![\p{L}\p{M}'’.-])\p{Lu}[\p{L}\p{M}'’.-]{0,40}(?:\s(?:\p{Lu}[\p{L}\p{M}'’.-]{0,40}|(?:van|von|der|den|de|del|da|dos|la|le|bin|al)(?=\s\p{L}))){1,7}/gu;
/** "Prof. Araminta Voss": a form of address, and the name behind it. */
const ADDRESSED = new RegExp(
  String.raw`(?<![\p{L}.])(?:${patternsOf(phrasesOf(({ people }) => people?.addressed))})\.?\s+((?:(?:Dr|Dipl|Ing|Med)[\p{L}.-]{0,12}\s)?\p{Lu}[\p{L}\p{M}'’.-]{0,40}(?:\s\p{Lu}[\p{L}\p{M}'’.-]{0,40}){1,3})`,
  'gu',
);

/** Names and numbers of other people, as written. */
export type OtherPeople = { names: string[]; numbers: string[] };

/** True for a name whose likelihood is at least `least`; without the model of strings the shape alone decides. */
function isName(text: string, least: number, strings: StringModel | undefined): boolean {
  if (!isPerson(text)) return false;
  if (strings === undefined) return true;
  const person = likelihoodOf(text, ['person'], strings);
  return person >= least && (isUnspacedText(text) || person > likelihoodOf(text, ['place'], strings));
}

function isPerson(text: string): boolean {
  const words = fold(text).split(/[\s,.]+/u);
  const { organisation, title } = evidenceOf(text);
  if (organisation > NO_PERSON || title > NO_PERSON) return false;
  return isNameShaped(text) && words.length <= MOST_WORDS && !words.some((word) => NOT_IN_NAMES.has(word));
}

/** Returns the runs of capitalised words in a text, cut at words that no name has: "Nurse Manager Clodagh Fennessy". */
function runsIn(text: string): string[] {
  return [...text.matchAll(RUN)].flatMap(([run]) => {
    const pieces: string[][] = [[]];
    for (const word of run.split(/\s/u))
      if (NOT_IN_NAMES.has(fold(word).replace(/\.$/u, ''))) pieces.push([]);
      else pieces.at(-1)?.push(word);
    return pieces
      .filter(({ length }) => length > 1)
      .map((piece) => piece.join(' ').replace(/(?<=\p{L}{3})\.$/u, ''));
  });
}

/** Names in a line that holds somebody's number or address; without the model those of whole cells. */
function namesBeside(line: string, strings: StringModel | undefined): string[] {
  const cells = line.split(CELLS).map((cell) => withoutPronouns(cell.trim()));
  return [...cells, ...(strings ? cells.flatMap(runsIn) : [])]
    .filter((cell) => detailKindOf(cell) === undefined)
    .filter((cell) => isName(cell, BESIDE_NUMBER, strings));
}

const NOBODY: OtherPeople = { names: [], numbers: [] };

/** Details in a line with a number or an address; beside a name, a number without a label is a telephone's. */
function besideNumbers(line: string, strings: StringModel | undefined): OtherPeople {
  const phones = phoneCandidates(line);
  const isSure =
    EMAIL.test(line) || phones.some(({ kind, raw }) => kind !== 'unlabelled' || /^\(?\+/u.test(raw));
  if (!isSure && (phones.length === 0 || strings === undefined)) return NOBODY;
  const names = namesBeside(line, strings);
  if (!isSure && names.length === 0) return NOBODY;
  return { names, numbers: phones.map(({ raw }) => raw) };
}

/** Returns the details of others in a text; `strings` tells names from what only looks like one. */
export function detailsOfOthers(text: string, strings?: StringModel): OtherPeople {
  const bare = (name: string) => withoutPronouns(name.trim().replace(/(?<![.\s])[.\s]+$/u, ''));
  const valuesOf = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => bare(value));
  const told = [
    ...valuesOf(LABELLED).filter(isPerson),
    ...(strings ? valuesOf(LABEL_AND_VALUE).filter((value) => isName(value, BEHIND_LABEL, strings)) : []),
    ...valuesOf(ADDRESSED).filter((value) => isName(value, BESIDE_NUMBER, strings)),
  ];
  const numbered = [...text.matchAll(NUMBERED)].flatMap(([, number = '']) =>
    YEARS.test(number) ? [] : [number.trim()],
  );
  const beside = text
    .split('\n')
    .filter((line) => line.length <= LONGEST_LINE)
    .map((line) => besideNumbers(line, strings));
  const all = (own: readonly string[], member: keyof OtherPeople) =>
    [...new Set([...own, ...beside.flatMap((line) => line[member])])].slice(0, MOST);
  return { names: all(told, 'names'), numbers: [...all(numbered, 'numbers'), ...codesIn(text)] };
}
