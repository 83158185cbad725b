import type { Outcome } from '../../ground/outcome';
import type { PanelId } from '../figures/panels';
import type { Figure, KeyFigure } from '../figures/types';
import type { MarketFacet, MarketPage, MarketReply } from '../search/types';

/** Something that is on its way. */
export type Coming<Found> = Promise<Outcome<MarketReply<Found>>>;

/** Number of matching jobs, their most frequent values, and the names of the values in the filters. */
export type DashboardSummary = { total: number; facets: MarketFacet[]; labels: MarketPage['labels'] };

/** All parts of a dashboard, each of which comes by itself. A panel without a figure has nothing to show. */
export type Dashboard = {
  summary: Coming<DashboardSummary>;
  keyFigures: Coming<KeyFigure[]>[];
  panels: { id: PanelId; figure: Coming<Figure | null> }[];
};
