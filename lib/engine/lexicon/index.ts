import { LEXICA } from './languages';
import type { Lexicon, Phrases } from './model';

export type {
  AttributeName,
  ContractKind,
  FieldLabel,
  Force,
  FurtherDetail,
  HeadingKind,
  JobKind,
  NamedDegree,
  PhoneLabel,
  PlaceMark,
  PostingHeading,
  PostingLabel,
  PostingTopic,
  SchoolKind,
  SentenceWord,
} from './kinds';
export { LEXICA } from './languages';
export type { Lexicon, LexiconPart, Patterns, Phrases } from './model';

/** What has no table of names, and Persian, in which Oman is written as Amman is in Arabic. */
const NO_LOCALES: ReadonlySet<string> = new Set(['mul', 'fa']);

/** The languages of the records, and the other script of Chinese, as tables of names of countries and languages know them. */
export const LOCALES: readonly string[] = [
  ...LEXICA.map(({ language }) => language).filter((language) => !NO_LOCALES.has(language)),
  'zh-Hant',
];

/** Returns the phrases of a list with single spaces, in their order. */
export function phrasesIn(list: Phrases | undefined): string[] {
  return (list ?? '')
    .split(';')
    .map((phrase) => phrase.replace(/\s+/gu, ' ').trim())
    .filter((phrase) => phrase !== '');
}

/** Returns the phrases that the lexica have for one thing, language by language. */
export function phrasesOf(list: (lexicon: Lexicon) => Phrases | undefined): string[] {
  return LEXICA.flatMap((lexicon) => phrasesIn(list(lexicon)));
}

/** Returns the forms of the months in all languages, each with its number from 1 to 12. */
export function monthForms(): [form: string, month: number][] {
  return LEXICA.flatMap(({ months }) =>
    phrasesIn(months).flatMap((forms, at) =>
      forms.split(',').map((form): [string, number] => [form.trim(), at + 1]),
    ),
  );
}

/** Returns the alternatives of an expression that finds any of the phrases in folded text. */
export function alternativesOf(phrases: readonly string[]): string {
  return phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('|');
}

const NOTATION: readonly [RegExp, string][] = [
  [/[.^$\\{}/]/gu, '\\$&'],
  [/(?<=^|[(| ])\+/gu, '\\+'],
  [/\*/gu, '\\p{L}*'],
  [/(?<!\\)\+/gu, '\\p{L}+'],
  [/#/gu, '\\d+'],
  [/~/gu, '\\S+'],
  [/…/gu, '[^.!?\\n]{0,30}'],
  [/\(/gu, '(?:'],
];

/** Returns the alternatives of an expression that finds any of the patterns, which are folded where the text is. */
export function patternsOf(patterns: readonly string[]): string {
  return patterns
    .map((pattern) => NOTATION.reduce((source, [sign, means]) => source.replace(sign, means), pattern))
    .join('|');
}
