import { expect, it } from 'vitest';
import type { MarketFilter } from '@/lib/recruiter/vocabulary';
import { marketFaults } from './market-faults';

const FAULT = {
  code: 'unknown_value' as const,
  description: 'The field profession has no value "Data Enginer". Did you mean Data Engineer?',
  parameter: 'profession',
  position: { start: 3, end: 15 },
  choices: [{ value: '10503', label: 'Data Engineer' }],
};

it('offers what may have been meant by its name, and asks for it in place of what was written', () => {
  const asked: MarketFilter[] = [];
  const [fault] = marketFaults([FAULT], {
    filters: [{ name: 'profession', value: '7| Data Enginer|8' }],
    fields: [],
    ask: (filter) => asked.push(filter),
  });
  expect(fault?.choices?.map(({ label }) => label)).toEqual(['Data Engineer']);
  fault?.choices?.[0]?.choose();
  expect(asked).toEqual([{ name: 'profession', value: '7| 10503|8' }]);
});
