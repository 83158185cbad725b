import { YAxis } from 'recharts';
import type { NumberForm } from '@/lib/recruiter/vocabulary';
import { AXIS_TEXT } from './looks';

const WIDTH = 44;
/** For amounts with their currency, which may have three letters. */
const MONEY_WIDTH = 60;

/**
 * Returns the axis of a chart's values, with few whole numbers on it. Charts look for elements of recharts' own, hence
 * no component.
 */
export function valueAxis(write: (value: number) => string, { type }: NumberForm) {
  return (
    <YAxis
      key="values"
      width={type === 'money' ? MONEY_WIDTH : WIDTH}
      tick={AXIS_TEXT}
      tickFormatter={write}
      tickLine={false}
      axisLine={false}
      interval="preserveStartEnd"
      allowDecimals={false}
      tickCount={4}
    />
  );
}
