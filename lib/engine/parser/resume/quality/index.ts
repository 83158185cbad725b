import type { ParsedResume } from '@/lib/contracts';
import type { StringModel } from '@/lib/engine/strings';
import type { ScannedPage, TextDoubt } from '../../../documents';
import { words } from '../../../kernel';
import type { ParsedEducation, ParsedPosition } from '../entries/model';
import { CALCULATED, type Section } from '../headings/kinds';
import { FINDINGS, LEVEL_OF_DIGIT, type QualityCode } from './codes';
import { unsureIn } from './recognised';
import { type Unread, unreadDatesOf } from './unread-dates';
import { unreadLinesOf } from './unread-lines';

/** Advice on a resume (parsing.md, ResumeQuality): each finding with code, level and the entries that it is about. */

type Assessment = NonNullable<
  NonNullable<NonNullable<ParsedResume['resumeMetadata']>['resumeQuality']>[number]
>;
/** `quoted` is text of the document that a finding is about. */
type Finding = { code: QualityCode; ids?: string[]; quoted?: string[] };

type EntryDoubt = { id: string; field: 'jobDates' | 'degree' | 'major' | 'school' | 'studyDates' };

const CODE_OF_DOUBT = {
  jobDates: '123',
  degree: '132',
  major: '136',
  school: '133',
  studyDates: '134',
} as const;

type QualityEvidence = {
  resume: ParsedResume;
  positions: readonly ParsedPosition[];
  education: readonly ParsedEducation[];
  /** Values of entries that may be wrong, and have no member for their certainty on the wire. */
  entryDoubts: readonly EntryDoubt[];
  /** True for a town that may be something else. */
  isTownDoubtful: boolean;
  sections: readonly Section[];
  /** Lines of the document that are part of a position or a study. */
  entryLines: ReadonlySet<number>;
  strings: StringModel | undefined;
  /** yyyy-MM-dd. */
  today: string;
  isIncomplete: boolean;
  /** Possible damage in the text itself. */
  doubts: readonly TextDoubt[];
  /** Pages that were read from pictures. */
  scans: readonly ScannedPage[];
};

const LONG_SUMMARY = 200;
const MANY_SKILLS = 80;
const FEW_WORDS = 30;
const FAR_DOWN = 0.5;

function when(condition: boolean, code: QualityCode): Finding[] {
  return condition ? [{ code }] : [];
}

function forEntries<T extends { id: string }>(
  entries: readonly T[],
  code: QualityCode,
  test: (entry: T) => boolean,
): Finding[] {
  const ids = entries.filter(test).map(({ id }) => id);
  return ids.length > 0 ? [{ code, ids }] : [];
}

function contactFindings({ resume, sections, isTownDoubtful }: QualityEvidence): Finding[] {
  const contact = resume.contactInformation;
  const phones = contact?.telephones?.length ?? 0;
  const mails = contact?.emailAddresses?.length ?? 0;
  const personal = resume.personalAttributes;
  const lines = sections.flatMap(({ lastLine }) => lastLine);
  const total = Math.max(1, ...lines);
  const own = sections.find(({ kind }) => kind === 'contact');
  return [
    ...when(!contact?.candidateName, '311'),
    ...when(phones === 0 && mails === 0, '411'),
    ...when(phones === 0 && mails > 0, '211'),
    ...when(mails === 0 && phones > 0, '212'),
    ...when(mails > 1, '141'),
    ...when(isTownDoubtful, '142'),
    ...when(!contact?.location?.streetAddressLines?.length, '213'),
    ...when(!contact?.location?.municipality, '214'),
    ...when(own !== undefined && total > 40 && own.firstLine / total > FAR_DOWN, '331'),
    ...when((resume.references?.length ?? 0) > 0, '151'),
    ...when(Boolean(personal?.dateOfBirth ?? personal?.maritalStatus ?? personal?.gender), '161'),
  ];
}

function isYearOnly({ startDate, endDate }: ParsedPosition): boolean {
  return startDate?.foundYear === true && !startDate.foundMonth && endDate?.foundMonth !== true;
}

function positionFindings({ positions, today }: QualityEvidence): Finding[] {
  return [
    ...when(positions.length === 0, '413'),
    ...forEntries(positions, '221', ({ jobTitle }) => !jobTitle?.raw),
    ...forEntries(
      positions,
      '222',
      ({ employer, isSelfEmployed }) => !employer?.name?.raw && !isSelfEmployed,
    ),
    ...forEntries(positions, '223', ({ startDate }) => !startDate),
    ...forEntries(
      positions,
      '224',
      ({ startDate, endDate, isCurrent }) => Boolean(startDate) && !endDate && !isCurrent,
    ),
    ...forEntries(positions, '321', ({ startDate, endDate }) =>
      Boolean(startDate && endDate && endDate.date < startDate.date),
    ),
    ...forEntries(positions, '322', ({ startDate }) => Boolean(startDate && startDate.date > today)),
    ...forEntries(positions, '121', ({ description }) => !description),
    ...forEntries(positions, '122', isYearOnly),
  ];
}

