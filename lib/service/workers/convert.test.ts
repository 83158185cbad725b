import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadTaxonomies, taxonomyPlaces } from '../taxonomy';
import { readTask } from './read-task';

const taxonomies = loadTaxonomies(taxonomyPlaces(process.cwd(), 'nowhere'));

const SAMPLES = [
  'amara-whitcombe.pdf',
  'cem-altunbas.docx',
  'ines-figueiroa.doc',
  'fleur-de-wildeboer.odt',
  'krzysztof-wrzosek.rtf',
  'noemie-traore-lavigne.html',
  'teresa-montefusco.txt',
];
const SILENT = { lines: () => undefined, parsed: () => undefined, converted: () => undefined };
const MARKED = /<(\w+) class="tx-redacted"[^>]*>(?:(?!<\1[ >]).)*?<\/\1>/gsu;

async function convertSample(name: string) {
  const bytes = await readFile(path.join(process.cwd(), 'samples', name));
  const options = {
    documentLastModified: '2026-01-01',
    outputHtml: true,
    hideHtmlImages: false,
    outputRtf: true,
    outputPdf: true,
    normalisation: { skillsTaxonomy: 'V2' as const, normaliseSkills: false },
    ask: { sort: 'resume' as const, outputCandidateImage: true },
  };
  const task = { material: { kind: 'document' as const, bytes }, options, softLimitMs: 20_000 };
  const read = await readTask(task, SILENT, taxonomies);
  if (!read.ok) throw new Error(read.failure.detail ?? read.failure.message);
  if (read.value.sort !== 'resume') throw new Error('read as something else');
  return read.value;
}

/** Returns the text that remains once a caller removes the marked elements, as words in one line. */
function withoutMarked(html: string): string {
  let left = html;
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(MARKED, '');
  }
  return left.toLowerCase().replace(/\s+/gu, ' ');
}

describe('the conversions of a sample of every kind', () => {
  it.each(SAMPLES)('%s', async (name) => {
    const { conversions, resume } = await convertSample(name);
    expect([...conversions.failed, ...conversions.late]).toEqual([]);
    expect(conversions.rtf).toMatch(/^\{\\rtf1\\ansi/);
    expect(
      Buffer.from(conversions.pdf ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(conversions.photo).toBeUndefined();
    const { reservedData = {} } = resume.resumeMetadata ?? {};
    const known = Object.values(reservedData ?? {}).flatMap((texts) => texts ?? []);
    expect(known.length).toBeGreaterThan(3);
    const left = withoutMarked(conversions.html ?? '');
    for (const text of known.filter(({ length }) => length > 3)) {
      expect(conversions.html).toContain('tx-redacted');
      expect(left).not.toContain(text.toLowerCase());
    }
  });
});
