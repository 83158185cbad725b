import { languageOf, languageOfScript, SAMPLE, UNDETERMINED } from './language';
import { languageByLetters } from './letters';

/** parsing.md: DocumentLanguage and DocumentCulture. */

export { languageOf, UNDETERMINED } from './language';

/** Languages of scripts that several share, which their letters tell apart better than a few characters of each. */
const SHARED_SCRIPTS: readonly (readonly string[])[] = [
  ['ru', 'uk', 'bg', 'sr', 'mk', 'be'],
  ['ar', 'fa'],
];

/**
 * The language of a posting: by its script, else by the letters of its words, since postings often lack sentences, else by
 * its function words. That of a CV is not guessed in this way: many of its words are names. `likely` is the language of its source,
 * which decides between those of one script where a text is too short to.
 */
export function languageOfPosting(text: string, likely?: string): string {
  const byScript = languageOfScript(text.slice(0, SAMPLE));
  const ofScript = SHARED_SCRIPTS.find((languages) => languages.includes(byScript ?? ''));
  if (byScript !== undefined && !ofScript) return byScript;
  const isOfScript = likely !== undefined && ofScript?.includes(likely);
  return languageByLetters(text) ?? (isOfScript ? likely : byScript) ?? languageOf(text);
}

/** Countries in whose variant a language is written; the first one is taken where the document names no country. */
const COUNTRIES_OF_LANGUAGE: Record<string, string> = {
  en: 'US GB AU CA IE NZ IN ZA SG PH MT HK PK NG KE GH JM TT ZW',
  es: 'ES MX AR CO CL PE VE EC GT CU BO DO HN PY SV NI CR PR PA UY US',
  fr: 'FR BE CA CH LU MC',
  de: 'DE AT CH LI LU',
  it: 'IT CH SM',
  pt: 'PT BR AO MZ',
  nl: 'NL BE',
  zh: 'CN TW HK SG MO',
  ar: 'SA EG AE MA DZ TN JO LB SY IQ KW QA BH OM YE LY SD PS',
  el: 'GR CY',
  sv: 'SE FI',
  tr: 'TR CY',
  ro: 'RO MD',
  ru: 'RU KZ BY',
};

/**
 * A culture such as `es-MX`: the language in the variant of the candidate's country, where the language is at home
 * there, else in its usual one. Undetermined languages have none.
 */
export function cultureOf(language: string, country: string | undefined): string | undefined {
  if (language === UNDETERMINED) return undefined;
  const [usual, ...others] = COUNTRIES_OF_LANGUAGE[language]?.split(' ') ?? [];
  if (country && (usual === country || others.includes(country))) return `${language}-${country}`;
  const region = usual ?? new Intl.Locale(language).maximize().region;
  return region ? `${language}-${region}` : language;
}
