import { describe, expect, it } from 'vitest';
import { readDrawn, setLines, texts } from './testing/draw';

/** Draws a text that ends at `right`. */
function flush(pdf: PDFKit.PDFDocument, text: string, right: number, y: number): void {
  pdf.text(text, right - pdf.widthOfString(text), y, { lineBreak: false });
}

function heading(pdf: PDFKit.PDFDocument, text: string, x: number, y: number): void {
  pdf.font('Helvetica-Bold').fontSize(12).text(text, x, y, { lineBreak: false });
  pdf.font('Helvetica').fontSize(10);
}

describe('forms with their labels set against the values', () => {
  it('keeps each value beside its label, and labels that took two lines whole', async () => {
    const { lines } = await readDrawn((pdf) => {
      pdf.font('Helvetica').fontSize(10);
      [80, 240].forEach((top, n) => {
        flush(pdf, 'Dates', 180, top);
        setLines(pdf, [`0${n + 1}/2015 - 09/2019`], 194, top, 13);
        flush(pdf, 'Occupation or position', 180, top + 18);
        flush(pdf, 'held', 180, top + 32);
        setLines(pdf, ['Ship engineer'], 194, top + 18, 13);
        flush(pdf, 'Main activities and', 180, top + 50);
        flush(pdf, 'responsibilities', 180, top + 64);
        setLines(pdf, ['Kept the engines of two ferries', 'Led a crew of four'], 194, top + 50, 14);
        flush(pdf, 'Name and address of', 180, top + 82);
        flush(pdf, 'employer', 180, top + 96);
        setLines(pdf, ['Harbourline Ferries, Bergen, Norway'], 194, top + 82, 13);
      });
    });
    expect(texts(lines).slice(0, 5)).toEqual([
      'Dates\t01/2015 - 09/2019',
      'Occupation or position held\tShip engineer',
      'Main activities and responsibilities\tKept the engines of two ferries',
      'Led a crew of four',
      'Name and address of employer\tHarbourline Ferries, Bergen, Norway',
    ]);
  });
});

describe('headings of columns', () => {
  it('puts a heading in the margin under a rule before the text that begins on the height of the rule', async () => {
    const { lines } = await readDrawn((pdf) => {
      pdf.font('Helvetica').fontSize(10);
      ['Profile', 'Skills', 'Languages'].forEach((word, n) => {
        const y = 80 + n * 110;
        pdf.text('—', 50, y, { lineBreak: false });
        heading(pdf, word, 50, y + 14);
        setLines(
          pdf,
          [
            `${word} of a marine biologist who`,
            'likes to be at sea and',
            'writes it down',
            'for readers on land',
            'twice a year',
          ],
          200,
          y,
          14,
        );
      });
    });
    const read = texts(lines);
    expect(read.indexOf('Profile')).toBeLessThan(read.indexOf('Profile of a marine biologist who'));
    expect(read.indexOf('Skills')).toBe(read.indexOf('Skills of a marine biologist who') - 1);
  });

  it('lets a heading in the middle span the two columns below it', async () => {
    const { lines } = await readDrawn((pdf) => {
      pdf.font('Helvetica').fontSize(10);
      const centred = (text: string, y: number) => {
        pdf.font('Helvetica-Bold').fontSize(12);
        pdf.text(text, 297 - pdf.widthOfString(text) / 2, y, { lineBreak: false });
        pdf.font('Helvetica').fontSize(10);
      };
      setLines(pdf, ['A line that says what somebody is looking for'], 60, 60, 13);
      flush(pdf, 'Bergen, Norway', 535, 60);
      centred('EDUCATION', 90);
      heading(pdf, 'University of Westmark', 60, 110);
      setLines(pdf, ['MSc, Oceanography', '2014 - 2016'], 60, 124, 13);
      heading(pdf, 'College of Brinsby', 320, 110);
      setLines(pdf, ['BSc, Biology', '2011 - 2014'], 320, 124, 13);
      centred('SKILLS', 170);
      setLines(pdf, ['Sampling', 'Diving', 'Statistics'], 60, 190, 13);
      setLines(pdf, ['Python', 'Teaching', 'Writing'], 320, 190, 13);
    });
    const read = texts(lines);
    expect(read.slice(1, 5)).toEqual([
      'EDUCATION',
      'University of Westmark',
      'MSc, Oceanography',
      '2014 - 2016',
    ]);
    expect(read.indexOf('SKILLS')).toBe(read.indexOf('2011 - 2014') + 1);
  });

  it('takes the name of the document at the foot of the page for a footer', async () => {
    const { lines } = await readDrawn((pdf) => {
      heading(pdf, 'Certificates', 50, 60);
      setLines(pdf, ['Master mariner', 'First aid'], 50, 90, 14);
      setLines(pdf, ['Ada Lindqvist · Résumé'], 240, 800, 14);
    });
    expect(lines.find(({ text }) => text.includes('Résumé'))?.role).toBe('footer');
  });
});