function educationFindings({ education }: QualityEvidence): Finding[] {
  return [
    ...when(education.length === 0, '414'),
    ...forEntries(education, '231', ({ degree }) => !degree?.name?.raw),
    ...forEntries(education, '232', ({ schoolName }) => !schoolName?.raw),
    ...forEntries(education, '233', ({ startDate, endDate }) => !startDate && !endDate),
  ];
}

function certaintyFindings({ entryDoubts }: QualityEvidence): Finding[] {
  return Object.entries(CODE_OF_DOUBT).flatMap(([field, code]) =>
    forEntries(entryDoubts, code, (doubt) => doubt.field === field),
  );
}

const CODES_OF_UNREAD = {
  dates: { position: '326', education: '327' },
  lines: { position: '225', education: '234' },
} as const;
/** Most periods, or lines, that a message quotes. */
const MOST_QUOTED = 6;

function quoting(what: keyof typeof CODES_OF_UNREAD, unread: readonly Unread[]): Finding[] {
  return (['position', 'education'] as const).flatMap((about) => {
    const quoted = unread.filter((one) => one.about === about).map(({ text }) => text);
    if (quoted.length === 0) return [];
    return [{ code: CODES_OF_UNREAD[what][about], quoted: quoted.slice(0, MOST_QUOTED) }];
  });
}

/** Periods, and names in lists of jobs and studies, that no entry has: something was not read there. */
function unreadFindings({ positions, education, sections, today, ...rest }: QualityEvidence): Finding[] {
  const entries = [...positions, ...education];
  return [
    ...quoting('dates', unreadDatesOf(sections, entries, today)),
    ...quoting('lines', unreadLinesOf(sections, rest.entryLines, entries, rest.strings)),
  ];
}

function textFindings({ resume, sections, isIncomplete, doubts }: QualityEvidence): Finding[] {
  const summary = resume.professionalSummary ?? resume.objective ?? '';
  const skills = resume.skills?.raw?.length ?? 0;
  const withoutHeader = sections.some(({ heading, kind }) => heading === CALCULATED && kind !== 'contact');
  return [
    ...when(summary === '' && !resume.qualificationsSummary, '101'),
    ...when(words(summary).length > LONG_SUMMARY, '102'),
    ...when(skills === 0, '111'),
    ...when(skills > MANY_SKILLS, '112'),
    ...when(withoutHeader, '325'),
    ...when(isIncomplete, '341'),
    ...when(doubts.includes('encoding'), '342'),
    ...when(doubts.includes('picture'), '343'),
    ...when(doubts.includes('font'), '344'),
    ...when(words((resume.resumeMetadata?.plainText ?? '').slice(0, 2000)).length < FEW_WORDS, '421'),
  ];
}

/** The name, addresses and numbers of the contact. */
function contactTexts({ contactInformation: contact }: ParsedResume) {
  const numbers = (contact?.telephones ?? []).map((phone) => phone?.raw);
  return [contact?.candidateName?.formattedName, ...(contact?.emailAddresses ?? []), ...numbers];
}

/** Values with words that the recogniser was unsure of. */
function pictureFindings(evidence: QualityEvidence): Finding[] {
  if (evidence.scans.length === 0) return [];
  const { positions, education, resume } = evidence;
  const isUnsure = unsureIn(evidence.scans);
  return [
    ...when(contactTexts(resume).some(isUnsure), '143'),
    ...forEntries(
      positions,
      '124',
      ({ jobTitle, employer }) => isUnsure(jobTitle?.raw) || isUnsure(employer?.name?.raw),
    ),
    ...forEntries(
      education,
      '135',
      ({ schoolName, degree }) => isUnsure(schoolName?.raw) || isUnsure(degree?.name?.raw),
    ),
  ];
}

function toWire({ code, ids, quoted }: Finding) {
  const { section, message } = FINDINGS[code];
  const identifiers = ids ? ids.map((id) => ({ sectionType: section, id })) : [{ sectionType: section }];
  const quotes = quoted ? ` (${quoted.join('; ')})` : '';
  return { qualityCode: code, sectionIdentifiers: identifiers, message: `${message}${quotes}` };
}

/** Returns the findings by level, mildest first, as in parsing.md. */
export function assessQuality(evidence: QualityEvidence): Assessment[] {
  const findings = [
    ...contactFindings(evidence),
    ...positionFindings(evidence),
    ...educationFindings(evidence),
    ...certaintyFindings(evidence),
    ...unreadFindings(evidence),
    ...textFindings(evidence),
    ...pictureFindings(evidence),
  ].sort((a, b) => a.code.localeCompare(b.code));
  return Object.entries(LEVEL_OF_DIGIT).flatMap(([digit, level]) => {
    const own = findings.filter(({ code }) => code.startsWith(digit)).map(toWire);
    return own.length > 0 ? [{ level, findings: own }] : [];
  });
}

/** True when findings are grave enough for `WarningsFoundDuringParsing`. */
export function callsForWarning(assessments: readonly Assessment[]): boolean {
  return assessments.some(({ level }) => level === LEVEL_OF_DIGIT['3'] || level === LEVEL_OF_DIGIT['4']);
}
