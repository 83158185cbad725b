import { describe, expect, it } from 'vitest';
import { setDocument } from '../../shared/testing/set';
import { findSections } from '../sections';
import { read } from '../testing/written-positions';
import { readPositions } from '.';

describe('forms of entries in common templates', () => {
  it.each([
    [
      'en',
      'Work Experience',
      'Period: May 2018 – Present\nEmployer: Alder Ward Hospital\nPosition: Charge nurse\nResponsibilities:\n- Nights',
    ],
    [
      'de',
      'Berufserfahrung',
      'Zeitraum: Mai 2018 – heute\nArbeitgeber: Alder Ward Hospital\nPosition: Charge nurse\nAufgaben:\n- Nachtdienst',
    ],
    [
      'pl',
      'Doświadczenie zawodowe',
      'Okres: maj 2018 – obecnie\nPracodawca: Alder Ward Hospital\nStanowisko: Charge nurse\nObowiązki:\n- Noce',
    ],
    [
      'fr',
      'Expérience professionnelle',
      'Poste : Charge nurse\nEntreprise : Alder Ward Hospital\nPériode : mai 2018 – présent\nMissions :\n- Nuits',
    ],
    [
      'ru',
      'Опыт работы',
      'Период: май 2018 – настоящее время\nКомпания: Alder Ward Hospital\nДолжность: Charge nurse\nОбязанности:\n- Ночи',
    ],
  ])('reads labelled fields (%s)', (_language, heading, entry) => {
    const older = entry.replace(/(?:май|mai|maj|May|Mai) 2018.*/u, '2015 – 2017');
    expect(read(`# ${heading}\n${entry}\n\n${older}`)).toEqual([
      'Charge nurse @ Alder Ward Hospital, 2018-05 - now',
      'Charge nurse @ Alder Ward Hospital, 2015 - 2017',
    ]);
  });

  it('reads employers that are the items of an outer list', () => {
    const text = `# Experience
      - Harbourline Systems⇥Oslo, Norway
      _Software Engineer_⇥Oct 2016 – Present
      - Wrote the importer of timetables
      - Quillmark Ltd⇥Leeds, UK
      _Programmer_⇥Jan 2014 – Oct 2016
      - Made shops`;
    expect(read(text)).toEqual([
      'Software Engineer @ Harbourline Systems, 2016-10 - now',
      'Programmer @ Quillmark Ltd, 2014-01 - 2016-10',
    ]);
  });

  it('reads a date between two fields of one style, and no field from the label of the text', () => {
    const entry = (employer: string, title: string, dates: string) =>
      `**${employer}**\n${dates}\n\n**${title}**\n\n**Highlights**\n- Ropes and sails, and all that a harbour needs from one tide to the next, day and night`;
    const text = `# Work\n${entry('Harbourline Systems', 'Area manager', 'May 2019 – Present')}\n\n${entry(
      'Lidgate',
      'Store manager',
      'May 2015 – April 2019',
    )}\n\n# Education\nHarbour University\n\n# Skills\nKnots`;
    expect(read(text)).toEqual([
      'Area manager @ Harbourline Systems, 2019-05 - now',
      'Store manager @ Lidgate, 2015-05 - 2019-04',
    ]);
  });

  it('reads an open year in the margin beside a text that ends like a sentence', () => {
    const text = `# Experience
      2019–⇥Site manager. _Brackwater Construction_, Hull.
      2014–2019⇥Foreman of the second shift. _Granite & Sons_, Leeds.`;
    expect(read(text)).toEqual([
      'Site manager @ Brackwater Construction, 2019 - now',
      'Foreman of the second shift @ Granite & Sons, 2014 - 2019',
    ]);
  });

  it('reads a range that goes on in the next line, and keeps complete headers apart', () => {
    const text = `# Experience
      **Site manager | Brackwater Construction | 09/2012 –**
      **06/2014**
      **Foreman | Granite & Sons | 2006 – 2009**`;
    expect(read(text)).toEqual([
      'Site manager @ Brackwater Construction, 2012-09 - 2014-06',
      'Foreman @ Granite & Sons, 2006 - 2009',
    ]);
  });

  it('takes a year in the last line of an item for a part of its sentence', () => {
    const text = `# Experience
      **Harbour master**⇥2012 – 2019
      Port of Brackwater
      - Raised what the harbour earned from half a million a year to more than
      two million in fees in 2015
      **Pilot**⇥2008 – 2012
      Port of Hull`;
    expect(read(text)).toEqual([
      'Harbour master @ Port of Brackwater, 2012 - 2019',
      'Pilot @ Port of Hull, 2008 - 2012',
    ]);
  });

  it('does not take the line below for the end of a place at the right edge', () => {
    const row = (text: string, x: number, y: number, width: number) => ({ text, x, y, width, gapBefore: 3 });
    const document = setDocument([
      { ...row('Experience', 40, 80, 60), bold: true, fontSize: 14, block: 1 },
      { ...row('Brackwater Ferries\tJune 2016 to December 2018\tHull, UK', 40, 110, 500), block: 2 },
      { ...row('Deckhand', 40, 124, 50), block: 2 },
      { ...row('Oakline Depots Ltd\tMay 2014 to May 2016\tLeeds, UK', 40, 160, 500), block: 3 },
      { ...row('Forklift operator', 40, 174, 90), block: 3 },
      { ...row('Education', 40, 220, 60), bold: true, fontSize: 14, block: 4 },
    ]);
    const found = readPositions(findSections(document), { documentLastModified: '2026-03-01' });
    expect(found.map(({ position }) => position.jobTitle?.raw)).toEqual(['Deckhand', 'Forklift operator']);
  });
});
