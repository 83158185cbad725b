import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorWatch } from '@/lib/platform/testing/processor-watch';
import { guessScale, readSalary } from './index';

function salaryIn(text: string, facts: { country?: string } = {}) {
  return readSalary([{ text, isUnderPayHeading: false }], facts);
}

function shown(text: string, country?: string): string {
  const salary = salaryIn(text, country ? { country } : {});
  if (!salary) return 'none';
  const { minimum, maximum, currency, timeScale } = salary;
  return `${minimum?.value ?? '-'}..${maximum?.value ?? '-'} ${currency ?? '?'} ${timeScale}`;
}

describe('pay as postings write it', () => {
  it.each([
    ['The salary range is $120,000 - $150,000 per year.', '120000..150000 USD Annually'],
    ['Base salary: $120-150k', '120000..150000 USD Annually'],
    ['Compensation: $150K – $180K • Offers Equity', '150000..180000 USD Annually'],
    ['Pay: $22.50 to $27 per hour', '46800..56160 USD Hourly'],
    ['£45,000 per annum plus bonus', '45000..45000 GBP Annually'],
    ['Salary from £32,500', '32500..- GBP Annually'],
    ['up to €70.000 gross per year', '-..70000 EUR Annually'],
    ['We pay between 80k and 95k EUR.', '80000..95000 EUR Annually'],
    ['Gehalt: 52.000 – 60.000 € brutto pro Jahr', '52000..60000 EUR Annually'],
    ['Wir bieten ein Jahresgehalt ab 48.500,00 EUR.', '48500..- EUR Annually'],
    ['Stundenlohn 16,50 €', '34320..34320 EUR Hourly'],
    ['Bruttomonatsgehalt von 3.200 bis 3.800 Euro', '38400..45600 EUR Monthly'],
    ['Salaire : 35 à 42 K€ brut annuel', '35000..42000 EUR Annually'],
    ['Rémunération entre 2 100 € et 2 400 € brut par mois', '25200..28800 EUR Monthly'],
    ['TJM : 450 €', '117000..117000 EUR Daily'],
    ['Salario: 28.000 € - 32.000 € brutos anuales', '28000..32000 EUR Annually'],
    ['Ofrecemos un salario de 1.450 euros al mes', '17400..17400 EUR Monthly'],
    ['RAL: 30.000 - 35.000 €', '30000..35000 EUR Annually'],
    ['Retribuzione lorda mensile di 1.800 euro', '21600..21600 EUR Monthly'],
    ['Salaris tussen € 3.100 en € 4.250 bruto per maand', '37200..51000 EUR Monthly'],
    ['Uurloon: € 15,75', '32760..32760 EUR Hourly'],
    ['Wynagrodzenie: 9 000 – 12 000 zł brutto miesięcznie', '108000..144000 PLN Monthly'],
    ['Stawka 32,50 zł/godz.', '67600..67600 PLN Hourly'],
    ['Salário: R$ 4.500,00 por mês', '54000..54000 BRL Monthly'],
    ['Vencimento base de 1.200 € mensais', '14400..14400 EUR Monthly'],
    ['Pensum 100 %, Lohn CHF 85’000 – 95’000 p.a.', '85000..95000 CHF Annually'],
    ['CTC: 12-18 LPA', '1200000..1800000 INR Annually'],
  ])('%s', (text, expected) => expect(shown(text)).toBe(expected));

  it.each([
    ['Gehalt: 3.000 € brutto monatlich', 'AT', '42000..42000 EUR Monthly'],
    ['Gehalt: 3.000 € brutto monatlich', 'DE', '36000..36000 EUR Monthly'],
    ['Salary: $90,000', 'CA', '90000..90000 CAD Annually'],
    ['Lön: 35 000 kr per month', 'SE', '420000..420000 SEK Monthly'],
    ['Månadslön: 38 000 - 43 000 kr', 'SE', '456000..516000 SEK Monthly'],
    ['Timelønn 230 kr', 'NO', '478400..478400 NOK Hourly'],
    ['Løn: 480.000 kr. om året', 'DK', '480000..480000 DKK Annually'],
  ])('%s in %s', (text, country, expected) => expect(shown(text, country)).toBe(expected));

  it.each([
    'We raised $50M in Series B funding.',
    'We raised $5,000,000 last year.',
    'You close deals of $10,000 and more.',
    'An annual learning budget of $1,500.',
    'A referral bonus of €1.000.',
    'Serving 20,000 customers since 2012.',
    '401(k) with 4% match.',
    '28 Tage Urlaub und 40 Stunden pro Woche.',
  ])('%s is no pay', (text) => expect(shown(text)).toBe('none'));

  it('keeps what was written', () => {
    expect(salaryIn('Salary range: $120k to $150k')).toMatchObject({
      rawMinimum: '120k',
      rawMaximum: '150k',
    });
  });

  it('prefers what is under its heading', () => {
    const salary = readSalary(
      [
        { text: 'You manage a portfolio of $900,000.', isUnderPayHeading: false },
        { text: '$60,000 - $70,000', isUnderPayHeading: true, heading: 'Annual pay' },
      ],
      {},
    );
    expect(salary?.maximum?.value).toBe(70_000);
  });
});

describe('the time scale without a cue', () => {
  it.each([
    [9, 'Hourly'],
    [42.5, 'Hourly'],
    [900, 'Monthly'],
    [4200, 'Monthly'],
    [42_000, 'Annually'],
    [142_000, 'Annually'],
  ])('of %d is %s', (amount, scale) => expect(guessScale(amount)).toBe(scale));
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    '$',
    '€',
    '1',
    '20',
    ',000',
    '.',
    ' - ',
    'k',
    ' per hour',
    'zł',
    ' and ',
    '\n',
    'salary ',
  );
  it('is read without failing, and never gives less than nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((list) => list.join('')),
        ),
        (text) => {
          const salary = salaryIn(text);
          expect(salary?.minimum?.value ?? 0).toBeGreaterThanOrEqual(0);
          expect(salary?.maximum?.value ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(
            salary?.minimum?.value ?? 0,
          );
        },
      ),
    );
  });

  it.each(['1,000'.repeat(20_000), '$1 - '.repeat(20_000), 'salary '.repeat(20_000), '1 '.repeat(50_000)])(
    'takes linear time',
    (text) => {
      const used = processorWatch();
      salaryIn(text);
      expect(used()).toBeLessThan(1500);
    },
  );
});
