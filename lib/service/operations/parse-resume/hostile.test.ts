import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDoc, buildDocx, buildOdt, bytesOf } from '@/lib/engine/documents/testing';
import {
  cyclicForm,
  cyclicPages,
  cyclicReferences,
  deepObjects,
  fontWithoutMap,
  hugeNumbers,
  letterByLetter,
  manyPages,
  whiteText,
} from '@/lib/engine/documents/testing/hostile-pdfs';
import { base64 } from '../../testing/parses';
import { openResumeParses } from './testing/resume-parses';

/** Short, so that a document that never ends is noticed soon; the answer must be there after it, also on a busy machine. */
const TIMEOUT_MS = 15_000;
const ANSWERED_BY_MS = TIMEOUT_MS + 30_000;
process.env.PARSE_TIMEOUT_MS = String(TIMEOUT_MS);

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const DEEP = 100_000;
const ENCRYPTED_DOC = 0x0100;
const entities =
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>x&a;</w:t></w:r></w:p></w:body></w:document>';

let parses: Awaited<ReturnType<typeof openResumeParses>>;

beforeAll(async () => {
  parses = await openResumeParses();
  await parse(bytesOf('Mira Lindqvist'));
});

afterAll(() => parses.close());

async function parse(bytes: Uint8Array) {
  const start = performance.now();
  const { status, body } = await parses.parse({
    DocumentAsBase64String: base64(bytes),
    DocumentLastModified: '2026-11-01',
    OutputHtml: true,
    OutputRtf: true,
    OutputPdf: true,
    OutputCandidateImage: true,
  });
  expect(performance.now() - start).toBeLessThan(ANSWERED_BY_MS);
  return { status, code: body.Info.Code, value: body.Value };
}

const CONVERSION = [422, 'ConversionException'] as const;
const READ = [200, 'Success'] as const;

describe('a hostile document', () => {
  it.each<[string, Uint8Array, readonly [number, string], RegExp?]>([
    ['cut off', bytesOf('%PDF-1.7\n1 0 obj\n<< /Type /Cata'), CONVERSION, /^ovCorrupt$/],
    ['with pages that contain themselves', cyclicPages(), CONVERSION],
    ['with references that precede themselves', cyclicReferences(), CONVERSION],
    ['with a form that draws itself', cyclicForm(1), READ],
    ['nested deeply, PDF', deepObjects(1000), READ],
    ['nested deeply, DOCX', buildDocx('<w:tbl><w:tr><w:tc>'.repeat(DEEP) + paragraph('x')), CONVERSION],
    ['nested deeply, HTML', bytesOf(`<html><p>Mira${'<div>'.repeat(DEEP)}x`), READ],
    ['nested deeply, RTF', bytesOf(`{\\rtf1 ${'{'.repeat(DEEP)}Mira`), READ],
    ['with numbers beyond all measure', hugeNumbers(), READ],
    [
      'that unpacks to a thousand times its size',
      buildDocx('', { members: { 'word/document.xml': new Uint8Array(60_000_000) } }),
      CONVERSION,
      /^ovCorrupt$/,
    ],
    ['with external entities', buildDocx('', { members: { 'word/document.xml': entities } }), READ],
    ['with a font that maps to no letters', fontWithoutMap(), CONVERSION, /^ovIsImage$/],
    ['drawn letter by letter', letterByLetter('Warehouse manager'), READ],
    ['with white text', whiteText('Rocket surgeon', 'Warehouse manager'), READ],
    ['of ten thousand pages', manyPages(10_000), CONVERSION, /^ovNoText$/],
    ['that is a picture', bytesOf('\u0089PNG\r\n\u001a\n'), CONVERSION],
    [
      'protected by a password, DOC',
      buildDoc([{ text: 'x' }], { flags: ENCRYPTED_DOC }),
      CONVERSION,
      /^ovIsEncrypted$/,
    ],
    ['in a form without text, ODT', buildOdt('<text:p/>'), CONVERSION, /^ovNoText$/],
    ['of signs alone', bytesOf('=- '.repeat(300_000)), CONVERSION, /^ovNoText$/],
    [
      'of thousands of sections',
      bytesOf(`Mira Lindqvist\n${'\nLINGUE\n------\nItaliano: madrelingua\nInglese: C2\n'.repeat(15_000)}`),
      READ,
    ],
    ['that is one line without end', bytesOf('= a'.repeat(300_000)), READ],
  ])('%s ends in an answer with a clear code', async (_, bytes, [status, code], validity) => {
    const { value, ...answer } = await parse(bytes);
    expect(answer).toEqual({ status, code });
    const { OutputValidityCode } = value?.ConversionMetadata ?? {};
    expect(OutputValidityCode).toMatch(validity ?? /^ov[A-Z]/);
    expect(JSON.stringify(value)).not.toMatch(/root:|Rocket surgeon/);
  });

  it('whose work doubles with every level is read as far as its budget goes, and says that it was cut', async () => {
    const { status, code, value } = await parse(cyclicForm(2));
    expect([status, code]).toEqual([200, 'Success']);
    expect(value?.ConversionMetadata?.OutputValidityCode).toBe('ovTruncated');
  });

  it('is forgotten when the next one comes, whatever its name says it is', async () => {
    for (const name of ['amara-whitcombe.pdf', 'cem-altunbas.docx', 'teresa-montefusco.txt']) {
      const { status, value } = await parse(await readFile(`samples/${name}`));
      expect(status).toBe(200);
      expect(value?.ResumeData?.ContactInformation?.CandidateName?.FamilyName).toBeTruthy();
    }
  });
});
