/** The `Configuration` string of a request, and the `ParserSettings` that describe its effect (wire-facts 2.10). */

/** Settings that are true or false, with their defaults (decision 0011). */
const SWITCHES = {
  /** Members that few need; left out when set to false. */
  personalAttributes: { key: 'Coverage.PersonalAttributes', otherwise: true },
  training: { key: 'Coverage.Training', otherwise: true },
  militaryAndSecurity: { key: 'Coverage.MilitaryHistoryAndSecurityCredentials', otherwise: true },
  patentsAndPublications: { key: 'Coverage.PatentsPublicationsAndSpeakingEvents', otherwise: true },
  /** The United Kingdom is `UK` and not `GB`, its ISO code. */
  unitedKingdomIsUk: { key: 'Culture.CountryCodeForUnitedKingdomIsUK', otherwise: false },
  /** Lists the language of the resume itself as one that the candidate speaks (wire-facts 2.10, FoundInContext). */
  addResumeLanguage: { key: 'OutputFormat.AddResumeLanguage', otherwise: true },
  /** Positions have their bullets only on request (wire-facts 2.10, Bullets). */
  createBullets: { key: 'OutputFormat.CreateBullets', otherwise: false },
  /** The text of the experience summary is English whatever the resume is written in (parsing.md, Description). */
  englishSummary: { key: 'OutputFormat.EnglishSummary', otherwise: false },
} as const;

type Switch = keyof typeof SWITCHES;

export type ParserSettings = Record<Switch, boolean> & {
  /** Keys of the string that this parser does not know. */
  ignored: string[];
};

const NAMES = Object.keys(SWITCHES) as Switch[];
const NAME_OF_KEY = new Map<string, Switch>([
  ...NAMES.map((name) => [SWITCHES[name].key.toLowerCase(), name] as const),
  ['coverage.personalinformation', 'personalAttributes'],
]);

const LONGEST = 4000;
const TRUE = /^(?:true|1|yes)$/iu;
const FALSE = /^(?:false|0|no)$/iu;

/** Reads "key = value; key = value"; unknown keys are ignored and named, as are values other than yes and no. */
export function readSettings(configuration: string | undefined): ParserSettings {
  const defaults = NAMES.map((name) => [name, SWITCHES[name].otherwise] as const);
  const settings = { ...Object.fromEntries(defaults), ignored: [] } as unknown as ParserSettings;
  for (const pair of (configuration ?? '').slice(0, LONGEST).split(';')) {
    const [key = '', value = ''] = pair.split('=').map((part) => part.trim());
    if (key === '') continue;
    const name = NAME_OF_KEY.get(key.toLowerCase());
    if (name && (TRUE.test(value) || FALSE.test(value))) settings[name] = TRUE.test(value);
    else settings.ignored.push(key);
  }
  return settings;
}

/** Returns the settings as the text of `ParserSettings`. */
export function describeSettings(
  settings: ParserSettings,
  language: string,
  culture: string | undefined,
): string {
  const rows: [string, string | boolean][] = [
    ...NAMES.map((name): [string, boolean] => [SWITCHES[name].key, settings[name]]),
    ['Culture', culture ?? ''],
    ['Language', language],
  ];
  if (settings.ignored.length > 0) rows.push(['Ignored', settings.ignored.join(', ')]);
  return rows.map(([key, value]) => `${key} = ${value}`).join('; ');
}
