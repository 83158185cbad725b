'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import type { Figure, FigureRow, PlaceMap as PlacedOnMap } from '@/lib/recruiter/vocabulary';
import { DatumLink } from './datum-link';
import { BAR, INK } from './looks';
import { placeNames } from './map-names';
import { ChartTip } from './tip';

const LARGEST = 22;
const SMALLEST = 3;
/** A map may be drawn smaller than it is computed; its letters stay as large as those around it. */
const LETTERS = 12;
const NAMED = 6;

/** Places as circles whose area is their number of jobs, on a map. */
export function PlaceMap({ figure, map }: { figure: Figure; map: PlacedOnMap }) {
  const [pointed, point] = useState<FigureRow>();
  const { frame, width } = useWidth(map.width);
  const rows = new Map(figure.rows.map((row) => [row.id, row]));
  const most = Math.max(...figure.rows.map(({ values }) => values[0] ?? 0), 1);
  const circles = map.places.flatMap((place) => {
    const row = rows.get(place.id);
    return row ? [{ ...place, row, radius: radiusOf(row.values[0] ?? 0, most) }] : [];
  });
  const [column] = figure.columns;
  if (!column) return null;
  const fontSize = (LETTERS * map.width) / width;
  const nameOf = (id: string) => {
    const label = rows.get(id)?.label;
    return label?.type === 'text' ? label.text : '';
  };
  const names = placeNames(circles, nameOf, { ...map, fontSize }, NAMED);
  return (
    <div ref={frame} className="relative" onPointerLeave={() => point(undefined)}>
      <svg viewBox={`0 0 ${map.width} ${map.height}`} className="block w-full rounded-md">
        <title>Jobs by place</title>
        <rect width={map.width} height={map.height} fill="var(--color-sunken)" />
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
        {names.map(({ id, text, x, y, anchor }) => (
          <text
            key={id}
            {...{ x, y, fontSize }}
            textAnchor={anchor}
            dy="0.34em"
            fill={INK}
            stroke="var(--color-surface)"
            strokeWidth={fontSize / 4}
            paintOrder="stroke"
            className="pointer-events-none"
          >
            {text}
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

/** Returns the width that a drawing has on the screen, in pixels. */
function useWidth(usual: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const note = () => setWidth(box.clientWidth || usual);
    note();
    const observer = new ResizeObserver(note);
    observer.observe(box);
    return () => observer.disconnect();
  }, [usual]);
  return { frame, width };
}
