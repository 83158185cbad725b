import {
  type BoardItem,
  type CompareView,
  compareViewFrom,
  type DashboardView,
  dashboardViewFrom,
  type ExploreView,
  exploreViewFrom,
  type ListItem,
  type ListSubject,
  type MarketSubject,
} from '@/lib/recruiter/vocabulary';
import { compareHref } from '../compare/compare-path';
import { dashboardHref, WHOLE_MARKET } from '../dashboard/scope';
import { exploreHref } from '../explore/explore-path';

/** Question of an item, as its page reads it from its address. */
export type ItemView =
  | { kind: 'question' | 'figure'; view: DashboardView }
  | { kind: 'comparison'; view: CompareView }
  | { kind: 'call'; view: ExploreView };

export function viewOfItem({ kind, params }: Pick<MarketSubject, 'kind' | 'params'>): ItemView {
  const read = new URLSearchParams(params);
  if (kind === 'comparison') return { kind, view: compareViewFrom(read) };
  if (kind === 'call') return { kind, view: exploreViewFrom(read) };
  return { kind, view: dashboardViewFrom(read) };
}

/** Returns the address of the page that shows the same as an item, with everything around it. */
export function itemHref({ kind, view }: ItemView): string {
  if (kind === 'comparison') return compareHref(view);
  return kind === 'call' ? exploreHref(view) : dashboardHref(WHOLE_MARKET, view);
}

export function isListItem(item: BoardItem): item is ListItem {
  return item.kind === 'candidates' || item.kind === 'jobs' || item.kind === 'match';
}

/** Returns the address of the list, or the match, whose first entries an item shows. */
export function listHref({ kind, params }: Pick<ListSubject, 'kind' | 'params'>): string {
  return params ? `/${kind}?${params}` : `/${kind}`;
}
