/**
 * The mechanisms of the parsers that can be switched off one at a time, to measure what each is worth
 * (`npm run eval -- ablation`). A mechanism that changes nothing on any set and that no document needs is deleted.
 */
const MECHANISMS = {
  'headings.grammar': 'headings put together from a subject and a word for "details"',
  'headings.spelling': 'headings with a word that is misspelt',
  'headings.likely': 'headings in no table that are told by their runs of letters',
  'headings.body-labels': 'labels of what was done in a job are no headings below one',
  'headings.items': 'headings behind a bullet, an icon or a number',
  'records.tables': 'rows of tables as entries',
  'records.forms': 'labelled fields as entries',
  'records.leads': 'how many lines above the labels of a form belong to it, by what is read',
  'entries.decoder': 'borders of entries and of their fields, decided together',
  'entries.statements': 'items and sentences as entries',
  'entries.elsewhere': 'jobs and studies under headings about something else',
  'entries.doubtful': 'undated entries all of whose names are very unlikely are left out',
  'details.rows': 'labelled rows about the person',
  'education.worded': 'entries of an education without words of degrees and schools are left out',
  'education.subjects': 'marks, levels, boards and schools are no field of study',
  'education.semesters': 'the semesters of a course as one entry',
  'education.alone': 'items that name a degree and nothing else',
  'credentials.told': 'certificates told among other facts',
  'credentials.studies': 'courses and certificates told among studies',
  'skills.tools': 'lists of everyday software under headings about something else',
} as const;

export type Mechanism = keyof typeof MECHANISMS;

/** The names of all mechanisms, each with what it does. */
export const mechanisms: Readonly<Record<Mechanism, string>> = MECHANISMS;

let off: ReadonlySet<string> = new Set();

/** True unless whoever measures has switched the mechanism off. */
export function isOn(mechanism: Mechanism): boolean {
  return !off.has(mechanism);
}

/** True where whoever measures has switched off the mechanism or the pass of this name. */
export function isSwitchedOff(name: string): boolean {
  return off.has(name);
}

/**
 * Switches mechanisms and passes off for the whole process, and all others on. Answers about texts are remembered from
 * one document to the next: whoever switches between two documents makes the kernel forget them.
 */
export function switchOff(names: readonly string[]): void {
  off = new Set(names);
}
