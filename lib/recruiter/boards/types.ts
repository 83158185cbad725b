import type { DossierKind } from '../ground/dossier-kind';
import type { ComparedId, KEY_FIGURES_ID } from '../market/compare/panels';
import type { Coming, DashboardSummary } from '../market/dashboard/types';
import type { PanelId } from '../market/figures/panels';
import type { Figure, KeyFigure } from '../market/figures/types';

/**
 * Subjects of items on a market board. `params` is the query of the page that shows the same: the overview for a
 * question and its figures, Compare for a comparison, Explore for a call.
 */
export type MarketSubject =
  | { kind: 'question'; figure: null; params: string }
  | { kind: 'figure'; figure: PanelId; params: string }
  | { kind: 'comparison'; figure: ComparedId | typeof KEY_FIGURES_ID; params: string }
  | { kind: 'call'; figure: null; params: string };

/**
 * A question about candidates or jobs of the workspace, with the query of their list; or a match, with its `job` or
 * `candidate` in `params`.
 */
export type ListSubject = { kind: 'candidates' | 'jobs' | 'match'; figure: null; params: string };

/** Subjects of items on a board. */
export type BoardSubject = MarketSubject | ListSubject;

type Named = { id: string; name: string };

/** Something on a board, under its name. */
export type BoardItem = BoardSubject & Named;
export type MarketItem = MarketSubject & Named;
export type ListItem = ListSubject & Named;

/**
 * The first of a list: their kind, the number of all, and for a match its job or candidate and the scores, 0 to 100.
 */
export type BoardList = {
  kind: DossierKind;
  total: number;
  about: string | null;
  lines: { id: string; name: string; detail: string | null; score: number | null }[];
};

/** A board as a list shows it. */
export type BoardLine = {
  id: string;
  name: string;
  shared: boolean;
  /** True if this member made it; others see it because it is shared. */
  isOwn: boolean;
  /** True if this member may change it. */
  mayChange: boolean;
  by: string;
  items: number;
};

/** A board with its items, in order. */
export type Board = Omit<BoardLine, 'items'> & { items: BoardItem[] };

/**
 * Contents of an item, each part on its way: a question has key figures, a list its first lines, everything else one
 * figure.
 */
export type ShownItem = {
  id: string;
  /** Summary of the question, or of the part that the questions of a comparison share. */
  summary: Coming<DashboardSummary> | null;
  figure: Coming<Figure | null> | null;
  keyFigures: Coming<KeyFigure[]>[];
  list: Coming<BoardList | null> | null;
};
