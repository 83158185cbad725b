/** Countries in which a language is the usual one, the largest first. */
const COUNTRIES_OF_LANGUAGE: Record<string, readonly string[]> = {
  en: ['US', 'GB', 'CA', 'IN', 'AU', 'IE', 'SG', 'NZ', 'ZA'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH', 'CA', 'LU'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE', 'VE', 'EC', 'UY', 'CR'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE'],
  pl: ['PL'],
  pt: ['PT', 'BR'],
  da: ['DK'],
  sv: ['SE', 'FI'],
  no: ['NO'],
  fi: ['FI'],
  cs: ['CZ'],
  sk: ['SK'],
  hu: ['HU'],
  ro: ['RO', 'MD'],
  tr: ['TR'],
  el: ['GR', 'CY'],
  ru: ['RU', 'KZ', 'BY'],
  uk: ['UA'],
  zh: ['CN', 'TW', 'HK', 'SG'],
  ja: ['JP'],
  ko: ['KR'],
  he: ['IL'],
  ar: ['AE', 'SA', 'EG', 'MA', 'QA', 'JO', 'LB', 'TN'],
};

export function countriesOfLanguage(language: string | undefined): readonly string[] {
  return COUNTRIES_OF_LANGUAGE[language ?? ''] ?? [];
}
