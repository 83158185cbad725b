'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';
import { type Figure, isOnlyTable } from '@/lib/recruiter/vocabulary';
import { ComparedTable } from './compared-table';
import { FigureTable } from './figure-table';
import { comparedHeight, ROW_HEIGHT } from './looks';

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

const ComparedBars = dynamic(() => import('./compared-bars').then((module) => module.ComparedBars), {
  loading: waiting,
  ssr: false,
});
const ComparedLines = dynamic(() => import('./compared-lines').then((module) => module.ComparedLines), {
  loading: waiting,
  ssr: false,
});

/** A figure as its model says that it is drawn, in a place of a height that is known before. */
export function FigureDrawing({ title, figure, height }: { title: string; figure: Figure; height: number }) {
  const { drawing } = figure;
  if (drawing.type === 'compared' && drawing.as === 'table')
    return (
      <div className="overflow-x-auto">
        <ComparedTable title={title} figure={figure} series={drawing.series} />
      </div>
    );
  if (isOnlyTable(drawing))
    return (
      <div className="overflow-x-auto">
        <FigureTable title={title} figure={figure} />
      </div>
    );
  if (drawing.type === 'map') return <PlaceMap figure={figure} map={drawing.map} />;
  if (drawing.type === 'compared' && drawing.as === 'bars')
    return (
      <div style={{ height: comparedHeight(figure.rows.length, drawing.series) }}>
        <ComparedBars figure={figure} series={drawing.series} />
      </div>
    );
  if (drawing.type === 'bars' || drawing.type === 'change')
    return (
      <div style={{ height: figure.rows.length * ROW_HEIGHT + 4 }}>
        <RankedBars figure={figure} />
      </div>
    );
  return (
    <div style={{ height }}>
      {drawing.type === 'trend' && <TrendChart figure={figure} height={height} />}
      {drawing.type === 'distribution' && <DistributionChart figure={figure} height={height} />}
      {drawing.type === 'compared' && (
        <ComparedLines figure={figure} series={drawing.series} height={height} />
      )}
    </div>
  );
}
