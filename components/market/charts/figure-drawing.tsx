'use client';

import type { CSSProperties } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { type Figure, isOnlyTable } from '@/lib/recruiter/vocabulary';
import { ComparedTable } from './compared-table';
import { FigureTable } from './figure-table';
import { comparedHeight, ROW_HEIGHT } from './looks';
import { useChart } from './use-chart';

type Drawn = { figure: Figure; height: number };

/** Draws a figure by its model. */
export function FigureDrawing({ title, figure, height }: Drawn & { title: string }) {
  const { drawing } = figure;
  if (!isOnlyTable(drawing)) return <ChartInPlace figure={figure} height={height} />;
  return (
    <div className="overflow-x-auto">
      {drawing.type === 'compared' ? (
        <ComparedTable title={title} figure={figure} series={drawing.series} />
      ) : (
        <FigureTable title={title} figure={figure} />
      )}
    </div>
  );
}

/** A chart in a place that has its size before, so that nothing moves when it is drawn. */
function ChartInPlace({ figure, height }: Drawn) {
  const Chart = useChart();
  return (
    <div aria-busy={!Chart} data-waiting={Chart ? undefined : ''} style={sizeOf(figure, height)}>
      {Chart ? <Chart figure={figure} height={height} /> : <Skeleton className="h-full rounded-md" />}
    </div>
  );
}

function sizeOf({ drawing, rows }: Figure, height: number): CSSProperties {
  if (drawing.type === 'map') return { aspectRatio: `${drawing.map.width} / ${drawing.map.height}` };
  if (drawing.type === 'bars' || drawing.type === 'change') return { height: rows.length * ROW_HEIGHT + 4 };
  if (drawing.type === 'compared' && drawing.as === 'bars')
    return { height: comparedHeight(rows.length, drawing.series) };
  return { height };
}
