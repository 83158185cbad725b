import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import { degreeLevelOf } from '../../taxonomy';
import { keyOfName } from '../keys';
import type { TellingDocument } from './document';
import type { Profile } from './model';

/** Certificates, licences and degrees. */

/** Two capitals or more, as names of certificates are written: CPA, CISSP, A+, HACCP, RN. */
const MARK = /(?<![\p{L}\p{N}])(?=[\p{Lu}\d&+/-]*\p{Lu})[\p{Lu}\d][\p{Lu}\d&+/-]{1,9}(?![\p{L}\p{N}])/gu;
const MOST_MARKS = 64;

/** The keys of what a text writes in capitals. */
function marksIn(text: string): number[] {
  return (text.match(MARK) ?? []).map(keyOfName);
}

/** The key of a certificate: that of its abbreviation where its name has one ("RN licence"), else of the whole name. */
function keyOfCertification(name: string): number {
  const [mark, second] = new Set(marksIn(name));
  return mark !== undefined && second === undefined ? mark : keyOfName(name);
}

function certificationsOf(names: readonly string[], { texts }: TellingDocument): Profile['certifications'] {
  const marks = new Set(texts.flatMap(({ text }) => marksIn(text)));
  return {
    keys: Uint32Array.from(names.map(keyOfCertification)),
    marks: Uint32Array.from([...marks].slice(0, MOST_MARKS)).sort(),
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
  ]);
  const degree = resume.education?.highestDegree;
  const name = degree?.name?.raw ?? degree?.name?.normalized ?? '';
  const level = levelNumber(name, degree?.type);
  return withDegree({ certifications: certificationsOf(names, document), names }, level, name);
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
  return withDegree(
    { certifications: certificationsOf(names, document), names },
    lowest?.level,
    lowest?.name ?? '',
  );
}
