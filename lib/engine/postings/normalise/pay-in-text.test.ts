import { describe, expect, it } from 'vitest';
import { readPay } from '../../parser/job/salary';
import { payOf } from './pay';

/** Pay that only the words of an advertisement state, as the market counts it. */

type Context = { isUnderPayHeading: boolean; isFact?: boolean };

const TITLE: Context = { isUnderPayHeading: false, isFact: true };
const PAY: Context = { isUnderPayHeading: true };
const TEXT: Context = { isUnderPayHeading: false };

function yearly(text: string, country: string, context: Context) {
  const inText = readPay([{ text, ...context }], { country });
  const { salaryFrom, salaryTo } = payOf({ pay: undefined, inText, country, weeklyHours: undefined });
  return salaryFrom === undefined ? undefined : [salaryFrom, salaryTo];
}

const stated = (text: string, country: string) =>
  payOf({ pay: { text }, inText: undefined, country, weeklyHours: undefined });

describe('a figure in a title without a word for its time', () => {
  it.each([
    ['Data Engineer 420€ MAX', 'FR'],
    ['Java Developer, £450, Outside IR35', 'GB'],
    ['Consultor SAP 300€', 'ES'],
    ['DevOps 500$ contract', 'US'],
  ])('%s in %s is no pay, as it may be for a day', (text, country) =>
    expect(yearly(text, country, TITLE)).toBeUndefined(),
  );

  it.each<[string, string, [number, number]]>([
    ['Lagerhelfer 2.400 € brutto', 'DE', [28_800, 28_800]],
    ['Java Developer up to £65k', 'GB', [65_000, 65_000]],
    ['Data Engineer TJM 420€ MAX', 'FR', [109_200, 109_200]],
    ['Magazynier 32,50 zł/godz.', 'PL', [67_600, 67_600]],
    ['Welder $28/hr', 'US', [58_240, 58_240]],
  ])('%s in %s is', (text, country, expected) => expect(yearly(text, country, TITLE)).toEqual(expected));
});

const NO_PAY: readonly (readonly [string, string])[] = [
  ['Sign-on bonus: $10,000 - $15,000', 'US'],
  ['$10,000 - $15,000 sign-on bonus', 'US'],
  ['Compensation includes a sign-on bonus of $10,000 to $15,000', 'US'],
  ['Retention bonus of £8,000 - £12,000 per year', 'GB'],
  ['Annual bonus: up to 20.000 € per year', 'DE'],
  ['Commission of $20,000 - $40,000 a year', 'US'],
  ['Uncapped commission: £10,000 - £30,000 per annum', 'GB'],
  ['Learning budget: 2.000 € – 3.000 € pro Jahr', 'DE'],
  ['Wechselprämie von 5.000 € bis 10.000 €', 'DE'],
  ['Willkommensbonus 7.500 € – 10.000 €', 'DE'],
  ['Prime annuelle de 8 000 € à 12 000 €', 'FR'],
  ["Prime d'embauche : 10 000 € - 15 000 €", 'FR'],
  ['Bono anual de 8.000 € a 12.000 €', 'ES'],
  ['Comisiones de 10.000 € a 20.000 € anuales', 'ES'],
  ['Bônus anual de R$ 20.000 a R$ 30.000', 'BR'],
  ['Premio annuale da 8.000 € a 12.000 €', 'IT'],
  ['Bonus van € 5.000 tot € 8.000 per jaar', 'NL'],
  ['Premia roczna 20 000 – 30 000 zł', 'PL'],
  ['Roční bonus 60 000 – 90 000 Kč', 'CZ'],
  ['Годовая премия 200 000 – 300 000 руб.', 'RU'],
  ['Yıllık prim 200.000 - 300.000 TL', 'TR'],
  ['Årlig bonus 80 000 – 120 000 kr', 'SE'],
];

