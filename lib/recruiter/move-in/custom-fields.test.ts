import { expect, it } from 'vitest';
import type { CustomField } from '../custom-fields/types';
import { knownColumns } from './columns';
import { peopleOf } from './people';

const base = { kind: 'candidate' as const, choices: [], archived: false };
const FIELDS: CustomField[] = [
  { ...base, id: '1', key: 'notice_period', name: 'Notice period', type: 'number' },
  { ...base, id: '2', key: 'available_from', name: 'Available from', type: 'date' },
  {
    ...{ ...base, id: '3', key: 'seniority', name: 'Seniority', type: 'choice' },
    choices: [{ id: 'senior', label: 'Senior', archived: false }],
  },
];
const TABLE = {
  columns: ['Name', 'Notice Period', 'available_from', 'Seniority', 'Cost centre'],
  rows: [
    ['Ada Holm', '3', '31/12/2026', 'senior', 'K1'],
    ['Bruno Reis', '1,500', '', 'Director', 'K2'],
    ['Chidi Okafor', 'soon', '2027-01-04', '', ''],
  ],
};

it('knows columns by the names of fields, where their cells fit', () => {
  const roles = knownColumns(TABLE, FIELDS).map(({ role }) => role);
  expect(roles).toEqual(['name', 'field__notice_period', 'field__available_from', 'field__seniority', null]);
  const [, notice] = knownColumns(TABLE, FIELDS);
  expect(notice?.certainty).toBeCloseTo(2 / 3);
  expect(knownColumns({ ...TABLE, rows: [['Ada', 'soon', '', '', '']] }, FIELDS)[1]?.role).toBeNull();
});

it('reads values by their kinds, and keeps what is none as a note', () => {
  const roles = knownColumns(TABLE, FIELDS).map(({ role }) => role);
  const people = TABLE.rows.map(peopleOf(TABLE, roles, FIELDS));
  expect(people.map(({ custom }) => custom)).toEqual([
    { notice_period: 3, available_from: '2026-12-31', seniority: 'senior' },
    { notice_period: 1500 },
    { available_from: '2027-01-04' },
  ]);
  expect(people.map(({ notes }) => notes)).toEqual([[], ['Seniority: Director'], ['Notice period: soon']]);
});
