import { languageOfPosting, UNDETERMINED } from '../../parser';
import type { Gazetteer } from '../../taxonomy';
import type { RawPosting } from '../sources';
import { majorityCountry } from './places';

/** Enough of titles to know their language by. */
const LONG_ENOUGH = 300;
const MAJORITY = 0.6;

/** Returns titles joined to texts of some hundred characters; what is left at the end counts where it is the only text. */
function textsOfTitles(titles: readonly string[]): string[] {
  const texts: string[] = [];
  let text = '';
  for (const title of titles) {
    text += `${title.slice(0, 100)}\n`;
    if (text.length < LONG_ENOUGH) continue;
    texts.push(text);
    text = '';
  }
  return texts.length > 0 ? texts : [text];
}

/**
 * Returns the language of most titles of a source, ISO 639-1; undefined where none is that of most. A title alone is too short to
 * tell its language, without which its profession is not found.
 */
export function majorityLanguage(postings: readonly Pick<RawPosting, 'title'>[]): string | undefined {
  const texts = textsOfTitles([...new Set(postings.map(({ title }) => title))]);
  const counts = new Map<string, number>();
  for (const language of texts.map((text) => languageOfPosting(text)))
    if (language !== UNDETERMINED) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most && most[1] >= MAJORITY * texts.length ? most[0] : undefined;
}

/** Returns what the first rows of a source tell of the others: the country and the language of most, if there are any. */
export function evidenceOfRows(
  postings: readonly Pick<RawPosting, 'places' | 'title'>[],
  gazetteer: Gazetteer,
): { majority?: string | undefined; language?: string | undefined } {
  return { majority: majorityCountry(postings, gazetteer), language: majorityLanguage(postings) };
}
