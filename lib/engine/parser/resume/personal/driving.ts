import { fold, squeeze } from '../../../kernel';
import { alternativesOf } from '../../../lexicon';

import type { DetailRow } from '../details/rows';
import { labelsOf } from '../details/vocabulary';
import { sectionsOfKind, type TextSection } from '../paragraphs';

/** Licences to drive, which people also name among their skills and under "Other". */

const NAMES = alternativesOf(labelsOf('drivingLicense').map(fold));

/** Classes of vehicles: "B", "C1", "BE", "AM". */
const CLASS = '(?:[A-D][1-3]?E?|AM|BE|CE|DE|T|L)';
const CLASSES = `${CLASS}(?:(?:\\s?[,;/+&]\\s?|\\s(?:and|und|et|y|e|i)\\s|\\s)${CLASS})*`;
const NAMED = new RegExp(`(?<!\\p{L})(?:${NAMES})(?!\\p{L})`, 'iu');
/** "Permis B", "Führerschein Klasse B, C1": names with their classes, including names of other permits. */
const WITH_CLASS = new RegExp(
  `(?<!\\p{L})(?:[Pp]ermis|[Pp]ermiso|[Pp]atente|[Cc]arnet|[Cc]arné|[Ff]ührerschein)\\.?:? ?(?:class|klasse|cat[ée]gor\\p{L}+|clase|kat\\p{L}*)?\\.? ?(?:${CLASSES})(?!\\p{L})`,
  'u',
);
/** Names that by themselves may mean a permit of another kind or a patent. */
const DOUBTFUL = /^(?:permis|patente)$/iu;
const LONGEST = 90;

/** Returns a driving licence in a text, without the label; undefined without one. */
export function drivingLicenceIn(text: string): string | undefined {
  const bare = squeeze(text).replace(/^[^\p{L}\d]+/u, '');
  if (bare.length > LONGEST) return undefined;
  const folded = fold(bare);
  const name = NAMED.exec(folded);
  const isNamed = name !== null && !DOUBTFUL.test(name[0]) && bare.length === folded.length;
  if (!isNamed) return WITH_CLASS.test(bare) ? bare : undefined;
  const rest = bare.slice(name.index + name[0].length).replace(/^[\s:：=–—-]+/u, '');
  return name.index === 0 && rest !== '' ? rest : bare;
}

/** Sections with driving licences; in the history they are those that a job required. */
const KINDS = [
  'skills',
  'other',
  'qualifications',
  'certifications',
  'licenses',
  'languages',
  'hobbies',
  'personal',
  'training',
] as const;

/** Items of a line: nothing of a licence is behind a bar or a semicolon; commas part its classes. */
const ITEMS = /\s*[|•·●▪;\t\n]\s*/u;

/** Returns the driving licence from labelled rows or sections on other subjects. */
export function drivingLicence(
  sections: readonly TextSection[],
  rows: readonly DetailRow[],
): string | undefined {
  const labelled = rows.find(({ kind, value }) => kind === 'drivingLicense' && value !== '')?.value;
  if (labelled !== undefined && labelled.length <= LONGEST) return squeeze(labelled);
  return sectionsOfKind(sections, ...KINDS)
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => text.split(ITEMS)))
    .flatMap((item) => drivingLicenceIn(item) ?? [])[0];
}
