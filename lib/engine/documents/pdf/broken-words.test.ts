import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { DEFAULT_READ_LIMITS } from '../limits';
import { plainText } from '../plain-text';
import { readPdf } from './read';

type Placed = [text: string, x: number, y: number, size?: number];

/** Returns the rows of a PDF of these pages. */
async function rowsOf(...pages: Placed[][]): Promise<string[]> {
  const bytes = await new Promise<Uint8Array>((resolve) => {
    const pdf = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    for (const page of pages) {
      pdf.addPage();
      for (const [text, x, y, size = 10] of page) pdf.fontSize(size).text(text, x, y, { lineBreak: false });
    }
    pdf.end();
  });
  const read = await readPdf(bytes, DEFAULT_READ_LIMITS);
  if (!read.ok) throw new Error(read.failure.message);
  return plainText(read.value).split('\n');
}

const column = (texts: string[], x = 50, leading = 14): Placed[] =>
  texts.map((text, index) => [text, x, 100 + index * leading]);

it('is whole again where the end of a line broke it, in each column', async () => {
  const left = ['Education', 'Bachelor of Business Manage-', 'ment', 'Hillside University', '2010 - 2013'];
  const right = [
    ...['Experience', 'Clerk, Town of Hillside', '2014 - 2020', 'Led the customer rela-'],
    ...['tions team of the town', 'for eleven years and', 'a half, with six people'],
  ];
  expect(await rowsOf([...column(left), ...column(right, 320)])).toEqual([
    ...['Education', 'Bachelor of Business Management', 'Hillside University', '2010 - 2013'],
    ...['Experience', 'Clerk, Town of Hillside', '2014 - 2020', 'Led the customer relations'],
    ...['team of the town', 'for eleven years and', 'a half, with six people'],
  ]);
});

it('stays broken in a row whose cells belong together', async () => {
  const rows = await rowsOf([
    ...column(['Bachelor of Manage-', 'ment']),
    ...column(['Led the rela-', 'tions'], 320),
  ]);
  expect(rows.join(' ')).not.toMatch(/rela(?:ment|-ment)/);
});

it('keeps the hyphen of a word that has one', async () => {
  expect(
    await rowsOf(column(['Kept plans that are long-', 'term and client-', 'facing in the end'])),
  ).toEqual(['Kept plans that are long-term', 'and client-facing', 'in the end']);
});

it.each([
  ['a line with a capital', ['Worked for Miller-', 'Smith and others']],
  ['a dash after a year', ['From 2010-', 'onwards as a nurse']],
  ['an address', ['www.social.example/in/robin-', 'sample']],
  ['two letters that stand for many', ['Tools of C-', 'level people']],
])('leaves %s', async (_, rows) => {
  expect(await rowsOf(column(rows))).toEqual(rows);
});

it('leaves lines that are far from each other, or of another size', async () => {
  expect(await rowsOf(column(['Pre-', 'school teacher'], 50, 40))).toEqual(['Pre-', 'school teacher']);
  expect(
    await rowsOf([
      ['Rela-', 50, 100, 18],
      ['tions and more', 50, 120, 10],
    ]),
  ).toEqual(['Rela-', 'tions and more']);
});

it('sets a footer with more than the number of its page aside', async () => {
  const page = (number: number): Placed[] => [
    [`- Planned the routes of lorry ${number + 4}`, 50, 100],
    [`Page ${number} of 2 · last updated 3 May 2024`, 50, 815, 8],
  ];
  expect(await rowsOf(page(1), page(2))).toEqual([
    '- Planned the routes of lorry 5',
    '- Planned the routes of lorry 6',
    'Page 1 of 2 · last updated 3 May 2024',
    'Page 2 of 2 · last updated 3 May 2024',
  ]);
  const named = (number: number): Placed[] => [
    [`- Planned the routes of lorry ${number + 4}`, 50, 100],
    [`Robin Sample - ${number}/2 - May 2024`, 50, 815, 8],
  ];
  expect((await rowsOf(named(1), named(2))).slice(0, 2)).toEqual([
    '- Planned the routes of lorry 5',
    '- Planned the routes of lorry 6',
  ]);
});
