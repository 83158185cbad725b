'use client';

import {
  Bar,
  BarChart,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  usePlotArea,
  XAxis,
} from 'recharts';
import type { Figure, FigureColumn, FigureRow, NumberForm, Quartiles } from '@/lib/recruiter/vocabulary';
import { useCharting } from './context';
import { DatumLink } from './datum-link';
import { FigureTip } from './figure-tip';
import { AXIS_TEXT, BAR, BAR_PARTIAL, GRID, INK } from './looks';
import { valueAxis } from './value-axis';

type Datum = { place: number; jobs: number; row: FigureRow };

type Shape = { x?: number; y?: number; width?: number; height?: number; payload?: Datum };

type Range = { from: number; to: number | null; form: NumberForm };

/** Returns the place of a value on an axis on which all ranges have the same width. */
function placeOf(value: number, ranges: readonly Range[]): number {
  const index = Math.max(
    ranges.findLastIndex(({ from }) => from <= value),
    0,
  );
  const [from, next] = [ranges[index]?.from ?? 0, ranges[index + 1]?.from];
  return index + (next === undefined ? 0.5 : (value - from) / (next - from));
}

/** Ranges as neighbouring bars, with lines at the quartiles of the jobs. */
export function DistributionChart({ figure, height }: { figure: Figure; height: number }) {
  const { formats } = useCharting();
  const [column] = figure.columns;
  const ranges = figure.rows.flatMap(({ label }) => (label.type === 'range' ? [label] : []));
  const [first] = ranges;
  if (!column || !first || figure.drawing.type !== 'distribution') return null;
  const data = figure.rows.map(
    (row, index): Datum => ({ place: index + 0.5, jobs: row.values[0] ?? 0, row }),
  );
  const { quartiles } = figure.drawing;
  const write = (value: number) => formats.compact(value, first.form);
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart data={data} margin={{ top: 26, right: 10, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke={GRID} />
        <XAxis
          type="number"
          dataKey="place"
          domain={[0, data.length]}
          ticks={ranges.map((_, index) => index)}
          tick={AXIS_TEXT}
          tickFormatter={(index: number) => write(ranges[index]?.from ?? 0)}
          tickLine={false}
          axisLine={{ stroke: GRID }}
          minTickGap={16}
        />
        {valueAxis((value) => formats.compact(value, column.form), column.form)}
        <FigureTip figure={figure} cursor={false} />
        <Bar
          dataKey="jobs"
          isAnimationActive={false}
          shape={(shape: Shape) => <RangeBar {...shape} column={column} bars={data.length} />}
        />
        {quartiles &&
          quartileLines(
            quartiles,
            (value) => placeOf(value, ranges),
            `${write(quartiles.median)}${first.form.type === 'days' ? ' days' : ''}`,
          )}
      </BarChart>
    </ResponsiveContainer>
  );
}

function quartileLines({ lower, median, upper }: Quartiles, place: (value: number) => number, words: string) {
  return [
    <ReferenceLine key="lower" x={place(lower)} stroke={INK} strokeDasharray="2 3" strokeOpacity={0.6} />,
    <ReferenceLine
      key="median"
      x={place(median)}
      stroke={INK}
      strokeWidth={1.5}
      label={{ value: `Median ${words}`, position: 'top', fill: INK, fontSize: 11, fontWeight: 500 }}
    />,
    <ReferenceLine key="upper" x={place(upper)} stroke={INK} strokeDasharray="2 3" strokeOpacity={0.6} />,
  ];
}

/** As wide as its range; a bar beyond the last one is lighter, since it has no end. */
function RangeBar({
  x = 0,
  y = 0,
  width = 0,
  height = 0,
  payload,
  column,
  bars,
}: Shape & { column: FigureColumn; bars: number }) {
  const plot = usePlotArea();
  if (!payload || !plot) return null;
  const { row } = payload;
  const slot = plot.width / bars;
  const isOpen = row.label.type === 'range' && row.label.to === null;
  return (
    <DatumLink row={row} column={column} width={slot}>
      <rect
        x={x + width / 2 - slot / 2 + 0.75}
        y={y}
        width={Math.max(slot - 1.5, 1)}
        height={Math.max(height, 0)}
        rx={1.5}
        fill={isOpen ? BAR_PARTIAL : BAR}
        className="opacity-85 group-hover/datum:opacity-100"
      />
    </DatumLink>
  );
}
