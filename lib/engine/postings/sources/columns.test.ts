import { expect, it } from 'vitest';
import { proposeColumns } from './column-names';
import { readRow } from './columns';
import { learnColumns } from './learn-columns';

const read = (row: object) => {
  const mapping = {
    title: 'title',
    location: 'place',
    employment: 'contract',
    isRemote: 'mode',
  };
  const posting = readRow({ title: 'Cook', ...row }, mapping);
  return 'reason' in posting ? undefined : posting;
};

it.each([
  { place: 'Remoto' },
  { contract: 'Teletrabajo' },
  { mode: 'praca zdalna' },
  { mode: 'full remote' },
  { contract: 'Full Time / Remote' },
  { mode: 'home office work' },
  { place: 'Remote', contract: 'Permanent' },
])('knows a job from anywhere by %o', (row) => {
  expect(read(row)?.isRemote).toBe(true);
});

it.each([
  { place: 'Remoto: México', rest: 'México' },
  { place: 'France / Remote', rest: 'France' },
  { place: 'Remote (Berlin)', rest: 'Berlin' },
  { place: 'Zdalnie', rest: undefined },
  { place: 'Miejsce pracy:Cała Polska (praca zdalna)', rest: 'Miejsce pracy:Cała Polska' },
  { place: '서울 강남구 / 재택근무', rest: '서울 강남구' },
])('takes the way of working from the place $place', ({ place, rest }) => {
  expect(read({ place })).toMatchObject({ isRemote: true, places: rest ? [{ text: rest }] : [] });
});

it.each([
  { mode: 'hybrid work' },
  { contract: 'Híbrido' },
  { contract: 'Full Time / On-site' },
  { mode: 'praca stacjonarna' },
  { place: 'Ciudad de México - Híbrido' },
])('knows a job at a place by %o', (row) => {
  expect(read(row)?.isRemote).toBe(false);
});

it('says nothing of a town called like it', () => {
  expect(read({ place: 'Remote Bay, Ontario' })).toMatchObject({
    isRemote: undefined,
    places: [{ text: 'Remote Bay, Ontario' }],
  });
});

it('finds the column of ways of working by its cells', () => {
  const rows = ['Remoto', 'Híbrido', 'Presencial', 'Presencial'].map((work_method, at) => ({
    title: `Cook ${at}`,
    work_method,
  }));
  expect(proposeColumns(['title', 'work_method'], { rows }).mapping.isRemote).toBe('work_method');
});

it('knows a column of few words by the ways of working among them', () => {
  const modes = ['At our premises', 'Hybrid', 'Remote', 'Remote', 'At our premises', 'At our premises'];
  const rows = modes.map((mode, at) => ({ title: `Cook ${at}`, mode, ward: `Ward ${at}` }));
  const { mapping } = proposeColumns(['title', 'mode', 'ward'], { rows });
  expect(mapping).toMatchObject({ isRemote: 'mode' });
  expect(read({ mode: 'At office' })?.isRemote).toBe(false);
});

it('asks a second column with a word for a place where the first one is empty', () => {
  const rows = [
    { title: 'Cook', location: '', 'workplace address': 'Ulm' },
    { title: 'Baker', location: 'Bonn', 'workplace address': '' },
  ];
  const { mapping } = proposeColumns(Object.keys(rows[0] ?? {}), { rows });
  const places = rows.map((row) => readRow(row, mapping, learnColumns(rows, mapping)));
  expect(places).toMatchObject([{ places: [{ text: 'Ulm' }] }, { places: [{ text: 'Bonn' }] }]);
});

it('reads pay and days in the digits of other scripts, and amounts of benefits apart from pay', () => {
  const mapping = { title: 'title', pay: 'pay', date: 'day', benefits: 'offer' };
  const row = { title: 'آشپز', pay: 'از ۴۵٬۰۰۰٬۰۰۰ تومان', day: '۲۰۲۵-۰۲-۰۳' };
  expect(readRow(row, mapping)).toMatchObject({ pay: { text: 'از 45,000,000 تومان' }, date: '2025-02-03' });
  const open = { title: 'Cook', pay: 'negotiable', offer: 'Insurance of 100,000 a year' };
  expect(readRow(open, mapping)).toMatchObject({ benefitsWithoutPay: open.offer, pay: undefined });
});
