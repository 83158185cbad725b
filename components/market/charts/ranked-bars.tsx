'use client';

import { useState } from 'react';
import { Bar, BarChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { Figure, FigureColumn, FigureRow, Formats } from '@/lib/recruiter/vocabulary';
import { useCharting } from './context';
import { DatumLink } from './datum-link';
import { FigureTip } from './figure-tip';
import { AXIS_TEXT, BAR, BAR_FALLING, BAR_PARTIAL, GRID, ROW_HEIGHT, roomForNames } from './looks';
import { NameTick } from './name-tick';

const COUNT = { type: 'count' } as const;

type Datum = { id: string; value: number; name: string; row: FigureRow };

type Shape = { x?: number; y?: number; width?: number; height?: number; payload?: Datum };

const NUMBER_WIDTH = 64;
const CHANGE_WIDTH = 92;
/** The same with the share of a number and the bounds of a change, where a chart is wide enough. */
const WITH_SHARE = 112;
const WITH_BOUNDS = 210;
const LEAST_FOR_MORE = 420;
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
  const isWide = width >= LEAST_FOR_MORE;
  const [narrow, wide] = isChange ? [CHANGE_WIDTH, WITH_BOUNDS] : [NUMBER_WIDTH, WITH_SHARE];
  const right = hasSample ? SAMPLE_WIDTH : isWide ? wide : narrow;
  const textOf = (row: FigureRow) => writtenAt(row, figure, { isChange, isWide, hasSample, formats });
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
          shape={(shape: Shape) => <RankedBar {...shape} {...{ column, textOf }} />}
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

type Written = { isChange: boolean; isWide: boolean; hasSample: boolean; formats: Formats };

/** Returns what is written at a bar: a number and what it rests on, a change and its bounds, or a count and its share. */
function writtenAt({ values }: FigureRow, { columns }: Figure, how: Written): string {
  const { isChange, isWide, hasSample, formats } = how;
  const at = (place: number) => formats.number(values[place] ?? null, columns[place]?.form ?? COUNT);
  if (isChange) {
    const sign = (values[0] ?? 0) < 0 ? '▼' : '▲';
    return `${sign} ${at(0)}${isWide ? ` (${at(1)} to ${at(2)})` : ''}`;
  }
  if (hasSample) return `${at(0)}  n ${at(1)}`;
  const hasShare = columns[1]?.form.type === 'share' && typeof values[1] === 'number';
  return isWide && hasShare ? `${at(0)} (${at(1)})` : at(0);
}

function RankedBar({
  x = 0,
  y = 0,
  width = 0,
  height = 0,
  payload,
  column,
  textOf,
}: Shape & { column: FigureColumn; textOf: (row: FigureRow) => string }) {
  if (!payload) return null;
  const { row, value } = payload;
  const isFalling = value < 0;
  const [left, length] = [Math.min(x, x + width), Math.max(Math.abs(width), 1)];
  const thickness = Math.min(height, 14);
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
        {textOf(row)}
      </text>
    </DatumLink>
  );
}
