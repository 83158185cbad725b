import { AsyncLocalStorage } from 'node:async_hooks';
import { LABEL_LANGUAGES, type LabelLanguage } from './label-languages';

/** The language in which the caller reads the labels of values; it is sent with all their requests. */

const speaking = new AsyncLocalStorage<LabelLanguage>();

const [USUAL] = LABEL_LANGUAGES;

/** Returns the language kept in a browser; English for an unknown value. */
export function labelLanguageOf(kept: string | undefined): LabelLanguage {
  return LABEL_LANGUAGES.find((language) => language === kept) ?? USUAL;
}

/** Runs something on behalf of somebody who reads labels in that language. */
export function withLabelsIn<T>(language: LabelLanguage | undefined, run: () => T): T {
  return speaking.run(language ?? USUAL, run);
}

/** Returns the parameter that requests labels in the language of the caller (market.md, `_language`). */
export function inLabelLanguage(): { _language: LabelLanguage } {
  return { _language: speaking.getStore() ?? USUAL };
}
