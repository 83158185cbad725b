'use client';

import type { Figure } from '@/lib/recruiter/vocabulary';
import { ComparedBars } from './compared-bars';
import { ComparedLines } from './compared-lines';
import { DistributionChart } from './distribution-chart';
import { PlaceMap } from './place-map';
import { RankedBars } from './ranked-bars';
import { TrendChart } from './trend-chart';

/** The chart of a figure that is more than a table. */
export function Chart({ figure, height }: { figure: Figure; height: number }) {
  const { drawing } = figure;
  switch (drawing.type) {
    case 'map':
      return <PlaceMap figure={figure} map={drawing.map} />;
    case 'bars':
    case 'change':
      return <RankedBars figure={figure} />;
    case 'trend':
      return <TrendChart figure={figure} height={height} />;
    case 'distribution':
      return <DistributionChart figure={figure} height={height} />;
    case 'compared':
      return drawing.as === 'bars' ? (
        <ComparedBars figure={figure} series={drawing.series} />
      ) : (
        <ComparedLines figure={figure} series={drawing.series} height={height} />
      );
    default:
      return null;
  }
}
