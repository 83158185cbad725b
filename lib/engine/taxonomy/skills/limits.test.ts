import { expect, it } from 'vitest';
import { shippedTables } from './testing/shipped';

it('takes less than 2 MB of tables, so that its memory is far below 60 MB', () => {
  const letters = Object.values(shippedTables()).reduce((sum, table) => sum + table.length, 0);
  expect(letters).toBeLessThan(2_000_000);
});
