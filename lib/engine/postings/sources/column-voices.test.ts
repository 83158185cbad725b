import { expect, it } from 'vitest';
import { rolesVoicedBy } from './column-words';

it.each([
  ['posisi_magang', ['title']],
  ['idPosisi', ['title']],
  ['job_salary_text', ['title', 'pay', 'description']],
  ['工作職稱', ['title']],
  ['上班地點', ['location']],
  ['工作地点描述', ['location', 'description']],
  ['Lokasi Penempatan', ['location']],
  ['deskripsi', ['description']],
  ['Facility', ['benefits']],
  ['公司福利', ['benefits', 'organization']],
  ['definition', []],
  ['jumlah', []],
  ['', []],
])('%s has the words of %j', (column, roles) => {
  expect([...rolesVoicedBy(column)].sort()).toEqual([...roles].sort());
});
