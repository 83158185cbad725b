import { unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import { xlsxOf } from '../spreadsheets/table';
import { blocksDocx } from './profile-docx';

/** Text that documents may hold and XML may not: control characters, an invalid character, half of a pair. */
const HOSTILE = 'Ada\u0001\u000b\ufffe\ud800 </w:t> & ]]> Holm 😀';
const KEPT = 'Ada </w:t> & ]]> Holm 😀';
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** Returns the text of all parts of a file of XML parts. */
function textsOf(file: Uint8Array): string {
  let text = '';
  for (const [name, bytes] of Object.entries(unzipSync(file))) {
    if (!/\.(?:xml|rels)$/.test(name)) continue;
    const part = Buffer.from(bytes).toString('utf8');
    expect(part, name).not.toMatch(NOT_IN_XML);
    expect(part, name).not.toMatch(/&#(?:x0*[1b]|0*1);/iu);
    const parser = new Parser({ ontext: (piece) => (text += piece) }, { xmlMode: true });
    parser.end(part);
  }
  return text;
}

it('is what Word files are written of', async () => {
  const look = { name: HOSTILE, colour: '#14694f', footer: HOSTILE, logo: null };
  const file = await blocksDocx([[{ kind: 'name', text: HOSTILE }]], { title: HOSTILE, look });
  expect(textsOf(file).split(KEPT).length).toBeGreaterThan(3);
});

it('is what workbooks are written of', async () => {
  const columns = [{ heading: 'Name', cell: (line: string) => line }];
  expect(textsOf(await xlsxOf('Figures\u0001\ufffe', columns, [HOSTILE]))).toContain(KEPT);
});
