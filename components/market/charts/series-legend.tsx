import type { FigureColumn } from '@/lib/recruiter/vocabulary';
import { SeriesMark } from './series-mark';

/** Maps series to questions. */
export function SeriesLegend({ columns }: { columns: readonly FigureColumn[] }) {
  return (
    <ul data-legend className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-muted">
      {columns.map(({ label }, index) => (
        <li key={label} className="flex min-w-0 items-center gap-1.5">
          <SeriesMark index={index} />
          <span className="min-w-0 truncate">{label.replace(/^[A-D]: /, '')}</span>
        </li>
      ))}
    </ul>
  );
}
