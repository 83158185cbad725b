import { deflateSync } from 'node:zlib';
import { buildDocx, bytesOf, W } from '@/lib/engine/documents/testing';
import {
  cyclicForm,
  cyclicNote,
  cyclicPages,
  cyclicReferences,
  deepObjects,
  hugeNumbers,
  manyPages,
  nestedForms,
  packedOver,
  unendedStreams,
} from '@/lib/engine/documents/testing/hostile-pdfs';
import { processorTimeOfAll } from '../figures.ts';
import { type Attack, type Attempt, ask, headersOf, type Target, unless } from './attack.ts';

/** A file below this size may cost no more than this much of a core; larger ones the time of any document. */
const SMALL_BYTES = 10_000;
const SMALL_MS = 2000;
const MOST_MS = 25_000;
const DEEP = 50_000;

const repeated = (text: string, times: number) => bytesOf(text.repeat(times));
/** A DOCX whose main part is this, whatever it is. */
const docxOf = (main: string | Uint8Array) => buildDocx('', { members: { 'word/document.xml': main } });

/** Documents that cost more than they weigh, by the format's own ways of nesting and repeating. */
const DOCUMENTS: Readonly<Record<string, () => Uint8Array>> = {
  'pages that contain themselves': cyclicPages,
  'references that precede themselves': cyclicReferences,
  'a form that draws itself once': () => cyclicForm(1),
  'a form that draws itself twice': () => cyclicForm(2),
  'a note that draws itself': cyclicNote,
  'a form that draws itself nine times': () => cyclicForm(9),
  'forms within forms, 2 to the 10th': () => nestedForms({ draws: 2, levels: 10 }),
  'forms within forms, 10 to the 6th': () => nestedForms({ draws: 10, levels: 6 }),
  'forms within forms, 3 to the 20th': () => nestedForms({ draws: 3, levels: 20 }),
  'a stream packed once': () => packedOver({ times: 1, bytes: 200_000_000 }),
  'a stream packed twice': () => packedOver({ times: 2, bytes: 200_000_000 }),
  'a stream packed three times': () => packedOver({ times: 3, bytes: 500_000_000 }),
  'streams without an end': () => unendedStreams(2000),
  'objects within objects': () => deepObjects(DEEP),
  'numbers beyond all measure': hugeNumbers,
  'ten thousand pages': () => manyPages(10_000),
  'tables within tables, DOCX': () =>
    buildDocx(`<w:p><w:r><w:t>Mira Lindqvist</w:t></w:r></w:p>${'<w:tbl><w:tr><w:tc>'.repeat(5000)}`),
  'a part of zeros, DOCX': () => docxOf(new Uint8Array(200_000_000)),
  'entities that expand, DOCX': () =>
    docxOf(
      `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 12 }, (_, n) => `<!ENTITY a${n} "${`&a${n - 1};`.repeat(10)}">`).join('')}]><w:document>&a11;</w:document>`,
    ),
  'a file of the machine as an entity, DOCX': () =>
    docxOf(
      `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><w:document ${W}><w:body><w:p><w:r><w:t>Mira &a;</w:t></w:r></w:p></w:body></w:document>`,
    ),
  'elements within elements, HTML': () => repeated('<div>', DEEP),
  'tables within tables, HTML': () => repeated('<table><tr><td>', 20_000),
  'a cell that spans everything, HTML': () =>
    bytesOf('<table><tr><td colspan=99999999 rowspan=99999999>Mira Lindqvist</td></tr></table>'),
  'attributes without end, HTML': () => bytesOf(`<p ${'a=b '.repeat(200_000)}>Mira`),
  'groups within groups, RTF': () => bytesOf(`{\\rtf1 ${'{'.repeat(DEEP)}Mira`),
  'cells without end, RTF': () => bytesOf(`{\\rtf1 \\trowd${'\\cellx9'.repeat(100_000)} Mira\\cell\\row}`),
  'bytes to skip without end, RTF': () => bytesOf('{\\rtf1\\bin99999999999 Mira}'),
  'lists within lists, JSON': () => repeated('[', DEEP),
  'one line without end': () => repeated('a', 2_000_000),
  'one word and stops': () => repeated('a.', 500_000),
  'dates without end': () => repeated('2019 - 2020, ', 50_000),
  'brackets that open': () => repeated('(((', 200_000),
  'addresses that are none': () => repeated('a@a.', 200_000),
  'headings alone': () => repeated('EXPERIENCE\nEDUCATION\nSKILLS\n', 10_000),
  'telephone numbers': () => repeated('+49 30 123456 ', 50_000),
  'signs that are joined': () => bytesOf(`Mira${'\u0301'.repeat(500_000)}`),
  'signs that turn the line': () => bytesOf('\u202e\u2066'.repeat(200_000)),
  'a picture without pixels': () => bytesOf('\u0089PNG\r\n\u001a\n'),
  'packed bytes that are no document': () => new Uint8Array(deflateSync(Buffer.alloc(50_000_000))),
  'the beginning of a PDF': () => bytesOf('%PDF-1.7\n1 0 obj\n<< /Type /Cata'),
};

const TARGETS = ['/v10/parser/resume', '/v10/parser/joborder'];

/** Documents made to cost memory and time, read as CVs and as postings. */
export const documents: Attack = {
  name: 'Documents',
  holds: `each ends in a clear answer; one of less than ${SMALL_BYTES / 1000} kB costs at most ${SMALL_MS / 1000} s of a core`,
  async *attempts(target): AsyncIterable<Attempt> {
    // Once before, so that no document is charged for the start of a reader.
    await read(
      target,
      TARGETS[0] ?? '',
      bytesOf('Mira Lindqvist\nExperience\nWelder, Harbour Works, 2019 - 2022'),
    );
    for (const [what, make] of Object.entries(DOCUMENTS))
      for (const path of TARGETS) yield { what: `${what}, ${path}`, run: () => read(target, path, make()) };
  },
};

async function read(target: Target, path: string, bytes: Uint8Array): Promise<string | undefined> {
  const before = processorTimeOfAll(target.pid);
  const answer = await ask(target, path, {
    method: 'POST',
    headers: headersOf(target.first),
    body: JSON.stringify({
      DocumentAsBase64String: Buffer.from(bytes).toString('base64'),
      DocumentLastModified: '2026-01-01',
    }),
  });
  const took = processorTimeOfAll(target.pid) - before;
  const allowed = bytes.length < SMALL_BYTES ? SMALL_MS : MOST_MS;
  if (took > allowed) return `${bytes.length} bytes took ${(took / 1000).toFixed(1)} s of a core`;
  return answer.wrong ?? unless(answer.status, [200, 400, 413, 422], answer.text);
}
