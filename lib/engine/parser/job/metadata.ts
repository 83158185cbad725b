import type { JobConfigurationData, ParsedJob } from '@/lib/contracts';
import { cultureOf, UNDETERMINED } from '../shared/language';

/** The posting as a document (parsing.md: JobMetadata). */

type Document = {
  text: string;
  language: string;
  country: string | undefined;
  today: string;
  configuration: string | JobConfigurationData | undefined;
};

const LONGEST_SETTING = 400;

/**
 * Returns the settings as `key = value; …` (wire-facts 2.10); the meaning of the members of a configuration is not
 * shown.
 */
function settingsOf({ configuration, language, country }: Document): string {
  const given =
    typeof configuration === 'object'
      ? Object.entries(configuration).flatMap(([key, value]) => (value == null ? [] : [`${key} = ${value}`]))
      : (configuration ?? '').split(';').map((pair) => pair.trim());
  const ignored = given
    .filter((pair) => pair !== '')
    .join(', ')
    .slice(0, LONGEST_SETTING);
  const rows = [`Culture = ${cultureOf(language, country) ?? ''}`, `Language = ${language}`];
  return [...rows, ...(ignored ? [`Ignored = ${ignored}`] : [])].join('; ');
}

export function describePosting(document: Document): NonNullable<ParsedJob['jobMetadata']> {
  const { text, language, country, today } = document;
  const culture = language === UNDETERMINED ? undefined : cultureOf(language, country);
  return {
    plainText: text,
    documentLanguage: language,
    ...(culture ? { documentCulture: culture } : {}),
    parserSettings: settingsOf(document),
    documentLastModified: today,
  };
}
