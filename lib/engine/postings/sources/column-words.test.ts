import { expect, it } from 'vitest';
import { proposeColumns } from './column-names';
import { roleOfWords } from './column-words';

it.each([
  ['Название вакансии', 'title'],
  ['Название компании', 'organization'],
  ['Ссылка на вакансию', 'url'],
  ['职位名称', 'title'],
  ['公司全名', 'organization'],
  ['薪资', 'pay'],
  ['学历要求', 'education'],
  ['기업명', 'organization'],
  ['WORKING_AREA', 'location'],
  ['RECRUIT_DEADLINE', 'expirationDate'],
  ['scraping_datetime', 'seenOn'],
  ['price_unit', 'payPeriod'],
  ['Fecha de publicación', 'date'],
  ['work_mode', 'isRemote'],
])('reads the words of %s as %s', (name, role) => {
  expect(roleOfWords(name)).toBe(role);
});

it.each(['公司规模', 'company size', '福利待遇', 'TITLE_IMG'])(
  'knows that %s is of something else',
  (name) => {
    expect(roleOfWords(name)).toBe('other');
  },
);

it.each(['Категория', 'ID-school', 'unit', 'Company_Address', ''])('makes nothing of %s', (name) => {
  expect(roleOfWords(name)).toBeUndefined();
});

it('lets no values overrule a name: the last day is not the first', () => {
  const tools = { isTown: () => false, strings: { read: () => [] } };
  const rows = Array.from({ length: 20 }, (_, day) => ({
    TITLE: 'Koch',
    RECRUIT_DEADLINE: `2026-05-${day + 10}`,
  }));
  const { mapping } = proposeColumns(['TITLE', 'RECRUIT_DEADLINE'], { rows, tools } as never);
  expect(mapping).toEqual({ title: 'TITLE', expirationDate: 'RECRUIT_DEADLINE' });
});
