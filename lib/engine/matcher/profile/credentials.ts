import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import { degreeLevelOf } from '../../taxonomy';
import type { TellingDocument } from './document';
import { heldBy, isHeldPaper } from './held';
import type { Profile } from './model';
import { keyOfCertification, qualificationsIn } from './qualifications';

/** Certificates, licences and degrees. */

const MOST_MARKS = 64;

function certificationsOf(names: readonly string[], marks: readonly number[]): Profile['certifications'] {
  return {
    keys: Uint32Array.from(names.map(keyOfCertification)),
    marks: Uint32Array.from([...new Set(marks)].slice(0, MOST_MARKS)).sort(),
  };
}

type Credentials = {
  certifications: Profile['certifications'];
  names: string[];
  degree?: number;
  degreeName?: string;
};

const levelNumber = (text: string, type?: string | null): number | undefined => {
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
  const level = levelNumber(name, degree?.type);
  const certifications = certificationsOf(names, heldBy(resume, document));
  return withDegree({ certifications, names }, level, name);
}

/** The degree that a posting requires; of several it names, the lowest. */
export function credentialsOfJob(job: ParsedJob, document: TellingDocument): Credentials {
  const names = present(job.certificationsAndLicenses ?? []);
  const required = present([job.requiredDegree]).map((name) => ({ name, level: levelNumber(name) }));
  const named = (job.degrees ?? []).map(({ name, type }) => ({
    name: name ?? '',
    level: levelNumber(name ?? '', type),
  }));
  const lowest = [...required, ...named]
    .filter(({ level }) => level !== undefined)
    .sort((one, other) => (one.level ?? 0) - (other.level ?? 0))[0];
  const marks = document.texts.flatMap(({ text }) => qualificationsIn(text).map(({ key }) => key));
  return withDegree(
    { certifications: certificationsOf(names, marks), names },
    lowest?.level,
    lowest?.name ?? '',
  );
}
