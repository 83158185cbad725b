import { expect, it } from 'vitest';
import { dayOf } from './days';

it.each([
  ['22 ธ.ค. 68', '2025-12-22'],
  ['1 มกราคม 2567', '2024-01-01'],
  ['5 พ.ค. 2024', '2024-05-05'],
  ['31 ก.พ. 68', undefined],
  ['22 วัน 68', undefined],
])('reads the day %s as %s', (written, day) => expect(dayOf(written)).toBe(day));
