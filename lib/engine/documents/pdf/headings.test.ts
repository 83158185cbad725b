import { describe, expect, it } from 'vitest';
import { readDrawn, setLines, texts } from './testing/draw';

function heading(pdf: PDFKit.PDFDocument, text: string, x: number, y: number): void {
  pdf.font('Helvetica-Bold').fontSize(12).text(text, x, y, { lineBreak: false });
  pdf.font('Helvetica').fontSize(10);
}

describe('headings in a margin', () => {
  it('come before the block that they head, though they stand lower than its first line', async () => {
    const { lines } = await readDrawn((pdf) => {
      heading(pdf, 'Profile', 40, 88);
      setLines(pdf, ['Harbour pilot who knows the fjord', 'and brings in ships of any size'], 170, 80, 13);
      heading(pdf, 'Professional', 40, 128);
      heading(pdf, 'experience', 40, 142);
      setLines(pdf, ['Pilot, Quayside Port', 'Guides tankers', 'Trains two pilots'], 170, 120, 13);
      heading(pdf, 'Education', 40, 188);
      setLines(pdf, ['Master mariner, Nautical College', 'Graduated with honours'], 170, 180, 13);
    });
    expect(texts(lines)).toEqual([
      'Profile',
      'Harbour pilot who knows the fjord',
      'and brings in ships of any size',
      'Professional experience',
      'Pilot, Quayside Port',
      'Guides tankers',
      'Trains two pilots',
      'Education',
      'Master mariner, Nautical College',
      'Graduated with honours',
    ]);
  });
});

describe('headings side by side', () => {
  it('part lists below text that leaves their columns free', async () => {
    const { lines } = await readDrawn((pdf) => {
      heading(pdf, 'Education', 40, 60);
      setLines(
        pdf,
        ['Master mariner', 'Nautical College', '2009', 'Able seaman', 'School of Rigging', '2005'],
        40,
        80,
        13,
      );
      ['Skills', 'Languages', 'Certificates'].forEach((text, at) => {
        heading(pdf, text, 40 + 180 * at, 180);
      });
      setLines(pdf, ['Radar', 'Rigging', 'Charts'], 40, 200, 13);
      setLines(pdf, ['Norwegian', 'English', 'German'], 220, 200, 13);
      setLines(pdf, ['First aid', 'Red Cross, 2019', 'Fire watch'], 400, 200, 13);
    });
    expect(texts(lines).slice(-12)).toEqual([
      ...['Skills', 'Radar', 'Rigging', 'Charts'],
      ...['Languages', 'Norwegian', 'English', 'German'],
      ...['Certificates', 'First aid', 'Red Cross, 2019', 'Fire watch'],
    ]);
  });
});

describe('a strip narrower than a letter', () => {
  it('parts columns where many rows begin at its right edge', async () => {
    const narrow = [
      'Norwegian, English and some',
      'German, learnt on board of',
      'Radar, charts, rigging and',
    ];
    const { lines } = await readDrawn((pdf) => {
      const widest = Math.max(
        ...narrow.map((line) => pdf.font('Helvetica').fontSize(10).widthOfString(line)),
      );
      setLines(pdf, [...narrow, 'a ship', 'steering'], 40, 100, 13);
      setLines(
        pdf,
        Array.from({ length: 9 }, (_, at) => `Guided tanker number ${at} into the inner harbour at night`),
        40 + widest + 6,
        100,
        13,
      );
    });
    expect(texts(lines).slice(0, 5)).toEqual([...narrow, 'a ship', 'steering']);
  });
});
