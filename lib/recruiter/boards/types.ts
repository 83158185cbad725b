import type { DossierKind } from '../ground/dossier-kind';
import type { ComparedId, KEY_FIGURES_ID } from '../market/compare/panels';
import type { Coming, DashboardSummary } from '../market/dashboard/types';
import type { PanelId } from '../market/figures/panels';
import type { Figure, KeyFigure } from '../market/figures/types';

/**
 * What can be on a board of the market. `params` is the query of the page that shows the same: the overview for a question and its
 * figures, Compare for a comparison, Explore for a call.
 */
export type MarketSubject =
  | { kind: 'question'; figure: null; params: string }
  | { kind: 'figure'; figure: PanelId; params: string }
  | { kind: 'comparison'; figure: ComparedId | typeof KEY_FIGURES_ID; params: string }
  | { kind: 'call'; figure: null; params: string };

/**
 * A question about candidates or jobs of the workspace, with the query of their list; or a match, whose `params` name the `job` or
 * the `candidate` that it begins with.
 */
export type ListSubject = { kind: 'candidates' | 'jobs' | 'match'; figure: null; params: string };

/** What can be on a board. */
export type BoardSubject = MarketSubject | ListSubject;

type Named = { id: string; name: string };

/** Something on a board, under its name. */
export type BoardItem = BoardSubject & Named;
export type MarketItem = MarketSubject & Named;
export type ListItem = ListSubject & Named;

/** The first of a list: of which kind, how many there are, and of a match whom it is for and the scores, 0 to 100. */
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
  /** Whether this member made it; others see it because it is shared. */
  isOwn: boolean;
  /** Whether this member may change it. */
  mayChange: boolean;
  by: string;
  items: number;
};

/** A board with what stands on it, in its order. */
export type Board = Omit<BoardLine, 'items'> & { items: BoardItem[] };

/** What an item shows, each part on its way: a question has key figures, a list its first lines, everything else one figure. */
export type ShownItem = {
  id: string;
  /** Of the question, or of what the questions of a comparison have in common. */
  summary: Coming<DashboardSummary> | null;
  figure: Coming<Figure | null> | null;
  keyFigures: Coming<KeyFigure[]>[];
  list: Coming<BoardList | null> | null;
};
