import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractOfWords } from './employment';
import { idOfName } from './identity';
import { industryOf, industryOfOrganization } from './industries';
import { isIntermediary } from './intermediary';
import { payOf } from './pay';
import { plainNameOf, plainTextOf } from './plain-text';

describe('plain text', () => {
  it('has a line for each paragraph, bullets for items, and nothing that people do not see', () => {
    const html =
      '<style>p{}</style><h2>Tasks</h2><ul><li>Weld &amp; cut</li><li>Measure</li></ul><p>One<br>two</p><script>x()</script>';
    expect(plainTextOf(html, true)).toBe('Tasks\n\n• Weld & cut\n• Measure\n\nOne\ntwo');
  });

  it('keeps paragraphs apart, and those of an item behind its bullet', () => {
    const html =
      '<p><strong>You</strong></p><p>Bake bread.</p><ul><li><p>Early</p><p>or late</p></li></ul><p>Us</p>';
    expect(plainTextOf(html, true)).toBe('You\n\nBake bread.\n\n• Early\nor late\n\nUs');
  });

  it('keeps plain text as it is, with blanks and control signs squeezed', () => {
    expect(plainTextOf('a \t b\r\n\n\n\nc\u0000d <b>', false)).toBe('a b\n\nc d <b>');
  });

  it('makes one line of a name', () => expect(plainNameOf('R&amp;D <b>Lead</b>')).toBe('R&D Lead'));

  it.each([
    ['Maharat -', 'Maharat'],
    ['Java Developer | Energy |', 'Java Developer | Energy'],
    ['Programmer C++', 'Programmer C++'],
    ['Smith & Sons Inc.', 'Smith & Sons Inc.'],
    ['-', '-'],
  ])('takes what parts a name from others off %s', (written, name) =>
    expect(plainNameOf(written)).toBe(name),
  );

  it('ends for any markup', () => {
    const pieces = fc.constantFrom(
      '<p>',
      '</p>',
      '<ul><li>',
      '<script>',
      '</div>',
      '<',
      '&amp',
      'text ',
      '<br',
    );
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        expect(plainTextOf(parts.join(''), true)).not.toMatch(/\n{3}/);
      }),
    );
  });
});

describe('intermediaries', () => {
  it.each([
    ['Aster Recruitment', ''],
    ['Nadel Personaldienste GmbH', ''],
    ['Veldkamp', 'Voor een van onze opdrachtgevers zoeken wij een planner.'],
    ['Heron', 'On behalf of our client in Leeds we seek a cook.'],
    ['Marisol', 'Seleccionamos para uno de nuestros clientes del sector.'],
  ])('knows %s', (name, text) => expect(isIntermediary(name, text)).toBe(true));

  it.each([
    ['Harrow Mill', 'You talk with clients every day and keep them happy.'],
    ['Alder Software', 'You make sure that our clients succeed, with onboarding for our clients and theirs.'],
    ['Erle Beratung', 'Sie entwickeln Lösungen für unsere Kunden.'],
    ['Aliso', 'Creamos valor para nuestros clientes.'],
    ['Wilg', 'Je werkt voor onze klanten.'],
    ['Lindenkrone Kliniken', 'Wir suchen Personal für unsere Station.'],
  ])('leaves %s an employer', (name, text) => expect(isIntermediary(name, text)).toBe(false));
});

describe('industries', () => {
  it.each([
    ['Hospitality', 'hospitality'],
    ['Hospital & Health Care', 'health'],
    ['Computer Software', 'information_technology'],
    ['Gesundheitswesen', 'health'],
    ['Staffing and Recruiting', 'staffing'],
    ['Basket weaving', undefined],
  ])('reads %s as %s', (name, key) => expect(industryOf(name)).toBe(key));
});

describe('industries by name', () => {
  it.each([
    ['Lindenkrone Kliniken', 'health'],
    ['Harrow County School', 'education'],
    ['juniper-health', 'health'],
    ['City of Harrow', 'public_administration'],
    ['Salesmill', undefined],
    ['Reed & Sons', undefined],
  ])('reads %s as %s', (name, key) => expect(industryOfOrganization(name)).toBe(key));
});

describe('employment', () => {
  it.each([
    [['FULL_TIME', 'CONTRACTOR'], 'temporary'],
    [['Intern'], 'internship'],
    [['fulltime_permanent'], 'permanent'],
    [['FullTime'], undefined],
    [['CDI'], 'permanent'],
    [['Festanstellung'], 'permanent'],
    [['Emploi fixe'], 'permanent'],
    [['Impiego fisso'], 'permanent'],
    [['Permanent contract'], 'permanent'],
    [['Temporary to permanent'], 'possibly_permanent'],
    [['De duración determinada'], 'temporary'],
    [['Lehrstelle'], 'apprenticeship'],
    [['contract of employment', 'b2b contract'], 'permanent'],
    [['kontrakt B2B'], 'freelance'],
  ])('reads %j as %s', (words, key) => expect(contractOfWords(words)).toBe(key));
});

describe('pay', () => {
  const nothing = { inText: undefined, country: 'DE', weeklyHours: undefined };

  it.each([
    [{ minimum: 3000, maximum: 3500 }, 'DE', { salary: 39000, salaryFrom: 36000, salaryTo: 42000 }],
    [{ minimum: 3000, maximum: 3000 }, 'AT', { salary: 42000 }],
    [{ minimum: 20, maximum: 20 }, 'DE', { salary: 41600 }],
    [{ minimum: 45000, maximum: 55000 }, 'DE', { salary: 50000 }],
    [{ minimum: 400, maximum: 400, period: 'day' as const }, 'DE', { salary: 104000 }],
  ])('brings %j in %s to a year', (pay, country, expected) => {
    expect(payOf({ ...nothing, pay, country })).toMatchObject(expected);
  });

  it('keeps an estimate apart from what is stated', () => {
    const salary = {
      minimum: { value: 30000 },
      maximum: { value: 32000 },
      rawMinimum: '30.000',
      currency: 'EUR',
    };
    const pay = { minimum: 50000, maximum: 50000, isPredicted: true };
    const inText = { salary: { ...salary, timeScale: 'Annually' as const }, isSure: true };
    expect(payOf({ ...nothing, pay, inText })).toMatchObject({ salary: 31000, predictedSalary: 50000 });
  });

  it('keeps as it is written what cannot be the pay for a year', () => {
    const pay = { minimum: 1, maximum: 1, period: 'year' as const };
    expect(payOf({ ...nothing, pay })).toEqual({ salaryText: '1 per year' });
  });
});

describe('identity', () => {
  it('is a safe integer, the same for the same name', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(Number.isSafeInteger(idOfName(name))).toBe(true);
        expect(idOfName(name)).toBe(idOfName(name));
      }),
    );
  });

  it('is another for each of a hundred thousand names', () => {
    const ids = new Set(Array.from({ length: 100_000 }, (_, index) => idOfName(`jobs.example\n${index}`)));
    expect(ids.size).toBe(100_000);
  });
});
