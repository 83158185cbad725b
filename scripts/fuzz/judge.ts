import { isDeepStrictEqual } from 'node:util';
import { encode, type ParsedResume, ResumeData } from '@/lib/contracts';
import type { PoolAnswer } from '@/lib/service/workers/pool';

/** Returns only letters and digits, without case, accents and separators. */
function squeeze(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}\p{M}]+/u).flatMap((word) => squeeze(word) || []);
}

/** Values that are text of the document and of nothing else. */
function quotedValues(resume: ParsedResume): [member: string, value: string | null | undefined][] {
  const { candidateName } = resume.contactInformation ?? {};
  return [
    ['GivenName', candidateName?.givenName],
    ['FamilyName', candidateName?.familyName],
    ...(resume.employmentHistory?.positions ?? []).flatMap(({ employer, jobTitle, description }) => [
      ['Employer', employer?.name?.raw] as [string, string | null | undefined],
      ['JobTitle', jobTitle?.raw] as [string, string | null | undefined],
      ['Description', description] as [string, string | null | undefined],
    ]),
    ...(resume.education?.educationDetails ?? []).flatMap(({ schoolName, degree }) => [
      ['SchoolName', schoolName?.raw] as [string, string | null | undefined],
      ['Degree', degree?.name?.raw] as [string, string | null | undefined],
    ]),
    ...(resume.skills?.raw ?? []).map(({ name }): [string, string | null | undefined] => ['Skill', name]),
    ...(resume.certifications ?? []).map(({ name }): [string, string | null | undefined] => [
      'Certification',
      name,
    ]),
  ];
}

/** Returns the first value whose words are not in the text that was read. */
function invented(resume: ParsedResume): string | undefined {
  const text = squeeze(resume.resumeMetadata?.plainText ?? '');
  const found = quotedValues(resume).find(
    ([, value]) => value && wordsOf(value).some((word) => !text.includes(word)),
  );
  return found && `${found[0]} "${found[1]?.slice(0, 80)}" is not in the text`;
}

function keepsContract(resume: ParsedResume): boolean {
  const wire = JSON.parse(JSON.stringify(encode(ResumeData, resume)));
  const checked = ResumeData.safeParse(wire);
  return checked.success && isDeepStrictEqual(checked.data, wire);
}

/**
 * Returns the problem with the outcome of a document; nothing when it was right: an answer that follows the contract
 * and invents nothing, or a clear code, within `mostProcessorMs` of processor time. Wall-clock time means nothing where
 * others use the machine, and only the pool checks it.
 */
export function wrongIn(answer: PoolAnswer, mostProcessorMs: number): string | undefined {
  if (answer.kind === 'died') return `the reader died: ${answer.reason}, ${answer.detail}`;
  if (answer.kind !== 'answered') return `no answer in time: ${answer.kind}`;
  const { result, processorMs } = answer;
  if (processorMs > mostProcessorMs) return `${(processorMs / 1000).toFixed(1)} s of a core`;
  if (!result.ok) {
    const { code, detail } = result.failure;
    return code === 'exception' ? `exception: ${detail}` : undefined;
  }
  if (result.value.timedOut) return `the time was up after ${(processorMs / 1000).toFixed(1)} s of a core`;
  if (result.value.sort !== 'resume') return undefined;
  const { resume, redacted } = result.value;
  if (!keepsContract(resume) || !keepsContract(redacted)) return 'the answer breaks its contract';
  return invented(resume);
}
