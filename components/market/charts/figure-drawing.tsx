'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';
import type { Figure } from '@/lib/recruiter/vocabulary';
import { FigureTable } from './figure-table';
import { ROW_HEIGHT } from './looks';

/** The charts with their library are loaded where one is shown and nowhere else. */
const waiting = () => <Skeleton className="h-full min-h-32 w-full rounded-md" />;
const RankedBars = dynamic(() => import('./ranked-bars').then((module) => module.RankedBars), {
  loading: waiting,
  ssr: false,
});
const TrendChart = dynamic(() => import('./trend-chart').then((module) => module.TrendChart), {
  loading: waiting,
  ssr: false,
});
const DistributionChart = dynamic(
  () => import('./distribution-chart').then((module) => module.DistributionChart),
  {
    loading: waiting,
    ssr: false,
  },
);
const PlaceMap = dynamic(() => import('./place-map').then((module) => module.PlaceMap), {
  loading: waiting,
  ssr: false,
});

/** A figure as its model says that it is drawn, in a place of a height that is known before. */
export function FigureDrawing({ title, figure, height }: { title: string; figure: Figure; height: number }) {
  const { drawing } = figure;
  if (drawing.type === 'table') return <FigureTable title={title} figure={figure} />;
  if (drawing.type === 'map') return <PlaceMap figure={figure} map={drawing.map} />;
  if (drawing.type === 'bars' || drawing.type === 'change')
    return (
      <div style={{ height: figure.rows.length * ROW_HEIGHT + 4 }}>
        <RankedBars figure={figure} />
      </div>
    );
  return (
    <div style={{ height }}>
      {drawing.type === 'trend' ? (
        <TrendChart figure={figure} height={height} />
      ) : (
        <DistributionChart figure={figure} height={height} />
      )}
    </div>
  );
}
