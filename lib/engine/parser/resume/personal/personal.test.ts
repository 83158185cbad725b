import { describe, expect, it } from 'vitest';
import { writtenDocument } from '../../shared/testing/written';
import { detailRows } from '../details/rows';
import { parseResume } from '../index';
import { drivingLicenceIn } from './driving';
import { readPersonalAttributes } from './index';

const read = (...texts: string[]) => readPersonalAttributes(texts, [], { today: '2026-03-31' });

describe('personal details', () => {
  it.each([
    ['Date of birth: 3 May 1990', { dateOfBirth: { date: '1990-05-03', foundDay: true } }],
    ['Geburtsdatum⇥12.04.1985', { dateOfBirth: { date: '1985-04-12' } }],
    ['Né le 5 mars 1991 à Lyon', { dateOfBirth: { date: '1991-03-05' }, birthplace: 'Lyon' }],
    ['Nacionalidad: Española', { nationality: 'Española', nationalityCountryCode: 'ES' }],
    [
      'Staatsangehörigkeit: deutsch | Familienstand: ledig',
      { nationalityCountryCode: 'DE', maritalStatus: 'ledig' },
    ],
    ['Permis B', { drivingLicense: 'B' }],
    ['Rijbewijs: B, BE', { drivingLicense: 'B, BE' }],
    ['Prawo jazdy kat. B', { drivingLicense: 'kat. B' }],
    ['Notice period: 3 months', { availability: '3 months' }],
    ['Expected salary: € 65.000', { requiredSalary: { amount: 65000, currency: 'EUR' } }],
    ['Current salary: 80k USD', { currentSalary: { amount: 80000, currency: 'USD' } }],
    ['DNI: 12345678Z', { nationalIdentities: [{ number: '12345678Z' }] }],
    ['性别：女', { gender: '女' }],
    ['Гражданство: Россия', { nationalityCountryCode: 'RU' }],
    ['户籍所在地：浙江省杭州市', { hukouArea: '浙江省', hukouCity: '杭州市' }],
    ['户口：北京市海淀区', { hukouArea: '北京市', hukouCity: '北京市海淀区' }],
    ['户籍：湖南长沙', { hukouArea: '湖南', hukouCity: '长沙' }],
    ['户口所在地：上海', { hukouArea: '上海', hukouCity: '上海' }],
    ['户口：广西壮族自治区南宁市', { hukouArea: '广西壮族自治区', hukouCity: '南宁市' }],
    ['Visa status: Permanent resident', { visaStatus: 'Permanent resident' }],
  ])('%s', (text, expected) => expect(read(text.replace('⇥', '\t'))).toMatchObject(expected));

  it('take the value from the next part of a row', () => {
    expect(read('Nationality | Dutch')).toMatchObject({ nationality: 'Dutch', nationalityCountryCode: 'NL' });
  });

  it('are absent where nothing is labelled', () => {
    expect(
      read('Jane Doe', 'Software Engineer', 'Berlin, Germany', 'Generation X consultant'),
    ).toBeUndefined();
  });

  it('hold no birth in the future', () => expect(read('Born: 3 May 2031')).toBeUndefined());

  it('are read from rows whose label is misspelt and whose value is below', () => {
    const { lines } = writtenDocument('Martial Status\n: Single\nNationalty - Dutch');
    expect(readPersonalAttributes([], detailRows(lines), { today: '2026-03-31' })).toMatchObject({
      maritalStatus: 'Single',
      nationalityCountryCode: 'NL',
    });
  });
});

describe('licences to drive', () => {
  it.each([
    ['Driving licence: full, categories B and C1', 'full, categories B and C1'],
    ['Full UK driving licence', 'Full UK driving licence'],
    ['Führerschein Klasse B', 'Klasse B'],
    ['Permis B, véhicule', 'Permis B, véhicule'],
    ['Prawo jazdy kat. B', 'kat. B'],
    ['Permis de travail', undefined],
    ['Patente europea del computer', undefined],
  ])('are named by %s', (text, value) => expect(drivingLicenceIn(text)).toBe(value));

  it.each(['Skills', 'Additional information', 'Certificates'])(
    'are read under %s and are no skill',
    (heading) => {
      const { resume } = parseResume(
        writtenDocument(`Quinn Abara\n\n# ${heading}\n- Excel\n- Driving licence category B`),
        { documentLastModified: '2026-03-31' },
      );
      expect(resume.personalAttributes?.drivingLicense).toBe('category B');
      expect(resume.skills?.raw?.map(({ name }) => name)).not.toContain('Driving licence category B');
    },
  );
});
