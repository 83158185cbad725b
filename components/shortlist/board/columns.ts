import type { EntryChange, Shortlist, ShortlistEntry } from '@/lib/recruiter/vocabulary';
import { REJECTED } from '../words';

/** A column of the board: a stage, or those who were rejected, whatever stage they had reached. */
export type Column = {
  /** Of the stage; null for the rejected. */
  stageId: string | null;
  name: string;
  entries: ShortlistEntry[];
};

/** Returns the columns of a board, with those entries that the view shows, in its order. */
export function columnsOf(
  { stages }: Pick<Shortlist, 'stages'>,
  shown: readonly ShortlistEntry[],
  rejected: boolean,
): Column[] {
  const open = shown.filter(({ reason }) => reason === null);
  const columns = stages.map(
    ({ id, name }): Column => ({
      stageId: id,
      name,
      entries: open.filter(({ stageId }) => stageId === id),
    }),
  );
  if (!rejected) return columns;
  return [
    ...columns,
    { stageId: null, name: REJECTED, entries: shown.filter(({ reason }) => reason !== null) },
  ];
}

/**
 * Returns the candidate that an arrow key leads to from another one: up and down in a column, left and right between
 * them.
 */
export function beside(
  columns: readonly Column[],
  from: string | null,
  right: number,
  down: number,
): string | null {
  const filled = columns.filter(({ entries }) => entries.length > 0);
  const at = filled.findIndex(({ entries }) => entries.some(({ candidate }) => candidate.id === from));
  if (at < 0) return filled[0]?.entries[0]?.candidate.id ?? null;
  const row = filled[at]?.entries.findIndex(({ candidate }) => candidate.id === from) ?? 0;
  const column = filled[Math.min(Math.max(at + right, 0), filled.length - 1)];
  const last = (column?.entries.length ?? 1) - 1;
  return column?.entries[Math.min(Math.max(row + down, 0), last)]?.candidate.id ?? null;
}

/** Returns the change for dropping on a column; null where it still needs a reason. */
export function dropChange(column: Pick<Column, 'stageId'>): EntryChange | null {
  return column.stageId === null ? null : { kind: 'move', stageId: column.stageId };
}
