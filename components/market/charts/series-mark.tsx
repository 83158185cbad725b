import { letterOf } from '@/lib/recruiter/vocabulary';
import { SERIES } from './looks';

/** Returns the look of a series by its place; each has a different colour, dash, shape and filling. */
export function looksOf(index: number) {
  return SERIES[index % SERIES.length] ?? SERIES[0];
}

/** The shape that marks a point of a series: disc, square, triangle, diamond; hollow where a period is not over. */
export function SeriesShape({
  index,
  x,
  y,
  isHollow = false,
}: {
  index: number;
  x: number;
  y: number;
  isHollow?: boolean;
}) {
  const { stroke } = looksOf(index);
  const paint = { fill: isHollow ? 'var(--color-surface)' : stroke, stroke, strokeWidth: 1.5 };
  if (index === 0) return <circle cx={x} cy={y} r={3} {...paint} />;
  if (index === 1) return <rect x={x - 2.75} y={y - 2.75} width={5.5} height={5.5} {...paint} />;
  if (index === 2) return <path d={`M${x} ${y - 3.5}l3.5 6.5h-7z`} {...paint} />;
  return <path d={`M${x} ${y - 4}l4 4l-4 4l-4 -4z`} {...paint} />;
}

/** The fillings of bars, to be referred to by `fillOf`. */
export function SeriesPatterns({ id }: { id: string }) {
  return SERIES.map(({ stroke }, index) => (
    <pattern
      key={stroke}
      id={`${id}-${index}`}
      width={6}
      height={6}
      patternUnits="userSpaceOnUse"
      patternTransform={index === 1 ? 'rotate(45)' : undefined}
    >
      <rect width={6} height={6} fill={stroke} fillOpacity={index === 0 ? 1 : 0.28} />
      {index === 1 && <rect width={3} height={6} fill={stroke} />}
      {index === 2 && <circle cx={3} cy={3} r={1.6} fill={stroke} />}
      {index === 3 && <rect width={6} height={2.5} fill={stroke} />}
    </pattern>
  ));
}

/** Returns the filling of a series within a drawing that has the patterns of that id. */
export function fillOf(id: string, index: number): string {
  return `url(#${id}-${index})`;
}

/** Mark of a series: its letter, its line and its shape. */
export function SeriesMark({ index }: { index: number }) {
  const { stroke, dash } = looksOf(index);
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5">
      <svg aria-hidden width={26} height={12} className="shrink-0">
        <line x1={0} x2={26} y1={6} y2={6} stroke={stroke} strokeWidth={1.75} strokeDasharray={dash} />
        <SeriesShape index={index} x={13} y={6} />
      </svg>
      <span className="font-semibold text-ink">{letterOf(index)}</span>
    </span>
  );
}
