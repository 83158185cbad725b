'use client';

import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, usePlotArea, XAxis } from 'recharts';
import { type Figure, type FigureRow, letterOf } from '@/lib/recruiter/vocabulary';
import { useCharting } from './context';
import { DatumLink } from './datum-link';
import { FigureTip } from './figure-tip';
import { AXIS_TEXT, GRID } from './looks';
import { looksOf, SeriesShape } from './series-mark';
import { valueAxis } from './value-axis';

type Datum = { id: string; name: string; row: FigureRow; reach: number };

type Shape = { x?: number; width?: number; payload?: Datum };

type Dot = { cx?: number; cy?: number | null; payload?: Datum };

const isShown = ({ isPartial }: FigureRow, of: 'complete' | 'running') =>
  Boolean(isPartial) === (of === 'running');

/** A line for each question; periods that are not over are next to their line, hollow. */
export function ComparedLines({
  figure,
  series,
  height,
}: {
  figure: Figure;
  series: number;
  height: number;
}) {
  const { formats } = useCharting();
  const [column] = figure.columns;
  if (!column) return null;
  const places = Array.from({ length: series }, (_, index) => index);
  const data = figure.rows.map(
    (row): Datum => ({
      id: row.id,
      name: formats.short(row.label),
      row,
      reach: Math.max(...row.values.slice(0, series).map((value) => value ?? 0)),
    }),
  );
  const names = new Map(data.map(({ id, name }) => [id, name]));
  return (
    <ResponsiveContainer width="100%" height={height}>
      <ComposedChart
        data={data}
        margin={{ top: 8, right: 20, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke={GRID} />
        <XAxis
          dataKey="id"
          tick={AXIS_TEXT}
          tickFormatter={(id: string) => names.get(id) ?? ''}
          tickLine={false}
          axisLine={{ stroke: GRID }}
          interval="equidistantPreserveEnd"
          minTickGap={24}
        />
        {valueAxis((value) => formats.compact(value, column.form), column.form)}
        <FigureTip figure={figure} cursor={{ fill: 'var(--color-hover)', stroke: 'transparent' }} />
        {places.flatMap((index) => [
          <Line
            key={`line ${index}`}
            dataKey={({ row }: Datum) => (isShown(row, 'complete') ? row.values[index] : null)}
            isAnimationActive={false}
            stroke={looksOf(index).stroke}
            strokeDasharray={looksOf(index).dash}
            strokeWidth={1.75}
            activeDot={false}
            dot={(dot: Dot) => <Point key={dot.payload?.id} {...dot} index={index} data={data} />}
          />,
          <Line
            key={`running ${index}`}
            dataKey={({ row }: Datum) => (isShown(row, 'running') ? row.values[index] : null)}
            isAnimationActive={false}
            stroke="none"
            activeDot={false}
            dot={(dot: Dot) => <Point key={dot.payload?.id} {...dot} index={index} data={data} isHollow />}
          />,
        ])}
        <Bar
          dataKey="reach"
          isAnimationActive={false}
          shape={(shape: Shape) => <Slot {...shape} figure={figure} series={series} />}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}

/** A point of a line, the last one with the letter of its series. */
function Point({
  cx,
  cy,
  payload,
  index,
  data,
  isHollow = false,
}: Dot & { index: number; data: readonly Datum[]; isHollow?: boolean }) {
  if (cx == null || cy == null || !payload) return <g />;
  const last = data.findLast(({ row }) => row.values[index] != null);
  return (
    <g>
      <SeriesShape index={index} x={cx} y={cy} isHollow={isHollow} />
      {last?.id === payload.id && (
        <text x={cx + 7} y={cy} dy="0.34em" {...AXIS_TEXT} fill={looksOf(index).stroke} fontWeight={600}>
          {letterOf(index)}
        </text>
      )}
    </g>
  );
}

/** The whole height of a period or range is its link, so that no point has to be hit. */
function Slot({ x = 0, width = 0, payload, figure, series }: Shape & { figure: Figure; series: number }) {
  const plot = usePlotArea();
  const { formats } = useCharting();
  const [column] = figure.columns;
  if (!payload || !plot || !column) return null;
  const slot = plot.width / figure.rows.length;
  const numbers = figure.columns
    .slice(0, series)
    .map(({ label, form }, index) => `${label} ${formats.number(payload.row.values[index] ?? null, form)}`);
  return (
    <DatumLink row={payload.row} column={column} width={slot} words={numbers.join('; ')}>
      <rect x={x + width / 2 - slot / 2} y={plot.y} width={slot} height={plot.height} fill="transparent" />
    </DatumLink>
  );
}
