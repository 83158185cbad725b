import { describe, expect, it } from 'vitest';
import { readDrawn, setLines, texts } from './testing/draw';

describe('items whose parts are far apart', () => {
  it('keeps a value beside its label, wherever the colon stands', async () => {
    const { lines } = await readDrawn((pdf) => {
      setLines(pdf, ['Employer', 'Position', 'Period', 'Place'], 50, 80);
      setLines(pdf, [':', '-', ': 2011 – 2014', ':'], 170, 80);
      setLines(pdf, ['Harbour Crane Works', 'Fitter', '', 'Bergen'], 230, 80);
      setLines(pdf, ['Norway'], 230, 136);
    });
    expect(texts(lines)).toEqual([
      'Employer : Harbour Crane Works',
      'Position - Fitter',
      'Period : 2011 – 2014',
      'Place : Bergen',
      'Norway',
    ]);
  });

  it('keeps bullets and short numbers with the items that they open', async () => {
    const { lines } = await readDrawn((pdf) => {
      setLines(pdf, ['•', '•', '1.', 'ii)'], 50, 80);
      setLines(pdf, ['Welding of hulls', 'Crane inspection', 'Rigging', 'Forklifts'], 95, 80);
    });
    expect(texts(lines)).toEqual(['Welding of hulls', 'Crane inspection', '1. Rigging', 'ii) Forklifts']);
    expect(lines.map(({ bullet }) => bullet)).toEqual(['•', '•', undefined, undefined]);
  });

  it('leaves two columns apart of which one holds labels', async () => {
    const { lines } = await readDrawn((pdf) => {
      setLines(pdf, ['Contact', 'Phone: +47 77 12 34 56', 'Bergen, Norway', 'Skills', 'Welding'], 50, 80, 20);
      const text = [
        'Experience',
        'Fitter at Harbour Crane Works',
        'Kept eleven cranes running over four winters',
      ];
      setLines(pdf, [...text, 'and trained two apprentices', 'Schooling', 'Trade certificate'], 300, 86, 17);
    });
    expect(texts(lines).slice(0, 5)).toEqual([
      'Contact',
      'Phone: +47 77 12 34 56',
      'Bergen, Norway',
      'Skills',
      'Welding',
    ]);
  });
});
