import { describe, expect, it } from 'vitest';
import { lineEdit, listEdit, monthEdit, nameEdit, placeEdit } from './edits';
import { readMonth } from './month-input';

const TODAY = '2026-11-20';

describe('readMonth', () => {
  it.each(['03/2019', '3.2019', '2019-03', '2019/3', 'Mar 2019', 'march 2019', '2019 March'])(
    'reads %s',
    (text) => {
      expect(readMonth(text, TODAY)).toMatchObject({ date: '2019-03-01', foundYear: true, foundMonth: true });
    },
  );

  it('knows a year alone and the present', () => {
    expect(readMonth(' 2019 ', TODAY)).toMatchObject({
      date: '2019-01-01',
      foundYear: true,
      foundMonth: false,
    });
    expect(readMonth('Present', TODAY)).toMatchObject({ date: TODAY, isCurrentDate: true });
  });

  it.each(['', 'soon', '13/2019', '19', '0/2019', '12345', '03/2019 x', '2019 2020'])(
    'refuses %j',
    (text) => {
      expect(readMonth(text, TODAY)).toBeUndefined();
    },
  );
});

describe('edits', () => {
  it('take an empty line for no value', () => {
    expect(lineEdit('Title', 'x').read(['  '])).toEqual({ value: null });
    expect(lineEdit('Phone', 'x', (raw) => ({ raw })).read([' 030 '])).toEqual({ value: { raw: '030' } });
    expect(lineEdit('Phone', 'x', (raw) => ({ raw })).read([''])).toEqual({ value: null });
  });

  it('read a list line by line', () => {
    expect(listEdit('Majors', ['a', 'b']).inputs[0]?.text).toBe('a\nb');
    expect(listEdit('Majors', []).read([' a \n\n b'])).toEqual({ value: ['a', 'b'] });
  });

  it('explain a date that is none', () => {
    const edit = monthEdit('From', null, { today: TODAY, education: true });
    expect(edit.read(['soon'])).toHaveProperty('problem');
    expect(edit.read(['2019'])).toEqual({ value: expect.objectContaining({ hasValue: true }) });
    expect(edit.read([''])).toEqual({ value: null });
  });

  it('keep what an address holds besides', () => {
    const location = { municipality: 'Lund', geoCoordinates: { latitude: 1, longitude: 2 } };
    const result = placeEdit(location).read(['Malmö', 'Skåne, Syd', '', 'se', '']);
    expect(result).toEqual({
      value: {
        municipality: 'Malmö',
        regions: ['Skåne', 'Syd'],
        postalCode: null,
        countryCode: 'SE',
        streetAddressLines: [],
        geoCoordinates: { latitude: 1, longitude: 2 },
      },
    });
    expect(placeEdit(location).read(['', '', '', '', ''])).toEqual({ value: null });
    expect(placeEdit(null).read(['', '', '', 'Sweden', ''])).toHaveProperty('problem');
  });

  it('make a written name of its parts', () => {
    expect(nameEdit(null).read(['', 'Ada', 'Holm'])).toMatchObject({ value: { formattedName: 'Ada Holm' } });
    expect(nameEdit(null).read(['', '', ''])).toEqual({ value: null });
  });
});
