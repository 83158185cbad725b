import type { ReactNode } from 'react';
import type { Figure } from '@/lib/recruiter/vocabulary';
import { BAR } from './looks';
import { SeriesLegend } from './series-legend';

const [WIDTH, HEIGHT] = [18, 12];

/** The legend of the series, if there are several, by shape as well as by colour. Pictures draw it as it is here. */
export function Legend({ figure: { drawing, columns, rows } }: { figure: Figure }) {
  if (drawing.type === 'compared') return <SeriesLegend columns={columns.slice(0, drawing.series)} />;
  if (drawing.type !== 'trend') return null;
  const [first, second] = columns;
  const adjusted = drawing.adjusted === undefined ? undefined : columns[drawing.adjusted];
  const third = drawing.adjusted === 2 ? undefined : columns[2];
  return (
    <ul data-legend className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-muted">
      {first && (
        <Entry text={first.label}>
          <rect x={4} y={1} width={10} height={10} rx={1} fill={BAR} />
        </Entry>
      )}
      {second && (
        <Entry text={second.label}>
          <line {...LINE} stroke="var(--color-info)" strokeDasharray="5 3" />
        </Entry>
      )}
      {adjusted && (
        <Entry text={adjusted.label}>
          <line {...LINE} stroke="var(--color-caution)" />
        </Entry>
      )}
      {third && (
        <Entry text={`${third.label}, below`}>
          <rect y={2} width={WIDTH} height={10} fill="var(--color-accent-soft)" />
          <line {...LINE} y1={2} y2={2} stroke={BAR} />
        </Entry>
      )}
      {rows.some(({ isPartial }) => isPartial) && (
        <Entry text="Current period">
          <rect x={4} y={1} width={10} height={10} rx={1} fill="var(--color-accent-soft)" stroke={BAR} />
          <path d="M5 10l8 -8M5 6l4 -4M9 10l4 -4" stroke={BAR} strokeWidth={1.5} fill="none" />
        </Entry>
      )}
    </ul>
  );
}

const LINE = { x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2, strokeWidth: 2 };

function Entry({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg aria-hidden width={WIDTH} height={HEIGHT} className="shrink-0">
        {children}
      </svg>
      <span>{text}</span>
    </li>
  );
}
