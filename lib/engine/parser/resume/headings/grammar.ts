import { type Lexicon, phrasesOf } from '../../../lexicon';
import type { SectionKind } from './kinds';

/**
 * Headings read word by word: a subject and a noun that announces it ("Scholastic particulars"). There is no end of
 * such nouns, so all words of a heading must be such words, and its subject decides.
 */

/** Subjects in the order in which they decide: "academic project details" is about projects. */
const DECIDING: readonly SectionKind[] = [
  'references',
  'projects',
  'volunteering',
  'languages',
  'other',
  'training',
  'hobbies',
  'education',
  'skills',
  'workHistory',
  'personal',
];

type HeadingWords = NonNullable<Lexicon['headingWords']>;

export type GrammarTables = {
  /** The words of all tables as the caller compares them, for the correction of misspelt ones. */
  words: readonly string[];
  /** Kind of a heading that consists only of subjects, announcing nouns and modifiers; null for any other. */
  kindOf: (words: readonly string[]) => SectionKind | null;
  /** True for a noun that only announces something ("details"). */
  isNoun: (word: string) => boolean;
  /** True for a label that announces the description of an entry ("Job profile", "Key responsibilities"). */
  announcesBody: (words: readonly string[]) => boolean;
};

/**
 * Makes the tables; `normalise` is the form in which words are compared, `isModifier` knows words without a subject.
 */
export function grammarOf(
  normalise: (text: string) => string,
  isModifier: (word: string) => boolean,
): GrammarTables {
  const setOf = (words: (of: HeadingWords) => string | undefined) =>
    new Set(phrasesOf(({ headingWords }) => headingWords && words(headingWords)).map(normalise));
  const subjects = new Map(DECIDING.map((kind) => [kind, setOf((of) => of.subjects?.[kind])]));
  const [career, course, account] = [
    setOf((of) => of.careers),
    setOf((of) => of.courses),
    setOf((of) => of.accounts),
  ];
  const [neutral, bodyNouns] = [setOf((of) => of.nouns), setOf((of) => of.duties)];
  const [owners, bodyAccounts] = [setOf((of) => of.dutyOwners), setOf((of) => of.dutyAccounts)];
  const isNoun = (word: string) => neutral.has(word) || course.has(word) || account.has(word);
  const isSubject = (word: string) => [...subjects.values()].some((set) => set.has(word));
  const isKnown = (word: string) => isNoun(word) || isSubject(word) || career.has(word) || isModifier(word);

  const subjectIn = (words: readonly string[], isMeant: (word: string) => boolean) =>
    DECIDING.find((kind) => words.some((word) => subjects.get(kind)?.has(word) && isMeant(word))) ?? null;

  function kindOf(words: readonly string[]): SectionKind | null {
    if (!words.every(isKnown)) return null;
    // "Qualification" and its like are nouns next to another subject, but not next to "technical".
    const pure = subjectIn(words, (word) => !isNoun(word));
    if (pure === 'skills') return subjectIn(words, isSubject);
    if (pure !== null) return words.length > 1 || pure === 'education' ? pure : null;
    if (words.some((word) => career.has(word))) {
      if (words.some((word) => account.has(word))) return 'summary';
      if (words.some((word) => course.has(word))) return 'workHistory';
    }
    return subjectIn(words, isSubject);
  }

  const isBodyWord = (word: string) =>
    bodyNouns.has(word) || owners.has(word) || bodyAccounts.has(word) || isModifier(word);

  function announcesBody(words: readonly string[]): boolean {
    if (words.length === 0 || !words.every(isBodyWord)) return false;
    if (words.some((word) => bodyNouns.has(word))) return true;
    return words.some((word) => owners.has(word)) && words.some((word) => bodyAccounts.has(word));
  }

  const words = [...subjects.values(), career, course, account, neutral, bodyNouns, owners].flatMap((set) => [
    ...set,
  ]);
  return { words, kindOf, isNoun, announcesBody };
}
