'use client';

import { useId } from 'react';
import {
  Area,
  AreaChart,
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  usePlotArea,
  XAxis,
} from 'recharts';
import type { Figure, FigureColumn, FigureRow, NumberForm } from '@/lib/recruiter/vocabulary';
import { useCharting } from './context';
import { DatumLink } from './datum-link';
import { FigureTip } from './figure-tip';
import { AXIS_TEXT, BAR, GRID, SERIES } from './looks';
import { valueAxis } from './value-axis';

type Datum = {
  id: string;
  name: string;
  first: number | null;
  second: number | null;
  third: number | null;
  adjusted: number | null;
  row: FigureRow;
};

type Shape = { x?: number; y?: number; width?: number; height?: number; payload?: Datum };

/** New jobs as bars with the year before and what they are without the season as lines; below them those that are open, which are many more. */
export function TrendChart({ figure, height }: { figure: Figure; height: number }) {
  const { formats } = useCharting();
  const pattern = useId();
  const [column, , third] = figure.columns;
  const adjusted = figure.drawing.type === 'trend' ? figure.drawing.adjusted : undefined;
  const open = adjusted === 2 ? undefined : third;
  if (!column) return null;
  const data = figure.rows.map(
    (row): Datum => ({
      id: row.id,
      name: formats.short(row.label),
      first: row.values[0] ?? null,
      second: row.values[1] ?? null,
      third: row.values[2] ?? null,
      adjusted: (adjusted !== undefined && row.values[adjusted]) || null,
      row,
    }),
  );
  const lower = open ? Math.round(height * 0.36) : 0;
  const axes = axesOf(data, column.form, (value) => formats.compact(value, column.form));
  const tip = <FigureTip figure={figure} cursor={{ fill: 'var(--color-hover)', stroke: 'transparent' }} />;
  return (
    <>
      <ResponsiveContainer width="100%" height={height - lower}>
        <ComposedChart data={data} syncId={pattern} margin={MARGIN} accessibilityLayer={false}>
          <defs>
            <pattern
              id={pattern}
              width={5}
              height={5}
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width={5} height={5} fill="var(--color-accent-soft)" />
              <line y2={5} stroke={BAR} strokeWidth={3} />
            </pattern>
          </defs>
          <CartesianGrid vertical={false} stroke={GRID} />
          {axes}
          {tip}
          <Bar
            dataKey="first"
            isAnimationActive={false}
            maxBarSize={40}
            shape={(shape: Shape) => (
              <PeriodBar {...shape} column={column} pattern={pattern} periods={data.length} />
            )}
          />
          <Line
            dataKey="second"
            isAnimationActive={false}
            stroke={SERIES[1].stroke}
            strokeDasharray={SERIES[1].dash}
            strokeWidth={1.75}
            dot={false}
            activeDot={{ r: 3 }}
          />
          <Line
            dataKey="adjusted"
            isAnimationActive={false}
            stroke={SERIES[2].stroke}
            strokeWidth={1.75}
            dot={false}
            activeDot={{ r: 3 }}
          />
        </ComposedChart>
      </ResponsiveContainer>
      {open && (
        <ResponsiveContainer width="100%" height={lower}>
          <AreaChart data={data} syncId={pattern} margin={MARGIN} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke={GRID} />
            {axes}
            <Tooltip cursor={{ stroke: GRID }} content={() => null} />
            <Area
              dataKey="third"
              isAnimationActive={false}
              stroke={SERIES[0].stroke}
              strokeWidth={1.75}
              fill="var(--color-accent-soft)"
              dot={false}
              activeDot={{ r: 3 }}
            />
          </AreaChart>
        </ResponsiveContainer>
      )}
    </>
  );
}

/** To the right there is room for half of the last label: where it does not fit, the axis drops those before it as well. */
const MARGIN = { top: 6, right: 20, bottom: 0, left: 0 };

function axesOf(data: readonly Datum[], form: NumberForm, write: (value: number) => string) {
  const names = new Map(data.map(({ id, name }) => [id, name]));
  return [
    <XAxis
      key="x"
      dataKey="id"
      tick={AXIS_TEXT}
      tickFormatter={(id: string) => names.get(id) ?? ''}
      tickLine={false}
      axisLine={{ stroke: GRID }}
      scale="band"
      interval="equidistantPreserveEnd"
      minTickGap={24}
    />,
    valueAxis(write, form),
  ];
}

/** A period that is running is hatched: it is not over. */
function PeriodBar({
  x = 0,
  y = 0,
  width = 0,
  height = 0,
  payload,
  column,
  pattern,
  periods,
}: Shape & { column: FigureColumn; pattern: string; periods: number }) {
  const plot = usePlotArea();
  if (!payload || !plot) return null;
  const { row } = payload;
  return (
    <DatumLink row={row} column={column} width={plot.width / periods}>
      <rect
        x={x}
        y={y}
        width={width}
        height={Math.max(height, 0)}
        rx={Math.min(2, width / 4)}
        fill={row.isPartial ? `url(#${pattern})` : BAR}
        className="opacity-85 group-hover/datum:opacity-100"
      />
    </DatumLink>
  );
}
