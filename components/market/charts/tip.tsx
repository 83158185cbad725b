import type { Figure, FigureRow } from '@/lib/recruiter/vocabulary';
import { useCharting } from './context';
import { FigureMethod } from './figure-method';

/** Numbers of the datum at the pointer, and their basis. */
export function ChartTip({ figure, row }: { figure: Figure; row: FigureRow | undefined }) {
  const { formats } = useCharting();
  if (!row) return null;
  return (
    <div className="max-w-72 rounded-md border bg-raised px-2.5 py-2 text-xs shadow-overlay">
      <p className="font-medium">
        {formats.label(row.label)}
        {row.isPartial && row.label.type === 'period' && ' so far'}
      </p>
      <dl className="mt-1 grid grid-cols-[auto_auto] gap-x-4">
        {figure.columns.map(({ label, form }, index) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="text-right tabular-nums">
              {formats.number(row.values[index] ?? null, row.form ?? form)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 border-t pt-1 text-2xs text-ink-muted">
        <FigureMethod figure={figure} />
      </p>
    </div>
  );
}
