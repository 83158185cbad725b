import { expect, it } from 'vitest';
import { readRow } from './columns';

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
  { place: 'Remote', contract: 'Permanent' },
])('knows a job from anywhere by %o', (row) => {
  expect(read(row)?.isRemote).toBe(true);
});

it.each([
  { mode: 'hybrid work' },
  { contract: 'Híbrido' },
  { place: 'Remote Bay, Ontario' },
  { mode: 'praca stacjonarna' },
])('says nothing of %o', (row) => {
  expect(read(row)?.isRemote).toBeUndefined();
});
