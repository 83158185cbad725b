import { expect, it } from 'vitest';
import { roleOfWords } from './column-words';

it.each([
  ['Название вакансии', 'title'],
  ['Название компании', 'organization'],
  ['职位名称', 'title'],
  ['公司全名', 'organization'],
  ['学历要求', 'education'],
  ['기업명', 'organization'],
  ['薪资范围', 'pay'],
  ['Salaire/TJM', 'pay'],
  ['工作经验', 'experience'],
  ['experienciaAnos', 'experience'],
  ['Required experience', 'experience'],
  ['educacionMinima', 'education'],
  ['comp_name', 'organization'],
  ['detail_salary', 'pay'],
  ['Mức lương (VND)', 'pay'],
  ['salary_in_usd', 'pay'],
  ['income', 'pay'],
  ['工作名稱', 'title'],
  ['Deneyim Seviyesi', 'experience'],
])('reads the words of %s as %s', (name, role) => {
  expect(roleOfWords(name)).toBe(role);
});

it.each([
  'Категория',
  'ID-school',
  'school',
  'unit',
  'Company_Address',
  '公司规模',
  'company size',
  'customer experience',
  '福利待遇',
  'TITLE_IMG',
  '',
])('makes nothing of %s', (name) => {
  expect(roleOfWords(name)).toBeUndefined();
});
