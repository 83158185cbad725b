import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '../../../documents';
import { emailsInText } from '../../shared/contact/emails';
import { phoneCandidates, readPhones } from '../../shared/contact/phones';
import { addressesInText, typeOfAddress } from '../../shared/contact/web-addresses';
import { readAddress } from '../../shared/places/address';
import { writtenDocument } from '../../shared/testing/written';
import { detailRows } from '../details/rows';
import { findSections } from '../sections';
import { readContact } from './index';
import { locationOf } from './location';
import { splitName } from './name-parts';
import { contactZone } from './zone';

function contactOf(document: SourceDocument, language = 'en') {
  const rows = detailRows(document.lines);
  return readContact(document, contactZone(document, findSections(document), rows), { language, rows })
    .contact;
}

describe('contact details of templates', () => {
  it('have the name without the title behind its comma', () => {
    const contact = contactOf(writtenDocument('Jane Doe, Veterinary Nurse\njane@example.org'));
    expect(contact.candidateName?.formattedName).toBe('Jane Doe');
  });

  it('have an address whose domain goes on in the next line', () => {
    const contact = contactOf(writtenDocument('Jane Doe\njane.doe@exampl\ne.org'));
    expect(contact.emailAddresses).toEqual(['jane.doe@example.org']);
  });

  it('have a town behind a label without a colon', () => {
    const contact = contactOf(writtenDocument('Jane Doe\nPhone +44 7911 123456\nAddress Norwich, Norfolk'));
    expect(contact.location?.municipality).toBe('Norwich');
  });
});

describe('e-mail addresses', () => {
  it.each([
    ['Mail: jo.doe+cv@mail.example.org, phone later', ['jo.doe+cv@mail.example.org']],
    ['jo.doe [at] example [dot] org', ['jo.doe@example.org']],
    ['jo.doe(at)example.org', ['jo.doe@example.org']],
    ['jo @ example.org', ['jo@example.org']],
    ['met him at example.org', []],
    ['logo@2x.png', []],
  ])('reads %s', (text, expected) => expect(emailsInText(text)).toEqual(expected));
});

describe('telephones', () => {
  const read = (text: string, country: string) => readPhones(phoneCandidates(text), { country });

  it('gives a number its parts and keeps what was written', () => {
    expect(read('Tel.: (030) 901820', 'DE')).toEqual([
      {
        raw: '(030) 901820',
        normalized: '+49 30 901820',
        internationalCountryCode: '49',
        areaCityCode: '30',
        subscriberNumber: '901820',
      },
    ]);
  });

  it.each([
    ['(368) 555-0134', 'US', '+1 368 555 0134'],
    ['Phone(368) 555-0134', 'HU', '+1 368 555 0134'],
    ['Cell(604)555-0134', 'FR', '+1 604 555 0134'],
    ['Tel06 78 12 34 56', 'FR', '+33 6 78 12 34 56'],
    ['06 78 12 34 56', undefined, '+33 6 78 12 34 56'],
    ['98765 43210', undefined, '+91 98765 43210'],
    ['(213) 373-4253 ext. 12', 'US', '+1 213 373 4253 ext. 12'],
    ['+1 213-373-4253x12', undefined, '+1 213 373 4253 ext. 12'],
  ])('understands %s', (text, country, normalized) =>
    expect(readPhones(phoneCandidates(text), country ? { country } : {})).toMatchObject([{ normalized }]),
  );

  it('keeps the extension out of the number of the subscriber', () => {
    expect(read('(213) 373-4253 ext. 12', 'US')[0]?.subscriberNumber).toBe('373 4253');
  });

  it('takes a number without prefix to be from where the document is about', () => {
    const text =
      'Ada Harwell\nPhone: 7073012345\nNationality: Indian\n\nWORK EXPERIENCE\nClerk, Marlow Mills, Pune, India\n2019 - 2021';
    expect(contactOf(writtenDocument(text)).telephones?.[0]?.normalized).toBe('+91 70730 12345');
  });

  it.each(['Passport No\tP 4364945', 'Born 23/ 06 /1983'])('finds no number in %s', (text) =>
    expect(phoneCandidates(text)).toEqual([]),
  );

  it.each(['Rua do Alecrim 9, 1250-020 Lisboa', 'Av. Paulista 7, 01310-100 São Paulo'])(
    'takes no postal code for a number: %s',
    (text) => expect(phoneCandidates(text)).toEqual([]),
  );

  it('puts mobile numbers first and faxes last', () => {
    const text = 'Fax 030 901821 | Tel. 030 901820 | Mobil 0171 1234567';
    expect(read(text, 'DE').map(({ raw }) => raw)).toEqual(['0171 1234567', '030 901820', '030 901821']);
  });

  it.each([
    ['2015 - 2018'],
    ['03/2015 – 12/2018'],
    ['0000-0002-1825-0097'],
    ['12.05.1990'],
    ['Passport no: 123456789'],
    ['github.com/jo/12345678'],
  ])('takes no number from %s', (text) => expect(read(text, 'US')).toEqual([]));

  it('takes digits in brackets for a country code', () => {
    expect(read('(44) 7700 900123', 'ES')[0]?.internationalCountryCode).toBe('44');
  });

  it('parts two numbers on one line', () => {
    expect(read('020 7946 0018 / 07700 900123', 'GB')).toHaveLength(2);
  });
});

