import { YAxis } from 'recharts';
import { AXIS_TEXT } from './looks';

const WIDTH = 44;

/** The axis of a chart's values, with few whole numbers on it. Charts look for elements of recharts' own, hence no component. */
export function valueAxis(write: (value: number) => string) {
  return (
    <YAxis
      key="values"
      width={WIDTH}
      tick={AXIS_TEXT}
      tickFormatter={write}
      tickLine={false}
      axisLine={false}
      allowDecimals={false}
      tickCount={4}
    />
  );
}
