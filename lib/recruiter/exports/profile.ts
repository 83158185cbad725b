import type { ParsedResume } from '@/lib/contracts';
import { BULLET } from '../ground/bullet';
import { languageName, placeOf } from '../records/code-names';
import { personName } from '../records/person-name';
import { dateInWords, type PartialDate } from './dates';

/** A piece of text in the printed profile, and its role there. */
export type Block = {
  kind: 'name' | 'lead' | 'section' | 'entry' | 'detail' | 'text' | 'point';
  text: string;
};

type Text = string | null | undefined;

const joined = (parts: Text[], separator: string) => parts.filter(Boolean).join(separator);

function block(kind: Block['kind'], text: Text): Block[] {
  const clean = text
    ?.normalize('NFC')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim();
  return clean ? [{ kind, text: clean }] : [];
}

function section(heading: string, content: Block[]): Block[] {
  return content.length > 0 ? [{ kind: 'section', text: heading }, ...content] : [];
}

function period(start: PartialDate, end: PartialDate, isCurrent: boolean | null | undefined): string {
  const until = isCurrent || end?.isCurrentDate ? 'Present' : dateInWords(end);
  return joined([...new Set([dateInWords(start), until])], ' – ');
}

/** Returns an address as people write it: without the protocol, `www.` and a slash at the end. */
function siteOf(address: Text): Text {
  return address?.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}

function head(resume: ParsedResume): Block[] {
  const contact = resume.contactInformation;
  const { municipality, countryCode } = contact?.location ?? {};
  return [
    ...block('name', personName(resume) ?? 'Candidate'),
    ...block('lead', placeOf({ city: municipality ?? null, countryCode: countryCode ?? null })),
    ...block('lead', joined([contact?.emailAddresses?.[0], contact?.telephones?.[0]?.raw], '  ·  ')),
    ...(contact?.webAddresses ?? []).flatMap(({ address }) => block('lead', siteOf(address))),
  ];
}

/** Share of the width from which on a line continues in the next. */
const FULL_LINE = 0.7;
/** Texts narrower than this are lists of words rather than paragraphs. */
const SHORTEST_WIDTH = 40;

/** Returns the paragraphs and points of a text that still has the line breaks of its document. */
export function unwrapped(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const width = Math.max(...lines.map(({ length }) => length));
  const isFull = (line: string) => width >= SHORTEST_WIDTH && line.length >= width * FULL_LINE;
  const whole: string[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1] ?? '';
    const goesOn = whole.length > 0 && line !== '' && isFull(before) && !BULLET.test(line);
    if (goesOn) whole.push(`${whole.pop()} ${line}`);
    else whole.push(line);
  });
  return whole.filter(Boolean);
}

/** Returns text by paragraphs; those that begin with a bullet become points. */
function description(text: Text): Block[] {
  return unwrapped(text ?? '').flatMap((line) =>
    BULLET.test(line) ? block('point', line.replace(BULLET, '')) : block('text', line),
  );
}

function positions(resume: ParsedResume): Block[] {
  return (resume.employmentHistory?.positions ?? []).flatMap((position) => [
    ...block('entry', joined([position.jobTitle?.raw, position.employer?.name?.raw], ', ')),
    ...block(
      'detail',
      joined(
        [
          period(position.startDate, position.endDate, position.isCurrent),
          position.employer?.location?.municipality,
        ],
        '  ·  ',
      ),
    ),
    ...description(position.description),
  ]);
}

/** Returns a degree with its majors, which are often part of its name. */
function degreeOf(degree: Text, majors: readonly string[]): string {
  return joined([degree, ...majors.filter((major) => !degree?.includes(major))], ', ');
}

function education(resume: ParsedResume): Block[] {
  return (resume.education?.educationDetails ?? []).flatMap((one) => [
    ...block('entry', degreeOf(one.degree?.name?.raw, one.majors ?? []) || one.schoolName?.raw),
    ...block('detail', joined([period(one.startDate, one.endDate, false), one.schoolName?.raw], '  ·  ')),
  ]);
}

function skills(resume: ParsedResume): Block[] {
  const { normalized, raw } = resume.skills ?? {};
  const names = (normalized?.length ? normalized : (raw ?? [])).map((skill) => skill.name);
  return block('text', joined([...new Set(names)], ', '));
}

/** Returns a resume for print, in the order in which people read it. */
export function profileOf(resume: ParsedResume): Block[] {
  const languages = (resume.languageCompetencies ?? []).map(
    (one) => one.language || languageName(one.languageCode ?? ''),
  );
  const certificates = [...(resume.certifications ?? []), ...(resume.licenses ?? [])].map((one) => one.name);
  return [
    ...head(resume),
    ...section('Summary', block('text', resume.professionalSummary || resume.objective)),
    ...section('Experience', positions(resume)),
    ...section('Education', education(resume)),
    ...section('Skills', skills(resume)),
    ...section('Languages', block('text', joined(languages, ', '))),
    ...section('Certificates and licences', block('text', joined(certificates, ', '))),
  ];
}