describe('web addresses', () => {
  it('are those behind a page that only leads on', () => {
    const text = 'Ada Harwell\nhttps://www.google.com/search?q=https://linkedin.com/in/ada-harwell';
    expect(contactOf(writtenDocument(text)).webAddresses).toEqual([
      { address: 'https://linkedin.com/in/ada-harwell', type: 'LinkedIn' },
    ]);
  });

  it('are looked for elsewhere when the contact details name none', () => {
    const text =
      'Ada Harwell\nada@harwell.example\n\nSUMMARY\nA carpenter of twelve years, now drawing roofs by computer; plans that I made are at github.com/adaharwell, and articles about them at notes.example.org/a/b/c.';
    expect(contactOf(writtenDocument(text)).webAddresses).toEqual([
      { address: 'github.com/adaharwell', type: 'GitHub' },
    ]);
  });

  it.each([
    ['linkedin.com/in/jo-doe', 'LinkedIn'],
    ['https://de.linkedin.com/in/jo', 'LinkedIn'],
    ['https://x.com/jo', 'Twitter'],
    ['t.me/jo', 'Telegram'],
    ['https://stackoverflow.com/users/1/jo', 'StackOverflow'],
    ['https://jo.example.org', 'PersonalWebsite'],
    ['https://www.kaggle.com/jo', 'Unknown'],
  ])('%s is %s', (address, type) => expect(typeOfAddress(address)).toBe(type));

  it('tells addresses from names of software and from mail', () => {
    expect(addressesInText('medium.com/@jodoe')).toEqual(['medium.com/@jodoe']);
    expect(addressesInText('ASP.NET, Node.js and jo@example.org, see jodoe.dev/cv.')).toEqual([
      'jodoe.dev/cv',
    ]);
  });

  it('reads links under words and handles behind labels', () => {
    const document = writtenDocument('Jo Doe\nPortfolio\nSkype: jo.doe42\n\n# Experience\nNothing');
    const [, second] = document.lines;
    if (second) second.runs = [{ ...second.runs[0]!, href: 'https://jodoe.dev/' }];
    expect(contactOf(document).webAddresses).toEqual([
      { address: 'https://jodoe.dev/', type: 'PersonalWebsite' },
      { address: 'jo.doe42', type: 'Skype' },
    ]);
  });
});

describe('addresses', () => {
  it.each([
    [
      'Springfield, IL 62701',
      { municipality: 'Springfield', regions: ['IL'], postalCode: '62701', countryCode: 'US' },
    ],
    [
      '12 High Street, London SW1A 1AA',
      { municipality: 'London', postalCode: 'SW1A 1AA', countryCode: 'GB' },
    ],
    [
      'Lindenweg 5, 80331 München, Deutschland',
      { municipality: 'München', postalCode: '80331', countryCode: 'DE' },
    ],
    [
      'Calle Mayor 3, 28013 Madrid, España',
      { municipality: 'Madrid', postalCode: '28013', countryCode: 'ES' },
    ],
    ['Graz, AT', { municipality: 'Graz', countryCode: 'AT' }],
    ['Perth, WA', { municipality: 'Perth', regions: ['WA'], countryCode: 'AU' }],
    ['Lyon (France)', { municipality: 'Lyon', countryCode: 'FR' }],
    [
      '〒150-0002 東京都渋谷区渋谷1-2-3',
      { municipality: '渋谷区', regions: ['東京都'], postalCode: '150-0002', countryCode: 'JP' },
    ],
    ['广东省深圳市南山区科技路1号', { municipality: '深圳市', regions: ['广东省'], countryCode: 'CN' }],
    ['서울특별시 강남구 테헤란로 123', { municipality: '서울특별시', countryCode: 'KR' }],
    ['بيروت، لبنان', { municipality: 'بيروت', countryCode: 'LB' }],
    ['Ciudad de México, México', { municipality: 'Ciudad de México', countryCode: 'MX' }],
    [
      'Vill. Fernhill, Post Oakdale, Tal- Milton, Dist. Gaya, Bihar - 824201',
      { municipality: 'Gaya', regions: ['Bihar'], postalCode: '824201', countryCode: 'IN' },
    ],
    ['14 Rose Villa, Station Road, Ahmedabad: 380055', { municipality: 'Ahmedabad', postalCode: '380055' }],
    ['New Delhi-110025', { municipality: 'New Delhi', postalCode: '110025' }],
    ['2nd Street Elmtown, Chennai-61', { municipality: 'Chennai' }],
    ['Kunnam (taluk), Perambalur (district)', { municipality: 'Perambalur' }],
    ['S/o George Marwood, V.P.O. Elmpur, Tehsil Milton', { municipality: 'Elmpur' }],
    ['Kyiv Ukraine UA', { municipality: 'Kyiv', countryCode: 'UA' }],
  ])('reads %s', (text, expected) => expect(readAddress(text)).toMatchObject(expected));

  it.each(['Gurgaon-', 'Gurgaon.', 'Gurgaon-61', 'Gurgaon – 61.'])(
    'ends the town of %j with its name',
    (municipality) => {
      const location = locationOf({ municipality, regions: [], streetAddressLines: [], weight: 5 });
      expect(location.municipality).toBe('Gurgaon');
    },
  );

  it('names no country that is not written', () => {
    expect(readAddress('Paris').countryCode).toBeUndefined();
  });

  it('reads the code of a country behind a place that lies in it', () => {
    expect(readAddress('Leeds GB')).toMatchObject({ municipality: 'Leeds', countryCode: 'GB' });
    expect(readAddress('Germany DE')).toMatchObject({ countryCode: 'DE' });
    expect(readAddress('Germany DE').municipality).toBeUndefined();
  });

  it('gives little weight to other text', () => {
    expect(readAddress('Senior Software Engineer').weight).toBeLessThan(2.5);
  });
});