describe('money that comes on top', () => {
  it.each(NO_PAY)('%s in %s is no pay under a heading of pay', (text, country) =>
    expect(yearly(text, country, PAY)).toBeUndefined(),
  );

  it.each(NO_PAY)('%s in %s is no pay where a source states it', (text, country) =>
    expect(stated(text, country).salary).toBeUndefined(),
  );

  it.each<[string, string, [number, number]]>([
    ['£45,000 per annum plus bonus', 'GB', [45_000, 45_000]],
    ['Base salary $90,000 - $110,000 and a sign-on bonus of $10,000', 'US', [90_000, 110_000]],
    ['$60,000 - $80,000 + commission', 'US', [60_000, 80_000]],
    ['Salary: £30,000 - £35,000 (excluding bonus)', 'GB', [30_000, 35_000]],
    ['52.000 € – 60.000 € zzgl. Bonus', 'DE', [52_000, 60_000]],
    ['Gehalt 52.000 € – 60.000 € inkl. Prämie', 'DE', [52_000, 60_000]],
    ['35 000 € - 42 000 € brut annuel + primes', 'FR', [35_000, 42_000]],
    ['28.000 € - 32.000 € brutos anuales más bonus', 'ES', [28_000, 32_000]],
    ['9 000 – 12 000 zł brutto miesięcznie + premia', 'PL', [108_000, 144_000]],
    ['OTE £60,000 - £70,000, base salary £35,000 - £40,000', 'GB', [35_000, 40_000]],
    ['The base salary is $75,000 with an OTE of $105,000 - $120,000', 'US', [75_000, 75_000]],
  ])('%s in %s is pay', (text, country, expected) => {
    expect(yearly(text, country, PAY)).toEqual(expected);
    const { salaryFrom, salaryTo } = stated(text, country);
    expect([salaryFrom, salaryTo]).toEqual(expected);
  });

  it.each([
    ['OTE £60,000 - £80,000', 'GB'],
    ['On-target earnings: $120,000 - $160,000', 'US'],
    ['up to £38k OTE', 'GB'],
  ])('%s is kept as it is written: a target is in no median', (text, country) => {
    expect(yearly(text, country, PAY)).toBeUndefined();
    expect(stated(text, country)).toEqual({ salaryText: text });
  });
});

describe('how many months are paid', () => {
  it.each<[string, string, [number, number]]>([
    ['Mensuel de 1900.0 Euros à 2100.0 Euros sur 12.0 mois', 'FR', [22_800, 25_200]],
    ['Mensuel de 1900.0 Euros à 2100.0 Euros sur 13.0 mois', 'FR', [24_700, 27_300]],
    ['2 000 € brut par mois sur 13 mois', 'FR', [26_000, 26_000]],
    ['2 000 € brut mensuel, 13ème mois', 'FR', [26_000, 26_000]],
    ['3.000 € brutto pro Monat, 13 Monatsgehälter', 'DE', [39_000, 39_000]],
    ['3.000 € brutto pro Monat, 13. Monatsgehalt', 'DE', [39_000, 39_000]],
    ['CHF 6000 pro Monat x 13', 'CH', [78_000, 78_000]],
    ['€ 3.000 bruto per maand, 13e maand', 'NL', [39_000, 39_000]],
    ['1.800 € al mese per 14 mensilità', 'IT', [25_200, 25_200]],
    ['1.500 € brutos al mes en 14 pagas', 'ES', [21_000, 21_000]],
    ['1.200 € por mês, 14 salários', 'PT', [16_800, 16_800]],
    ['15-20K·14薪', 'CN', [210_000, 280_000]],
    ['3.000 € brutto pro Monat', 'AT', [42_000, 42_000]],
    ['30 000 € brut annuel sur 13 mois', 'FR', [30_000, 30_000]],
  ])('%s in %s', (text, country, expected) => {
    const { salaryFrom, salaryTo } = stated(text, country);
    expect([salaryFrom, salaryTo]).toEqual(expected);
  });

  it('is read from a text as well', () => {
    expect(yearly('2 000 € brut par mois sur 13 mois', 'FR', PAY)).toEqual([26_000, 26_000]);
    expect(yearly('Salaire : 2 000 € brut par mois pour un contrat de 13 mois', 'FR', TEXT)).toEqual([
      24_000, 24_000,
    ]);
  });
});

it.each([
  'Competitive + 25 days holiday',
  'Gehalt n. V. (Stand 2026)',
  'Selon profil, 39 heures',
  'A convenir, 40 horas semanales',
  'A combinar, 44h',
  'Da definire (CCNL 2026)',
  'In overleg, 32-40 uur',
  'Do uzgodnienia, 3 zmiany',
  'Dohodou, nástup 1. 5. 2026',
  'Megegyezés szerint, 8 óra',
  'Negociabil, 2 posturi',
  'По договоренности, график 5/2',
  'За домовленістю, 5/2',
  'Görüşülür, 2 kişi',
  'Enligt överenskommelse, 100 %',
  'Etter avtale, 37,5 t',
  'Κατόπιν συμφωνίας, 8ωρο',
  'Thỏa thuận (6 tháng)',
  'ตามตกลง 2 อัตรา',
  '面议 13薪',
  '応相談（週5日）',
  '협의 (2026년 기준)',
  'לא מפורסם, 2 משמרות',
  'قابل للتفاوض، 2 مناصب',
])('%s publishes no pay', (text) => {
  for (const country of [undefined, 'CN', 'US']) {
    const found = payOf({ pay: { text }, inText: undefined, country, weeklyHours: undefined });
    expect(found.salary).toBeUndefined();
  }
});
