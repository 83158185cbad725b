import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import { fold } from '../../kernel';
import { degreeLevelOf } from '../../taxonomy';
import type { TellingDocument } from './document';
import { nameOfLicence } from './driving';
import { heldBy, isHeldPaper } from './held';
import type { Profile } from './model';
import { type AskedSentence, isFirm, mustGroups } from './musts';
import { keyOfCertification, qualificationsIn, qualificationsMeantOtherwise } from './qualifications';
import { subjectsOfJob, subjectsOfResume } from './subjects';

/** Certificates, licences and degrees. */

const MOST_MARKS = 64;

function certificationsOf(
  names: readonly string[],
  marks: readonly number[],
  musts = new Uint8Array(names.length),
): Profile['certifications'] {
  return {
    keys: Uint32Array.from(names.map(keyOfCertification)),
    marks: Uint32Array.from([...new Set(marks)].slice(0, MOST_MARKS)).sort(),
    musts,
  };
}

type Credentials = {
  certifications: Profile['certifications'];
  names: string[];
  degree?: number;
  degreeName?: string;
  subjects?: string[];
  /** The posting takes nobody without the degree. */
  isDegreeMust?: boolean;
};

/** "Cisco Certified Network Associate" is a certificate, though an associate is a degree. */
const CERTIFIED = /\bcertifi(?:ed|cation)\b/u;

const levelNumber = (text: string, type?: string | null): number | undefined => {
  if (CERTIFIED.test(fold(text))) return undefined;
  const level = degreeLevelOf(text, type ? { type } : {});
  return level && Number(level.international.code);
};

function withDegree(
  known: Omit<Credentials, 'degree' | 'degreeName'>,
  degree: number | undefined,
  name: string,
) {
  return degree === undefined ? known : { ...known, degree, degreeName: name };
}

const present = (names: readonly (string | null | undefined)[]) => [
  ...new Set(names.filter((name): name is string => typeof name === 'string' && name.trim() !== '')),
];

export function credentialsOfResume(resume: ParsedResume, document: TellingDocument): Credentials {
  const names = present([
    ...(resume.certifications ?? []).map(({ name }) => name),
    ...(resume.licenses ?? []).map(({ name }) => name),
  ]).filter(isHeldPaper);
  const degree = resume.education?.highestDegree;
  const name = degree?.name?.raw ?? degree?.name?.normalized ?? '';
  const level = isHeldPaper(name) ? levelNumber(name, degree?.type) : undefined;
  const certifications = certificationsOf(names, heldBy(resume, document));
  return withDegree({ certifications, names, subjects: subjectsOfResume(resume, name) }, level, name);
}

const DRIVING_WORD =
  /licen[cs]e|cdl|fuhrerschein|fuhrerausweis|fahrerlaubnis|permis|carn[ee]t?|conducir|conduccion|patente|rijbewij[sz]|jazdy|carta de|cnh/u;

/** Returns the names of certificates, those of one together: "Registered Nurse" and "RN licence". */
function namesByCertificate(names: readonly string[]): string[][] {
  return [...Map.groupBy(names, keyOfCertification).values()];
}

/** Certificates of a posting, the licences to drive the last, and which of them are musts. */
function certificationsOfJob(
  job: ParsedJob,
  { texts, titles }: TellingDocument,
  sentences: readonly AskedSentence[],
): Pick<Credentials, 'certifications' | 'names'> {
  const others = qualificationsMeantOtherwise(titles.map(({ title }) => title));
  const certificates = namesByCertificate(present(job.certificationsAndLicenses ?? []));
  const licences = present((job.driversLicenses ?? []).map((name) => name && nameOfLicence(name)));
  const names = [...certificates.flatMap(([name]) => name ?? []), ...licences];
  const folded = certificates.map((group) => group.map((name) => fold(name)));
  const musts = mustGroups(names.length, sentences, (sentence) => {
    const text = fold(sentence);
    return folded.flatMap((group, at) =>
      group.flatMap((name) => (text.includes(name) ? [{ at, index: text.indexOf(name) }] : [])),
    );
  });
  // Of several classes of licences that are named one is enough.
  const drives = sentences.some(({ text, isOptional }) => !isOptional && DRIVING_WORD.test(fold(text)));
  if (drives && isFirm(sentences, DRIVING_WORD)) musts.fill(certificates.length + 1, certificates.length);
  const marks = texts.flatMap(({ text }) => qualificationsIn(text).map(({ key }) => key));
  return {
    certifications: certificationsOf(
      names,
      marks.filter((key) => !others.has(key)),
      musts,
    ),
    names,
  };
}

/** "Licence" is a degree in French, and a paper to drive or to practise in other languages. */
const isPaper = (name: string, { language }: TellingDocument) =>
  language !== 'fr' && /^licen[cs]e/u.test(fold(name).trim());

/** Returns the degree that a posting requires; the lowest if it names several. */
export function credentialsOfJob(
  job: ParsedJob,
  document: TellingDocument,
  sentences: readonly AskedSentence[],
): Credentials {
  const required = present([job.requiredDegree]).map((name) => ({ name, level: levelNumber(name) }));
  const named = (job.degrees ?? []).map(({ name, type }) => ({
    name: name ?? '',
    level: levelNumber(name ?? '') ?? levelNumber(name ?? '', type),
  }));
  const lowest = [...required, ...named]
    .filter(({ level }) => level !== undefined)
    .filter(({ name }) => !isPaper(name, document))
    .sort((one, other) => (one.level ?? 0) - (other.level ?? 0))[0];
  const words = fold(lowest?.name ?? '').replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const isDegreeMust = required.length > 0 && words !== '' && isFirm(sentences, new RegExp(words, 'u'));
  const known = withDegree(certificationsOfJob(job, document, sentences), lowest?.level, lowest?.name ?? '');
  const titles = document.titles.map(({ title }) => title);
  const subjects = subjectsOfJob(sentences, { degree: lowest?.name ?? '', titles });
  return { ...known, subjects, isDegreeMust };
}
