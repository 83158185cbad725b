import type { ComparedId, KEY_FIGURES_ID } from '../market/compare/panels';
import type { Coming, DashboardSummary } from '../market/dashboard/types';
import type { PanelId } from '../market/figures/panels';
import type { Figure, KeyFigure } from '../market/figures/types';

/**
 * What can be on a board. `params` is the query of the page that shows the same: the overview for a question and its
 * figures, Compare for a comparison, Explore for a call.
 */
export type BoardSubject =
  | { kind: 'question'; figure: null; params: string }
  | { kind: 'figure'; figure: PanelId; params: string }
  | { kind: 'comparison'; figure: ComparedId | typeof KEY_FIGURES_ID; params: string }
  | { kind: 'call'; figure: null; params: string };

/** Something on a board, under its name. */
export type BoardItem = BoardSubject & { id: string; name: string };

/** A board as a list shows it. */
export type BoardLine = {
  id: string;
  name: string;
  shared: boolean;
  /** Whether this member made it; others see it because it is shared. */
  isOwn: boolean;
  /** Whether this member may change it. */
  mayChange: boolean;
  by: string;
  items: number;
};

/** A board with what stands on it, in its order. */
export type Board = Omit<BoardLine, 'items'> & { items: BoardItem[] };

/** What an item shows, each part on its way: a question has key figures, everything else has one figure. */
export type ShownItem = {
  id: string;
  /** Of the question, or of what the questions of a comparison have in common. */
  summary: Coming<DashboardSummary>;
  figure: Coming<Figure | null> | null;
  keyFigures: Coming<KeyFigure[]>[];
};
