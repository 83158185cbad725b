'use client';

import { useState } from 'react';
import { Bar, BarChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { Figure, FigureColumn, FigureRow } from '@/lib/recruiter/vocabulary';
import { useCharting } from './context';
import { DatumLink } from './datum-link';
import { FigureTip } from './figure-tip';
import { AXIS_TEXT, BAR, BAR_FALLING, BAR_PARTIAL, GRID, ROW_HEIGHT, roomForNames } from './looks';
import { NameTick } from './name-tick';

type Datum = { id: string; value: number; name: string; row: FigureRow };

type Shape = { x?: number; y?: number; width?: number; height?: number; payload?: Datum };

const NUMBER_WIDTH = 64;
const CHANGE_WIDTH = 92;
/** Room for the sample size next to a number that is not a count. */
const SAMPLE_WIDTH = 124;

/** Horizontal bars, the longest first; of changes those to the left of zero have fallen. */
export function RankedBars({ figure }: { figure: Figure }) {
  const { formats } = useCharting();
  const [width, setWidth] = useState(0);
  const [column] = figure.columns;
  if (!column) return null;
  const isChange = figure.drawing.type === 'change';
  const data = figure.rows.map(
    (row): Datum => ({ id: row.id, value: row.values[0] ?? 0, name: formats.label(row.label), row }),
  );
  const names = new Map(data.map(({ id, name }) => [id, name]));
  const pages = new Map(data.flatMap(({ id, row: { page } }) => (page ? [[id, page] as const] : [])));
  const hasSample = column.form.type !== 'count' && !isChange && figure.columns[1]?.form.type === 'count';
  const right = isChange ? CHANGE_WIDTH : hasSample ? SAMPLE_WIDTH : NUMBER_WIDTH;
  const room = roomForNames([...names.values()], width);
  return (
    <ResponsiveContainer width="100%" height={data.length * ROW_HEIGHT + 4} onResize={setWidth}>
      <BarChart
        data={data}
        layout="vertical"
        margin={{ top: 2, right, bottom: 2, left: isChange ? 0 : 2 }}
        accessibilityLayer={false}
      >
        <XAxis type="number" hide domain={isChange ? reachOf(data) : [0, 'dataMax']} />
        <YAxis
          type="category"
          dataKey="id"
          width={room}
          interval={0}
          axisLine={false}
          tickLine={false}
          tick={<NameTick names={names} pages={pages} room={room} />}
        />
        <FigureTip figure={figure} cursor={{ fill: 'var(--color-hover)' }} />
        {isChange && <ReferenceLine x={0} stroke={GRID} />}
        <Bar
          dataKey="value"
          isAnimationActive={false}
          shape={(shape: Shape) => <RankedBar {...shape} {...{ column, isChange, hasSample }} />}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

/** Returns a symmetric range, so that rises and falls are measured alike. */
function reachOf(data: readonly Datum[]): [number, number] {
  const reach = Math.max(...data.map(({ value }) => Math.abs(value)), 0);
  return [-reach, reach];
}

function RankedBar({
  x = 0,
  y = 0,
  width = 0,
  height = 0,
  payload,
  column,
  isChange,
  hasSample,
}: Shape & { column: FigureColumn; isChange: boolean; hasSample: boolean }) {
  const { formats } = useCharting();
  if (!payload) return null;
  const { row, value } = payload;
  const sample = hasSample ? (row.values[1] ?? null) : null;
  const isFalling = value < 0;
  const [left, length] = [Math.min(x, x + width), Math.max(Math.abs(width), 1)];
  const thickness = Math.min(height, 14);
  const sign = isChange ? (isFalling ? '▼ ' : '▲ ') : '';
  return (
    <DatumLink row={row} column={column}>
      <rect x={left} y={y} width={length} height={height} fill="transparent" />
      <rect
        x={left}
        y={y + (height - thickness) / 2}
        width={length}
        height={thickness}
        rx={2}
        fill={isFalling ? BAR_FALLING : row.isPartial ? BAR_PARTIAL : BAR}
        className="opacity-85 group-hover/datum:opacity-100"
      />
      <text
        x={(isFalling ? Math.max(x, x + width) : left + length) + 6}
        y={y + height / 2}
        dy="0.34em"
        {...AXIS_TEXT}
        className="tabular-nums"
      >
        {sign}
        {formats.number(row.values[0] ?? null, column.form)}
        {sample !== null && `  n ${formats.number(sample, { type: 'count' })}`}
      </text>
    </DatumLink>
  );
}
