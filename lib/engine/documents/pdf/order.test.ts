import { describe, expect, it } from 'vitest';
import { readDrawn, setLines, texts } from './testing/draw';

const MAIN = [
  'Planned and ran the yearly programme for forty partners in',
  'three regions and kept the budget of every year within two',
  'per cent of what had been agreed with the board before it',
  'Introduced weekly reviews that cut the waiting time by half',
];

function title(pdf: PDFKit.PDFDocument, text: string, x: number, y: number, size = 12): void {
  pdf.font('Helvetica-Bold').fontSize(size).text(text, x, y, { lineBreak: false });
  pdf.font('Helvetica').fontSize(10);
}

describe('a margin at the right', () => {
  it('brings a place and the dates below it into the first line of their entry', async () => {
    const { lines } = await readDrawn((pdf) => {
      title(pdf, 'Experience', 50, 80, 14);
      [110, 190, 270].forEach((y, n) => {
        setLines(pdf, [`Harbourline Systems, Engineer ${n}`], 50, y, 13);
        setLines(pdf, MAIN.slice(0, 3), 62, y + 13, 13);
        setLines(pdf, ['Oslo, Norway', `May ${2019 - n} – Aug ${2020 - n}`], 430, y, 13);
      });
    });
    const entries = texts(lines).filter((text) => text.includes('Engineer'));
    expect(entries).toEqual([
      'Harbourline Systems, Engineer 0\tOslo, Norway\tMay 2019 – Aug 2020',
      'Harbourline Systems, Engineer 1\tOslo, Norway\tMay 2018 – Aug 2019',
      'Harbourline Systems, Engineer 2\tOslo, Norway\tMay 2017 – Aug 2018',
    ]);
  });
});

describe('a narrow margin', () => {
  it('parts dates that end close to the edge of the text, and closes those that take several lines', async () => {
    const { lines } = await readDrawn((pdf) => {
      pdf.font('Helvetica').fontSize(10);
      const flush = (text: string, y: number) => {
        pdf.text(text, 112 - pdf.widthOfString(text), y, { lineBreak: false });
      };
      title(pdf, 'Experience', 120, 60, 14);
      [90, 180, 270].forEach((y, n) => {
        flush('October', y);
        flush(`${2016 - n}–February`, y + 13);
        flush(`${2019 - n}`, y + 26);
        setLines(pdf, [`Engineer ${n}, Harbourline Systems`, ...MAIN], 120, y, 13);
      });
    });
    expect(texts(lines).filter((text) => text.includes('Engineer'))).toEqual([
      'October 2016–February 2019\tEngineer 0, Harbourline Systems',
      'October 2015–February 2018\tEngineer 1, Harbourline Systems',
      'October 2014–February 2017\tEngineer 2, Harbourline Systems',
    ]);
  });

  it('takes an address far below the text for a footer', async () => {
    const { lines } = await readDrawn((pdf) => {
      title(pdf, 'Certificates', 50, 60, 14);
      setLines(pdf, ['Master mariner', 'First aid'], 50, 90, 14);
      setLines(pdf, ['12 Quay Street, Bristol', 'mira@solberg.example'], 50, 770, 12);
    });
    expect(lines.map(({ text, role }) => [text, role])).toEqual([
      ['Certificates', 'paragraph'],
      ['Master mariner', 'paragraph'],
      ['First aid', 'paragraph'],
      ['12 Quay Street, Bristol', 'footer'],
      ['mira@solberg.example', 'footer'],
    ]);
  });
});

