import { describe, expect, it } from 'vitest';
import { phoneCandidates, readPhones } from '../../shared/contact/phones';
import { writtenDocument } from '../../shared/testing/written';
import { parseResume } from '../index';

function contactOf(head: string) {
  const { resume } = parseResume(writtenDocument(`Quinn Abara\n${head}\n\n# Skills\nWelding`), {
    documentLastModified: '2026-11-01',
  });
  const contact = resume.contactInformation;
  return {
    phones: (contact?.telephones ?? []).map((telephone) => telephone?.raw),
    town: contact?.location?.municipality,
    postalCode: contact?.location?.postalCode,
  };
}

describe('telephones beside other numbers', () => {
  it.each([
    ['0113 496 0123 14 High Street, Leeds LS1 4AB, UK', '0113 496 0123'],
    ['+34 612 345 678 12 3º B, Calle Mayor, Madrid', '+34 612 345 678'],
    ['RG 12.345.678-9 CPF 123.456.789-09 (11) 91234-5678 São Paulo, Brasil', '(11) 91234-5678'],
    ['0113 496 0123/4 Leeds, UK', '0113 496 0123'],
    ['NIF 123456789 | Porto, Portugal | 912 345 678', '912 345 678'],
    ['Aadhaar 1234 5678 9012 | Pune, India | 98765 43210', '98765 43210'],
    ['Codice fiscale RSSQNN85T10A562S | Milano, Italia | 333 1234567', '333 1234567'],
    ['RN License No. 987654 (Texas) | (512) 555-0142 | Austin, TX', '(512) 555-0142'],
  ])('are read alone: %s', (head, phone) => expect(contactOf(head).phones).toEqual([phone]));

  it.each([
    'Austin, TX 78701-1234',
    'CEP 01310-100 São Paulo, Brasil',
    '19900512-1234 | Göteborg, Sverige',
    'AHV 756.1234.5678.97 | 3400 Burgdorf, Schweiz',
    'Employee no. 20145678 | Leeds',
  ])('are none: %s', (head) => expect(contactOf(head).phones).toEqual([]));

  it('leave the town and no postal code of the number of a licence', () => {
    expect(contactOf('Registered Nurse, Texas License #123456\n(512) 555-0142 | Austin, TX')).toEqual({
      phones: ['(512) 555-0142'],
      town: 'Austin',
      postalCode: undefined,
    });
  });

  it.each(['Tel: +33 6 12 34 56 78 — Lyon, France', 'Tel. 0113 496 0123, Leeds, UK'])(
    'do not take the town behind them along: %s',
    (head) => expect(contactOf(head).town).toMatch(/^(?:Lyon|Leeds)$/u),
  );

  it('may be written in the digits of other scripts', () => {
    const [telephone] = readPhones(phoneCandidates('۰۹۱۲ ۳۴۵ ۶۷۸۹'), { country: 'IR' });
    expect(telephone).toMatchObject({ raw: '۰۹۱۲ ۳۴۵ ۶۷۸۹', normalized: '+98 912 345 6789' });
    expect(readPhones(phoneCandidates('０９０－１２３４－５６７８'), { country: 'JP' })).toHaveLength(1);
  });
});