describe('names', () => {
  it.each([
    [
      'Dr. Jane A. van der Berg, PhD',
      'en',
      { prefix: 'Dr.', givenName: 'Jane', middleName: 'A.', familyName: 'van der Berg', suffix: 'PhD' },
    ],
    ['DUPONT Jean-Marie', 'fr', { givenName: 'Jean-Marie', familyName: 'DUPONT' }],
    ['Doe, Jane', 'en', { givenName: 'Jane', familyName: 'Doe' }],
    ['María López Ruiz', 'es', { givenName: 'María', familyName: 'López Ruiz' }],
    ['José da Silva', 'pt', { givenName: 'José', familyName: 'da Silva' }],
    [
      'William "Bill" Stone Jr.',
      'en',
      { givenName: 'William', moniker: 'Bill', familyName: 'Stone', suffix: 'Jr.' },
    ],
    ['王小明', 'zh', { givenName: '小明', familyName: '王' }],
    ['森川 由紀子', 'ja', { givenName: '由紀子', familyName: '森川' }],
    ['Соколова Мария Игоревна', 'ru', { givenName: 'Мария', middleName: 'Игоревна', familyName: 'Соколова' }],
    ['Kovács Anna', 'hu', { givenName: 'Anna', familyName: 'Kovács' }],
  ])('parts %s', (written, language, expected) =>
    expect(splitName(written, language)).toMatchObject(expected),
  );

  const nameIn = (text: string, language?: string) =>
    contactOf(writtenDocument(text), language).candidateName?.formattedName;

  it.each([
    ['Curriculum Vitae\n**Jane Doe**\nSoftware Engineer\njane@example.org', 'Jane Doe'],
    ['Lebenslauf\nName: Jürgen Müller-Lüdenscheidt\nBerlin', 'Jürgen Müller-Lüdenscheidt'],
    ['Senior Product Manager\nANNA KOWALSKA\nanna.kowalska@example.org', 'ANNA KOWALSKA'],
    ['J A N E   D O E\njane@example.org', 'JANE DOE'],
    ['**JANE DOE RÉSUMÉ**\njane@example.org', 'JANE DOE'],
    ['**Personal Information**⇥Jane Doe\nAddress⇥12 High Street\njane@example.org', 'Jane Doe'],
    ['12 High Street⇥**Jane Doe**\n+44 20 7946 0018⇥Engineer\njane@example.org', 'Jane Doe'],
    ['이력서\n김하늘\nhaneul@example.org', '김하늘'],
  ])('finds the name in %j', (text, expected) => expect(nameIn(text)).toBe(expected));

  it('finds none where nobody is named', () => {
    expect(nameIn('Software Engineer\nBerlin, Germany')).toBeUndefined();
  });
});

describe('whose details', () => {
  it('leaves out those of referees and employers', () => {
    const document = writtenDocument(
      'Jane Doe\njane@example.org\n\n# Experience\n**Engineer**, Acme, hr@acme.example\n2019 - 2021\n\n# References\nJohn Roe, john@roe.example, +44 20 7946 0018',
    );
    const contact = contactOf(document);
    expect(contact.emailAddresses).toEqual(['jane@example.org']);
    expect(contact.telephones).toEqual([]);
  });

  it('finds those that are at the end', () => {
    const document = writtenDocument(
      'Jane Doe\n\n# Experience\nEngineer, Acme\n2019 - 2021\n\n# Contact\njane@example.org\nGraz, Austria',
    );
    expect(contactOf(document)).toMatchObject({
      emailAddresses: ['jane@example.org'],
      location: { municipality: 'Graz', countryCode: 'AT' },
    });
  });
});
