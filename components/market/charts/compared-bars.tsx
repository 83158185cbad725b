'use client';

import { useId, useState } from 'react';
import { Bar, BarChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { type Figure, type FigureRow, type Formats, letterOf, sampleLabel } from '@/lib/recruiter/vocabulary';
import { useCharting } from './context';
import { DatumLink } from './datum-link';
import { FigureTip } from './figure-tip';
import { AXIS_TEXT, comparedHeight, roomForNames, roomForText, SERIES_HEIGHT } from './looks';
import { NameTick } from './name-tick';
import { fillOf, SeriesPatterns } from './series-mark';

const COUNT = { type: 'count' } as const;

type Datum = { id: string; longest: number; row: FigureRow };

type Shape = { x?: number; y?: number; width?: number; height?: number; payload?: Datum };

const LEAST_WIDTH = 76;
/** The letter of the question, and the gaps around it. */
const LETTER_ROOM = 24;
const GAP = 2;

/** Horizontal bars, those of all questions below each other for every value. */
export function ComparedBars({ figure, series }: { figure: Figure; series: number }) {
  const { formats } = useCharting();
  const patterns = useId();
  const [width, setWidth] = useState(0);
  const data = figure.rows.map(
    (row): Datum => ({
      id: row.id,
      longest: Math.max(...row.values.slice(0, series).map((value) => value ?? 0)),
      row,
    }),
  );
  const names = new Map(figure.rows.map(({ id, label }) => [id, formats.label(label)]));
  const room = roomForNames([...names.values()], width);
  const textOf = (row: FigureRow, index: number) => writtenAt(row, figure, { index, formats });
  const texts = figure.rows.flatMap((row) =>
    Array.from({ length: series }, (_, index) => textOf(row, index)),
  );
  const right = Math.max(LEAST_WIDTH, LETTER_ROOM + roomForText(texts));
  return (
    <ResponsiveContainer width="100%" height={comparedHeight(data.length, series)} onResize={setWidth}>
      <BarChart
        data={data}
        layout="vertical"
        margin={{ top: 2, right, bottom: 2, left: 2 }}
        accessibilityLayer={false}
        barCategoryGap={0}
      >
        <defs>
          <SeriesPatterns id={patterns} />
        </defs>
        <XAxis type="number" hide domain={[0, 'dataMax']} />
        <YAxis
          type="category"
          dataKey="id"
          width={room}
          interval={0}
          axisLine={false}
          tickLine={false}
          tick={<NameTick names={names} room={room} />}
        />
        <FigureTip figure={figure} cursor={{ fill: 'var(--color-hover)' }} />
        <Bar
          dataKey="longest"
          isAnimationActive={false}
          shape={(shape: Shape) => <Group {...shape} {...{ figure, series, patterns, textOf, right }} />}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

/** Returns what is written at a bar: the number of a question, and of a number that is no count what it rests on. */
function writtenAt(
  { values }: FigureRow,
  { columns }: Figure,
  { index, formats }: { index: number; formats: Formats },
): string {
  const at = (place: number) => formats.number(values[place] ?? null, columns[place]?.form ?? COUNT);
  const { label = '', form = COUNT } = columns[index] ?? {};
  const sample = columns.findIndex((column) => column.label === sampleLabel(label));
  const isOfFew = ['money', 'decimal'].includes(form.type) && typeof values[index] === 'number';
  return isOfFew && sample >= 0 ? `${at(index)}  n ${at(sample)}` : at(index);
}

/** The bars of one value: one link, since a single one is too low to be hit. */
function Group({
  x = 0,
  y = 0,
  width = 0,
  height = 0,
  payload,
  figure,
  series,
  patterns,
  textOf,
  right,
}: Shape & {
  figure: Figure;
  series: number;
  patterns: string;
  textOf: (row: FigureRow, index: number) => string;
  /** Room for what is written. */
  right: number;
}) {
  const [column] = figure.columns;
  if (!payload || !column) return null;
  const { row, longest } = payload;
  const drawn = figure.columns.slice(0, series).map(({ label }, index) => ({
    label,
    index,
    value: row.values[index] ?? null,
    text: textOf(row, index),
  }));
  const top = y + (height - series * SERIES_HEIGHT) / 2;
  return (
    <DatumLink
      row={row}
      column={column}
      words={drawn.map(({ label, text }) => `${label} ${text}`).join('; ')}
    >
      <rect x={x} y={y} width={width + right} height={height} fill="transparent" />
      {drawn.map(({ label, index, value, text }) => {
        const length = longest > 0 ? ((value ?? 0) / longest) * width : 0;
        const at = top + index * SERIES_HEIGHT;
        return (
          <g key={label}>
            <rect
              x={x}
              y={at + GAP / 2}
              width={Math.max(length, 1)}
              height={SERIES_HEIGHT - GAP}
              rx={1.5}
              fill={fillOf(patterns, index)}
            />
            <text
              x={x + length + 6}
              y={at + SERIES_HEIGHT / 2}
              dy="0.34em"
              {...AXIS_TEXT}
              className="tabular-nums"
            >
              <tspan fontWeight={600}>{letterOf(index)}</tspan> {text}
            </text>
          </g>
        );
      })}
    </DatumLink>
  );
}
