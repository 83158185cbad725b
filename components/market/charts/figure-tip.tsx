import type { ReactNode } from 'react';
import { Tooltip, type TooltipProps, useChartWidth } from 'recharts';
import type { Figure, FigureRow } from '@/lib/recruiter/vocabulary';
import { ChartTip } from './tip';
import { TIP_GAP, tipShift } from './tip-shift';

/** The tip of a recharts chart, next to the pointer and never over the edge of the chart. */
export function FigureTip({ figure, cursor }: { figure: Figure; cursor: TooltipProps['cursor'] }) {
  return (
    <Tooltip
      cursor={cursor}
      isAnimationActive={false}
      offset={TIP_GAP}
      allowEscapeViewBox={{ x: true }}
      content={({ payload, coordinate }) => (
        <Beside pointer={coordinate?.x ?? 0}>
          <ChartTip figure={figure} row={rowOfTip(payload)} />
        </Beside>
      )}
    />
  );
}

/** Recharts flips a tip at the edge of the plot, where one that is wider than the plot runs over the other edge. */
function Beside({ pointer, children }: { pointer: number; children: ReactNode }) {
  const chart = useChartWidth() ?? 0;
  return (
    <div style={{ width: 'max-content', transform: `translateX(${tipShift(pointer, chart)})` }}>
      {children}
    </div>
  );
}

/** Reads the row from the payload of a recharts tooltip. */
function rowOfTip(payload: unknown): FigureRow | undefined {
  const [first] = Array.isArray(payload) ? payload : [];
  return (first as { payload?: { row?: FigureRow } } | undefined)?.payload?.row;
}
