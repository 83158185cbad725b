/** The `Configuration` string of a request and the `ParserSettings` that tell what was made of it (wire-facts 2.10). */

export type ParserSettings = {
  /** Positions carry their bullets only when asked for (wire-facts 2.10, Bullets). */
  createBullets: boolean;
  /** The text of the experience summary is English whatever the resume is written in (parsing.md, Description). */
  englishSummary: boolean;
  /** The language of the resume itself counts as one that the candidate speaks (wire-facts 2.10, FoundInContext). */
  addResumeLanguage: boolean;
  /** Keys of the string that this parser does not know. */
  ignored: string[];
};

const KEYS = {
  'outputformat.createbullets': 'createBullets',
  'outputformat.englishsummary': 'englishSummary',
  'outputformat.addresumelanguage': 'addResumeLanguage',
} as const;

const LONGEST = 4000;

/** Reads "key = value; key = value"; unknown keys are ignored and named. */
export function readSettings(configuration: string | undefined): ParserSettings {
  const settings: ParserSettings = {
    createBullets: false,
    englishSummary: false,
    addResumeLanguage: false,
    ignored: [],
  };
  for (const pair of (configuration ?? '').slice(0, LONGEST).split(';')) {
    const [key = '', value = ''] = pair.split('=').map((part) => part.trim());
    if (key === '') continue;
    const name = KEYS[key.toLowerCase() as keyof typeof KEYS];
    if (name) settings[name] = /^(?:true|1|yes)$/iu.test(value);
    else settings.ignored.push(key);
  }
  return settings;
}

/** The settings as the text of `ParserSettings`. */
export function describeSettings(
  settings: ParserSettings,
  language: string,
  culture: string | undefined,
): string {
  const rows: [string, string | boolean][] = [
    ['Culture', culture ?? ''],
    ['Language', language],
    ['OutputFormat.AddResumeLanguage', settings.addResumeLanguage],
    ['OutputFormat.CreateBullets', settings.createBullets],
    ['OutputFormat.EnglishSummary', settings.englishSummary],
  ];
  if (settings.ignored.length > 0) rows.push(['Ignored', settings.ignored.join(', ')]);
  return rows.map(([key, value]) => `${key} = ${value}`).join('; ');
}