describe('a table of labels', () => {
  it('keeps headings, dates and labels beside the text that they stand for', async () => {
    const { lines } = await readDrawn((pdf) => {
      setLines(pdf, ['Profile'], 60, 60, 16);
      setLines(pdf, MAIN.slice(0, 3), 200, 60, 16);
      title(pdf, 'EXPERIENCE', 60, 116, 9);
      [135, 185].forEach((y, n) => {
        setLines(pdf, [`${2018 - n} – ${2019 - n}`], 60, y, 16);
        setLines(pdf, [`Engineer ${n}`, 'Harbourline Systems, Oslo'], 200, y, 16);
      });
      title(pdf, 'LANGUAGES', 60, 240, 9);
      setLines(pdf, ['Norwegian', 'German'], 60, 259, 16);
      setLines(pdf, ['native', 'good'], 200, 259, 16);
    });
    expect(texts(lines).filter((text) => text.includes('\t'))).toEqual([
      `Profile\t${MAIN[0]}`,
      '2018 – 2019\tEngineer 0',
      '2017 – 2018\tEngineer 1',
      'Norwegian\tnative',
      'German\tgood',
    ]);
  });
});

describe('columns', () => {
  it('reads two columns below a line that spans them, one after the other', async () => {
    const { lines } = await readDrawn((pdf) => {
      title(pdf, 'Mira Solberg, Programme Manager in charities and public bodies', 50, 40, 16);
      title(pdf, 'Experience', 50, 100);
      setLines(pdf, MAIN, 50, 125, 13);
      title(pdf, 'Education', 360, 104);
      setLines(
        pdf,
        ['Master of History', 'University of Tromsø', 'Grade: very good', 'Thesis on harbours'],
        360,
        131,
        15,
      );
    });
    expect(texts(lines)).toEqual([
      'Mira Solberg, Programme Manager in charities and public bodies',
      'Experience',
      ...MAIN,
      'Education',
      'Master of History',
      'University of Tromsø',
      'Grade: very good',
      'Thesis on harbours',
    ]);
    expect(lines.map((line) => line.column)).toEqual([0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
  });

  it('keeps columns apart where the text of one runs over the other', async () => {
    const { lines } = await readDrawn((pdf) => {
      setLines(
        pdf,
        ['Skills', 'Carpentry, joinery, restoration of old windows', 'Plans', 'Languages'],
        40,
        100,
        28,
      );
      setLines(
        pdf,
        [
          'Experience',
          'Joiner in a workshop',
          'Windows and doors',
          'Stairs',
          'Teaching apprentices',
          'Estimates',
        ],
        200,
        100,
      );
      setLines(pdf, ['Hilda Brook', 'Joiner and restorer of old houses with a workshop of her own'], 40, 50);
    });
    expect(texts(lines).slice(-10)).toEqual([
      'Skills',
      'Carpentry, joinery, restoration of old windows',
      'Plans',
      'Languages',
      'Experience',
      'Joiner in a workshop',
      'Windows and doors',
      'Stairs',
      'Teaching apprentices',
      'Estimates',
    ]);
  });

  it('reads a side bar on a ground apart, after the column with the name', async () => {
    const { lines } = await readDrawn((pdf) => {
      pdf.rect(0, 0, 180, 842).fill('#223344').fillColor('white');
      setLines(pdf, ['Contact', 'mira@example.org', 'Tromsø'], 20, 60, 16);
      pdf.fillColor('black');
      title(pdf, 'Mira Solberg', 210, 50, 22);
      setLines(pdf, MAIN, 210, 90, 13);
    });
    expect(texts(lines)).toEqual(['Mira Solberg', ...MAIN, 'Contact', 'mira@example.org', 'Tromsø']);
    expect(new Set(lines.slice(5).map((line) => line.column))).toEqual(new Set([1]));
  });

  it('goes on with a column on the next page before it reads the other', async () => {
    const { lines } = await readDrawn((pdf) => {
      for (const page of ['here', 'there']) {
        if (page === 'there') pdf.addPage();
        title(pdf, `Experience ${page}`, 230, 60);
        setLines(pdf, MAIN, 230, 85, 13);
        title(pdf, `Skills ${page}`, 40, 60);
        setLines(pdf, ['Budgets', 'Boards', 'Reports'], 40, 83, 17);
      }
    });
    const order = texts(lines).filter((text) => /here$/u.test(text));
    expect(order).toEqual(['Skills here', 'Skills there', 'Experience here', 'Experience there']);
  });

  it('pairs entries that are set side by side', async () => {
    const { lines } = await readDrawn((pdf) => {
      title(pdf, 'Education', 50, 40, 16);
      for (const [x, name] of [
        [50, 'Tromsø'],
        [320, 'Bergen'],
      ] as const) {
        title(pdf, `University of ${name}`, x, 70, 11);
        pdf.fillColor('#777777').text('2010 - 2014', x, 85, { lineBreak: false }).fillColor('black');
        pdf.text(`Degree from ${name}`, x, 99, { lineBreak: false });
      }
    });
    expect(texts(lines)).toEqual([
      'Education',
      'University of Tromsø',
      '2010 - 2014',
      'Degree from Tromsø',
      'University of Bergen',
      '2010 - 2014',
      'Degree from Bergen',
    ]);
  });
});

describe('rows', () => {
  it('sets dates in the margin beside the first line of their entry', async () => {
    const { lines } = await readDrawn((pdf) => {
      [80, 180].forEach((y, index) => {
        setLines(pdf, [`0${index + 1}/2015 –`, `12/201${6 + index}`, 'Bergen'], 50, y);
        title(pdf, `Officer ${index + 1}`, 160, y, 10);
        setLines(pdf, MAIN, 160, y + 14);
      });
    });
    expect(texts(lines)).toEqual([
      '01/2015 – 12/2016\tBergen\tOfficer 1',
      ...MAIN,
      '02/2015 – 12/2017\tBergen\tOfficer 2',
      ...MAIN,
    ]);
  });

  it('keeps dates at the right edge in the line of their entry', async () => {
    const { lines } = await readDrawn((pdf) => {
      [80, 180].forEach((y, index) => {
        title(pdf, `Officer ${index + 1}`, 50, y, 10);
        pdf.text(`201${index} – 201${index + 3}`, 480, y, { lineBreak: false });
        setLines(pdf, MAIN, 50, y + 14);
      });
    });
    expect(texts(lines)[0]).toBe('Officer 1\t2010 – 2013');
    expect(texts(lines)[5]).toBe('Officer 2\t2011 – 2014');
  });

  it('keeps labels beside their values', async () => {
    const { lines } = await readDrawn((pdf) => {
      setLines(pdf, ['Born:', 'Nationality:', 'Address:'], 50, 60, 15);
      setLines(pdf, ['4 May 1989', 'Norwegian', '12 Havnegata, Tromsø'], 180, 60, 15);
    });
    expect(texts(lines)).toEqual([
      'Born:\t4 May 1989',
      'Nationality:\tNorwegian',
      'Address:\t12 Havnegata, Tromsø',
    ]);
  });

  it('reads headings in the margin before the text that they head', async () => {
    const { lines } = await readDrawn((pdf) => {
      ['Profile', 'Experience', 'Education'].forEach((heading, index) => {
        title(pdf, heading, 50, 60 + index * 90, 11);
        setLines(pdf, MAIN, 160, 60 + index * 90);
      });
    });
    expect(texts(lines)).toEqual(['Profile', ...MAIN, 'Experience', ...MAIN, 'Education', ...MAIN]);
  });
});

it('keeps a line of the text that is in the middle of the page by chance out of the side bar beside it', async () => {
  const { lines } = await readDrawn((pdf) => {
    const side = [
      'Contact',
      'Harwell',
      '555 0100',
      'Skills',
      'Typing',
      'Filing',
      'Sales',
      'Dispatch',
      'Stock',
    ];
    setLines(pdf, side, 40, 60, 17);
    setLines(pdf, [...MAIN, 'Employee of the month', ...MAIN], 210, 60, 16);
  });
  expect(texts(lines).slice(0, 9)).toEqual([
    'Contact',
    'Harwell',
    '555 0100',
    'Skills',
    'Typing',
    'Filing',
    'Sales',
    'Dispatch',
    'Stock',
  ]);
});
