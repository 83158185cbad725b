import type { ReactNode } from 'react';
import type { FigureColumn, FigureRow } from '@/lib/recruiter/vocabulary';
import { useCharting, useNarrowing } from './context';
import { LEAST_TARGET } from './looks';

/** A datum in a drawing: a link that narrows the question, with a name for screen readers, or only its shape. */
export function DatumLink({
  row,
  column,
  columnIndex = 0,
  width = LEAST_TARGET,
  words,
  children,
}: {
  row: FigureRow;
  column: FigureColumn;
  columnIndex?: number;
  /** Of the place that it has to itself, in pixels, where that may be little. */
  width?: number;
  /** Text where the datum is more than one number. */
  words?: string;
  children: ReactNode;
}) {
  const { formats } = useCharting();
  const { href, onClick } = useNarrowing()(row.narrows);
  if (row.narrows.length === 0 || width < LEAST_TARGET) return <g>{children}</g>;
  const said =
    words ?? `${column.label} ${formats.number(row.values[columnIndex] ?? null, row.form ?? column.form)}`;
  return (
    <a
      href={href}
      onClick={onClick}
      aria-label={`${formats.label(row.label)}: ${said}`}
      className="group/datum outline-none [&:focus-visible>rect]:stroke-focus [&:focus-visible>rect]:stroke-2 [&:focus-visible>circle]:stroke-focus [&:focus-visible>circle]:stroke-3"
    >
      {children}
    </a>
  );
}
