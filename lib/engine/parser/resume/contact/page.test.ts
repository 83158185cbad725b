import { describe, expect, it } from 'vitest';
import { type SetLine, setDocument } from '../../shared/testing/set';
import { detailRows } from '../details/rows';
import { findSections } from '../sections';
import { readContact } from './index';
import { contactZone } from './zone';

/** Contact details as pages set them: side bars, torn addresses, links. */

function contactOf(lines: readonly SetLine[]) {
  const document = setDocument(lines);
  const rows = detailRows(document.lines);
  return readContact(document, contactZone(document, findSections(document), rows), { language: 'en', rows })
    .contact;
}

const side = (text: string, y: number, width: number, more: Partial<SetLine> = {}): SetLine => ({
  text,
  x: 20,
  y,
  width,
  column: 1,
  gapBefore: 3,
  ...more,
});
const main = (text: string, y: number, more: Partial<SetLine> = {}): SetLine => ({
  text,
  x: 200,
  y,
  width: 300,
  column: 2,
  gapBefore: 3,
  ...more,
});

const PAGE = [
  side('Contact', 30, 40, { bold: true, fontSize: 13 }),
  side('wilhelmina.oosterbroek-', 50, 140),
  side('vandenberg@example.org', 62, 120),
  side('https://www.linkedin.com/in/wil', 74, 140),
  side('helmina-oosterbroek-17', 86, 110),
  side('Kaiserslautern, Rhineland-', 98, 130),
  side('Palatinate, Germany', 110, 100),
  main('Wilhelmina Oosterbroek', 30, { fontSize: 22, bold: true }),
  main('Process Engineer', 58),
  main('Work Experience', 90, { fontSize: 13, bold: true }),
  main('Process Engineer, Kesselwerk GmbH', 110),
];

describe('a side bar', () => {
  const contact = contactOf(PAGE);

  it('does not hide the name in the main column', () => {
    expect(contact.candidateName?.formattedName).toBe('Wilhelmina Oosterbroek');
  });

  it('has its torn addresses closed', () => {
    expect(contact.emailAddresses).toEqual(['wilhelmina.oosterbroek-vandenberg@example.org']);
    expect(contact.webAddresses).toEqual([
      { address: 'https://www.linkedin.com/in/wilhelmina-oosterbroek-17', type: 'LinkedIn' },
    ]);
  });

  it('has its torn place closed', () => {
    expect(contact.location).toMatchObject({ municipality: 'Kaiserslautern', countryCode: 'DE' });
  });
});

describe('a block under the name', () => {
  it('has a street that begins where its line begins', () => {
    const contact = contactOf([
      main('Wilhelmina Oosterbroek', 30, { fontSize: 22, width: 220 }),
      main('Apothekerin', 58, { width: 60 }),
      main('Lindenweg 12', 70, { width: 65 }),
      main('10999 Berlin, Deutschland', 82, { width: 130 }),
    ]);
    expect(contact.location).toEqual({
      countryCode: 'DE',
      postalCode: '10999',
      municipality: 'Berlin',
      streetAddressLines: ['Lindenweg 12'],
    });
  });
});

describe('addresses below each other in a narrow column', () => {
  it('stay two where the first is whole, and become one where it ends in the path of a profile', () => {
    const contact = contactOf([
      side('Contact', 30, 40, { bold: true, fontSize: 13 }),
      side('github.com/oosterbroek', 50, 140),
      side('oosterbroek.dev', 62, 90),
      side('linkedin.com/in/', 74, 80),
      side('oosterbroek-17 (LinkedIn)', 86, 120),
    ]);
    expect(contact.webAddresses?.map(({ address }) => address)).toEqual([
      'github.com/oosterbroek',
      'oosterbroek.dev',
      'linkedin.com/in/oosterbroek-17',
    ]);
  });
});

describe('a name over two lines', () => {
  it('is read whole', () => {
    const contact = contactOf([
      main('Josephine R.', 30, { fontSize: 24, width: 140 }),
      main('Abernethy-Marsh', 58, { fontSize: 24, width: 180 }),
      main('Notary of wills, houses and companies', 88, { width: 140 }),
      main('j@example.org', 100, { width: 90 }),
    ]);
    expect(contact.candidateName?.formattedName).toBe('Josephine R. Abernethy-Marsh');
  });
});

describe('a name over three lines', () => {
  const nameOf = (third: SetLine) =>
    contactOf([
      main('ADELINA', 30, { fontSize: 24, width: 140 }),
      main('NUNES DE', 58, { fontSize: 24, width: 140 }),
      third,
      main('j@example.org', 120, { width: 90 }),
    ]).candidateName?.formattedName;

  it('is read whole where they are of one size', () => {
    expect(nameOf(main('BRITO', 86, { fontSize: 24, width: 100 }))).toBe('ADELINA NUNES DE BRITO');
  });

  it('ends before a title in the same size', () => {
    expect(nameOf(main('COOK', 86, { fontSize: 24, width: 100 }))).toBe('ADELINA NUNES DE');
  });
});

describe('a place on a line with other details', () => {
  const placeOf = (text: string) =>
    contactOf([main('Jane Doe', 30, { fontSize: 22, width: 120 }), main(text, 58)]).location;

  it.each([
    ['jane@example.org / +353 85 555 0147 / Galway, Ireland', 'Galway', 'IE'],
    ['✉ jane@example.org ☎ 06-55501283 ⌂ Utrecht, Nederland', 'Utrecht', 'NL'],
    ['Inverness, United Kingdom. Telephone +44 7700 900318. Email jane@example.org.', 'Inverness', 'GB'],
    ['985-555-0143 | Nowhereville, LA', 'Nowhereville', 'US'],
  ])('is read from %s', (text, municipality, countryCode) =>
    expect(placeOf(text)).toMatchObject({ municipality, countryCode }),
  );
});

describe('links', () => {
  it('make an address whole of which a narrow column left the end', () => {
    const href = 'mailto:w.oosterbroek@example.org';
    const contact = contactOf([
      main('Wilhelmina Oosterbroek', 30, { fontSize: 22 }),
      side('w.oosterb', 60, 60, { href }),
      side('roek@example.org', 72, 90, { href }),
    ]);
    expect(contact.emailAddresses).toEqual(['w.oosterbroek@example.org']);
  });

  it('give the address in full, whatever is written over them', () => {
    const contact = contactOf([
      main('Wilhelmina Oosterbroek', 30, { fontSize: 22 }),
      main('linkedin.com/in/wilhel', 60, { href: 'https://linkedin.com/in/wilhelmina-17' }),
      main('Mail me', 72, { href: 'mailto:w.oosterbroek@example.org' }),
      main('Call me', 84, { href: 'tel:+31207946123' }),
    ]);
    expect(contact.webAddresses).toEqual([
      { address: 'https://linkedin.com/in/wilhelmina-17', type: 'LinkedIn' },
    ]);
    expect(contact.emailAddresses).toEqual(['w.oosterbroek@example.org']);
    expect(contact.telephones?.[0]?.internationalCountryCode).toBe('31');
  });
});
