import { LEXICA } from './languages';
import type { Lexicon, Phrases } from './model';

export { LEXICA } from './languages';
export type {
  AttributeName,
  FieldLabel,
  FurtherDetail,
  HeadingKind,
  JobKind,
  Lexicon,
  LexiconPart,
  NamedDegree,
  PhoneLabel,
  Phrases,
  PostingHeading,
  SchoolKind,
  SentenceWord,
} from './model';

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
