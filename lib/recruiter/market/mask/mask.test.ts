import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorWatch } from '@/lib/platform/testing/processor-watch';
import { MASKED_EMAIL, MASKED_PHONE, maskContacts, maskSnippet } from '.';

describe('e-mail addresses', () => {
  it.each([
    'bread@harrow-mill.example',
    'Jo.Lind+jobs@mail.lindenhof.example',
    'jo.lind @ lindenhof.example',
    'jo＠lindenhof.example',
    'jo&#64;lindenhof.example',
    'jo%40lindenhof.example',
    'jo [at] lindenhof.example',
    'jo(at)lindenhof.example',
    'jo (at) lindenhof (dot) example',
    'jo[ät]lindenhof[punkt]example',
    'jo {arroba} lindenhof.example',
    'jo at lindenhof dot example',
    'jo arroba lindenhof punto example',
    'jörg.weiß@bäckerei-lind.example',
    'jo@xn--bckerei-5wa.xn--p1ai',
  ])('%s is masked', (address) => {
    expect(maskContacts(`Write to ${address}, please.`)).toBe(`Write to ${MASKED_EMAIL}, please.`);
    expect(maskContacts(address)).toBe(MASKED_EMAIL);
  });

  it('is masked in a link, too', () => {
    expect(maskContacts('mailto:jo@lind.example?subject=Baker')).toBe(`mailto:${MASKED_EMAIL}?subject=Baker`);
  });

  it.each([
    'Follow @harrowmill on every network.',
    'Mail of ours comes from @lindenhof.example, or @mail.lindenhof.example.',
    'Ask at any point during the day, or at the point of sale.',
    'You start at two in the morning and look at recipes.',
    'We pay 20.50 @ night, 3@4 shifts.',
    'Experience with ASP.NET, Node.js and C#.',
    'See harrow-mill.example/jobs for more (at noon).',
  ])('%s has none', (text) => expect(maskContacts(text)).toBe(text));
});

describe('telephone numbers', () => {
  it.each([
    'Tel. 030 / 1234-56',
    'Tel.: 030/123456',
    'Tel.-Nr. 030 – 12 34 56',
    'Telefon: (0511) 12 34 56-78',
    'Durchwahl 12345',
    'Call us on 555 0123',
    'Call 555-0123 ext. 12',
    'Téléphone : 01.23.45.67.89',
    'tel:+4930123456',
    'Teléfono: 912 345 678',
    'Tel. 12 34 56 78',
    'WhatsApp 600123456',
    'Phone number is 020 7946 0018',
    'Telefon: 22 123 45 67',
    '☎ 0301234567',
  ])('%s is masked behind its label', (text) => {
    const masked = maskContacts(`${text}.`);
    expect(masked).not.toMatch(/\d/);
    expect(masked).toContain(MASKED_PHONE);
  });

  it.each([
    '+49 30 1234567',
    '+49 (0)30 / 1234-567',
    '(+44) 20 7946 0018',
    '+1 (415) 555-0123',
    '+33 1 23 45 67 89',
    '+31-20-1234567',
    '0044 20 7946 0018',
    '020 7946 0018',
    '(030) 1234567',
    '0171/1234567',
    '06-12345678',
    '01 23 45 67 89',
    '(415) 555-0123',
    '415-555-0123',
    '415.555.0123',
    '+44 20 7946 0018 ext. 123',
  ])('%s is masked without a label', (number) => {
    expect(maskContacts(`Ms Lind (${number}) knows more.`)).toBe(`Ms Lind (${MASKED_PHONE}) knows more.`);
    expect(maskContacts(number)).toBe(MASKED_PHONE);
  });

  it.each([
    ['ES', '912 345 678'],
    ['PL', '22 123 45 67'],
    ['DK', '33 12 34 56'],
    ['IN', '98765 43210'],
  ])('of %s: %s is masked as its country writes it', (country, number) => {
    expect(maskContacts(`Lind, ${number}`, country)).toBe(`Lind, ${MASKED_PHONE}`);
  });

  it('share a label', () => {
    expect(maskContacts('Tel. 555 0123 or 555 01 24')).toBe(`Tel. ${MASKED_PHONE} or ${MASKED_PHONE}`);
    expect(maskContacts('020 7946 0018 / 07700 900123')).toBe(`${MASKED_PHONE} / ${MASKED_PHONE}`);
  });
});

describe('other figures stay', () => {
  it.each([
    'Zarobki 15 500 - 18 250 miesięcznie.',
    'We pay 45.000 - 55.000 € a year.',
    'Salary: $120,000 - $150,000 plus 10 %.',
    'GBP 30000-34000, EUR 1 200 000 of sales.',
    'Wynagrodzenie 15 000 - 18 000 zł brutto.',
    '120 000 150 000 posts a day.',
    'From 2019 - 2024, since 01/2020, until 31.12.2026.',
    '01.02.2026 - 28.02.2027',
    '2026-01-05',
    'Open 08.00 - 12.00, 13.30-17.00.',
    '10115 Berlin, 80331 München, SW1A 1AA London, 00-950 Warszawa, 1010 Wien',
    'Ref. 2026-123456, job ID 0123456789, Kennziffer 0123/456-789',
    'Announcement number: 26-12345678-AB',
    'IBAN DE00 1234 5678 9012 3456 78',
    'https://jobs.example/posting/0301234567?id=0123456789',
    '24/7, 38.5 hours, 401(k), 3-5 years, 1,000,000 users, 99.999 %, ISO 27001:2022',
    'HRB 123456 B',
    'ASC 606/340/842, USP 795/797/800',
    'Series 7, GS-0343-13, 0343 Management Analyst',
  ])('%s', (text) => {
    for (const country of [undefined, 'DE', 'ES', 'PL', 'US']) expect(maskContacts(text, country)).toBe(text);
  });
});

describe('snippets', () => {
  it('are masked across their emphasis', () => {
    expect(maskSnippet('write to <em>jo</em>@lind.example &amp; <em>bake</em>')).toBe(
      `write to <em>${MASKED_EMAIL}</em> &amp; <em>bake</em>`,
    );
    expect(maskSnippet('call <em>030</em> 1234567 now')).toBe(`call <em>${MASKED_PHONE}</em> now`);
  });

  it('without a contact stay as they are', () => {
    expect(maskSnippet('a <em>baker</em> of 30')).toBe('a <em>baker</em> of 30');
  });
});

describe('any text', () => {
  it('is masked once, and again to the same', () => {
    const piece = fc.constantFrom(
      'jo@lind.example',
      'Tel. ',
      '030 1234567',
      '45.000 €',
      ' ',
      '\n',
      '+',
      '(',
      '-',
      'a',
      '(at)',
      '.',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const masked = maskContacts(pieces.join(' '));
        expect(maskContacts(masked)).toBe(masked);
        expect(masked).not.toContain('@lind');
      }),
    );
  });

  it('keeps what is no contact, sign by sign', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (text) => {
        const kept = maskContacts(text).split(/\[(?:email|phone) hidden\]/);
        let at = 0;
        for (const part of kept) {
          at = text.indexOf(part, at);
          expect(at).toBeGreaterThanOrEqual(0);
          at += part.length;
        }
      }),
    );
  });

  it.each(['1', '1 ', '(', '+', '0-', 'a.', 'a@', 'a at ', '@.', 'a(at)', '1(1', '.a-'])(
    'made of %j takes no longer than its length',
    (unit) => {
      const used = processorWatch();
      maskContacts(unit.repeat(200_000));
      expect(used()).toBeLessThan(5000);
    },
  );
});
