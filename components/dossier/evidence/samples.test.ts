import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { ParsedResume } from '@/lib/contracts';
import { DEFAULT_READ_LIMITS, readDocument } from '@/lib/engine/documents';
import { parseResume } from '@/lib/engine/parser/resume';
import { pdfText } from '../original/pdf-document';
import { indexEvidence, locateEvidence } from './locate';

const FOLDER = path.resolve(import.meta.dirname, '../../../samples');

/** Returns the values of a CV that people look up, each as parsed. */
function valuesOf(resume: ParsedResume): string[] {
  const positions = resume.employmentHistory?.positions ?? [];
  const studies = resume.education?.educationDetails ?? [];
  return [
    resume.contactInformation?.candidateName?.formattedName,
    ...(resume.contactInformation?.emailAddresses ?? []),
    ...(resume.contactInformation?.telephones ?? []).map(({ raw }) => raw),
    resume.professionalSummary,
    ...positions.flatMap(({ jobTitle, employer, description }) => [
      jobTitle?.raw,
      employer?.name?.raw,
      description,
    ]),
    ...studies.flatMap(({ degree, schoolName }) => [degree?.name?.raw, schoolName?.raw]),
    ...(resume.skills?.raw ?? []).map(({ name }) => name),
  ].filter((value): value is string => Boolean(value));
}

const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.pdf'));

describe('the evidence of the sample CVs, one or two columns', () => {
  it.each(files)('is found in %s for at least 97 values of 100', async (name) => {
    const bytes = await readFile(path.join(FOLDER, name));
    const read = await readDocument(bytes, DEFAULT_READ_LIMITS);
    if (!read.ok) throw new Error(read.failure.message);
    const { resume } = parseResume(read.value, { documentLastModified: '2026-11-01' });
    const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: true }).promise;
    const index = indexEvidence((await pdfText(pdf)).items);
    const values = valuesOf(resume);
    const missing = values.filter((value) => locateEvidence(index, value).length === 0);
    expect(values.length).toBeGreaterThan(15);
    expect(missing.length / values.length, `not found: ${missing.join(' | ')}`).toBeLessThanOrEqual(0.03);
  });
});
