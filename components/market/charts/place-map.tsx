'use client';

import { useState } from 'react';
import type { Figure, FigureRow, PlaceMap as PlacedOnMap } from '@/lib/recruiter/vocabulary';
import { DatumLink } from './datum-link';
import { BAR, INK } from './looks';
import { ChartTip } from './tip';

const LARGEST = 22;
const SMALLEST = 3;
const NAMED = 5;

/** Places as circles whose area is their number of jobs, on the land around them. */
export function PlaceMap({ figure, map }: { figure: Figure; map: PlacedOnMap }) {
  const [pointed, point] = useState<FigureRow>();
  const rows = new Map(figure.rows.map((row) => [row.id, row]));
  const most = Math.max(...figure.rows.map(({ values }) => values[0] ?? 0), 1);
  const circles = map.places.flatMap((place) => {
    const row = rows.get(place.id);
    return row ? [{ ...place, row, radius: radiusOf(row.values[0] ?? 0, most) }] : [];
  });
  const [column] = figure.columns;
  if (!column) return null;
  return (
    <div className="relative" onPointerLeave={() => point(undefined)}>
      <svg viewBox={`0 0 ${map.width} ${map.height}`} className="block w-full rounded-md bg-sunken">
        <title>Jobs by place</title>
        <path d={map.land} fill="var(--color-surface)" stroke="var(--color-line-strong)" strokeWidth={0.75} />
        {circles.map(({ id, x, y, radius, row }) => (
          <DatumLink key={id} row={row} column={column}>
            <circle
              cx={x}
              cy={y}
              r={radius}
              fill={BAR}
              fillOpacity={0.55}
              stroke={BAR}
              className="hover:fill-opacity-80"
              onPointerEnter={() => point(row)}
            />
          </DatumLink>
        ))}
        {circles.slice(0, NAMED).map(({ id, x, y, radius, row }) => (
          <text
            key={id}
            x={x + radius + 4 > map.width - 70 ? x - radius - 4 : x + radius + 4}
            textAnchor={x + radius + 4 > map.width - 70 ? 'end' : 'start'}
            y={y}
            dy="0.34em"
            fontSize={13}
            fill={INK}
            stroke="var(--color-surface)"
            strokeWidth={3}
            paintOrder="stroke"
            className="pointer-events-none"
          >
            {row.label.type === 'text' ? row.label.text : ''}
          </text>
        ))}
      </svg>
      <div className="pointer-events-none absolute top-2 right-2">
        <ChartTip figure={figure} row={pointed} />
      </div>
    </div>
  );
}

function radiusOf(jobs: number, most: number): number {
  return Math.max(LARGEST * Math.sqrt(jobs / most), SMALLEST);
}
