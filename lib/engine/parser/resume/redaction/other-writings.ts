import type { ParsedResume } from '@/lib/contracts';
import { fold } from '../../../kernel';
import { NAME_PARTICLES, NOT_IN_NAMES } from '../../shared/contact/name-vocabulary';
import { hasStreetWord } from '../../shared/places/address-vocabulary';
import type { ReservedData } from './terms';

/**
 * Known data of a person are in a document in other spellings, too: a fuller name, the street without its number. These
 * are found in the text by the known data, and removed with them.
 */

/** An initial keeps its point; after a word it is the end of a sentence. */
const WORD = /(?<!\p{L})\p{L}\.|\p{L}[\p{L}'’-]*/gu;
/** A name has few words; a longer run of capitals is a heading or a title. */
const LONGEST_NAME = 6;
/** People have few addresses; a document may hold thousands. */
const MOST_HANDLES = 20;
const SHORTEST_OWN_WORD = 4;

const ADDRESS = /\S{1,80}@\S{1,120}/gu;
const SMALL_WORD = /(?<!\p{L})\p{Ll}[\p{L}'’-]*/gu;

type Word = { text: string; folded: string; isParticle: boolean };

/** Runs of words of a row that may be one name: in capitals or particles, with nothing but spaces between. */
function runsOf(row: string): Word[][] {
  const runs: Word[][] = [];
  let end = -1;
  for (const match of row.matchAll(WORD)) {
    const [text] = match;
    const folded = fold(text).replace(/\.$/u, '');
    const isParticle = NAME_PARTICLES.has(folded);
    const isNext = end >= 0 && row.slice(end, match.index).trim() === '';
    end = match.index + text.length;
    if (!(isParticle || (/^\p{Lu}/u.test(text) && !NOT_IN_NAMES.has(folded)))) {
      end = -1;
      continue;
    }
    const word = { text, folded, isParticle };
    if (isNext) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs;
}

/**
 * Returns the local parts of e-mail addresses and the last parts of web addresses, which people derive from their
 * names.
 */
function handlesOf({ emailAddresses, urls }: ReservedData): string[] {
  const locals = (emailAddresses ?? []).map((address) => address.slice(0, address.indexOf('@')));
  const ends = (urls ?? []).map((url) => /[^/]+(?=\/?$)/u.exec(url)?.[0] ?? '');
  return [...locals, ...ends]
    .map(fold)
    .filter((handle) => handle.length >= SHORTEST_OWN_WORD)
    .slice(0, MOST_HANDLES);
}

/** Returns the part of a run from its first to its last known word; nothing for a single word. */
function nameIn(run: readonly Word[], isKnown: (word: Word) => boolean): readonly Word[] {
  const known = run.map((word) => !word.isParticle && isKnown(word));
  const name = run.slice(known.indexOf(true), known.lastIndexOf(true) + 1);
  return known.filter(Boolean).length >= 2 && name.length <= LONGEST_NAME ? name : [];
}

const holdsOne = (folded: string, marks: readonly string[]) => marks.some((mark) => folded.includes(mark));

/** Returns fuller names of the candidate, and their words that were not known. */
function fullerNames(text: string, reserved: ReservedData): string[] {
  const names = new Set((reserved.names ?? []).flatMap((name) => fold(name).split(/[\s-]+/u)));
  const handles = handlesOf(reserved);
  const isKnown = ({ folded }: Word) =>
    names.has(folded) ||
    (folded.length >= SHORTEST_OWN_WORD && handles.some((handle) => handle.includes(folded)));
  const everyday = new Set(text.replace(ADDRESS, ' ').match(SMALL_WORD) ?? []);
  const marks = [...names, ...handles.flatMap((handle) => handle.split(/[^\p{L}]+/u))].filter(
    (mark) => mark.length >= SHORTEST_OWN_WORD,
  );
  const rows = text.split('\n').filter((row) => holdsOne(fold(row), marks));
  return rows.flatMap((row) =>
    runsOf(row).flatMap((run) => {
      const name = nameIn(run, isKnown);
      const own = name.filter(
        (word) =>
          !word.isParticle &&
          word.folded.length >= SHORTEST_OWN_WORD &&
          !names.has(word.folded) &&
          !everyday.has(word.text.toLowerCase()),
      );
      return own.length === 0
        ? []
        : [name.map((word) => word.text).join(' '), ...own.map((word) => word.text)];
    }),
  );
}

const PART = /[\s,;()|]+/u;
const KOREAN_STREET = /^\p{sc=Hangul}{2,}(?:로|길)$/u;
/** Houses of many people, whose names are in careers as well. */
const INSTITUTION = /univers|institut|colleg|school|hospital|faculty|department|schule|klinik/u;
const SHORTEST_PIECE = 5;

const hasNumber = (part: string) => /\d/u.test(part);

/** Returns the words of an address line between its numbers and separators. */
function wordRuns(line: string): string[] {
  const bare = line
    .split(/[,;()|]/u)
    .map((part) => part.split(/\s+/u).map((word) => (hasNumber(word) ? '|' : word)))
    .flatMap((words) => words.join(' ').split('|'));
  return bare.map((run) => run.trim()).filter(Boolean);
}

/** Returns the streets of an address line without house numbers, and each number with the word next to it. */
function piecesOfStreet(line: string): string[] {
  const parts = line.split(PART).filter(Boolean);
  if (parts.length < 2 || !parts.some(hasNumber)) return [];
  const pairs = parts
    .slice(1)
    .map((part, at) => [parts[at] as string, part] as const)
    .filter(([one, other]) => hasNumber(one) !== hasNumber(other) || /^\d+길/u.test(one))
    .map((pair) => pair.join(' '))
    .filter((pair) => pair.length >= SHORTEST_PIECE);
  const streets = wordRuns(line).filter(
    (run) =>
      hasStreetWord(run) &&
      !INSTITUTION.test(fold(run)) &&
      (/\s/u.test(run) ? /\p{L}{3}/u.test(run) : run.length > SHORTEST_PIECE),
  );
  return [...pairs, ...streets, ...parts.filter((part) => KOREAN_STREET.test(part))];
}

/** Returns the reserved data, with its other spellings in the text of the resume. */
export function withOtherWritings(reserved: ReservedData, resume: ParsedResume): ReservedData {
  const text = resume.resumeMetadata?.plainText ?? '';
  return {
    ...reserved,
    names: [...(reserved.names ?? []), ...fullerNames(text, reserved)],
    otherData: [...(reserved.otherData ?? []), ...(reserved.otherData ?? []).flatMap(piecesOfStreet)],
  };
}
