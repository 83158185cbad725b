import { useMemo, useState } from 'react';
import type { CategoryNumbers } from '@/lib/scoring';
import type { Place } from './data/address';
import {
  bareRef,
  type DocumentRef,
  type Filters,
  keyOf,
  type Result,
  type SavedSearch,
  type View,
} from './data/model';
import { numbersOf, ownWeights } from './data/rank';
import { usePlace } from './data/use-place';
import { useResults } from './data/use-results';
import { tidied } from './filters/catalogue';

/** Returns the start of a session: the parameters of its request. */
function startOf(view: View): Place {
  return {
    filters: tidied(view.filterCriteria ?? {}),
    weights: ownWeights(view.preferredCategoryWeights),
    page: 1,
    compare: [],
    asked: view.kind !== 'Search' || view.options.executeImmediately,
  };
}

/** Returns the names of tags and industries: from the picklists, and from the completions they were taken from. */
function useLabels({ userDefinedTagsPicklists }: View) {
  const [learnt, setLearnt] = useState<Record<string, string>>({});
  const labels = useMemo(() => {
    const options = userDefinedTagsPicklists.flatMap((picklist) => picklist.options);
    return new Map([...options.map(({ value, text }) => [value, text] as const), ...Object.entries(learnt)]);
  }, [userDefinedTagsPicklists, learnt]);
  const learn = (names: Record<string, string>) => setLearnt((known) => ({ ...known, ...names }));
  return { labels, learn };
}

type Moving = { weights: CategoryNumbers | undefined };

/** Returns the list and everything that changes its contents. */
export function useList(view: View) {
  const start = useMemo(() => startOf(view), [view]);
  const { place, go } = usePlace(start);
  const { labels, learn } = useLabels(view);
  const [moving, setMoving] = useState<Moving | null>(null);
  const weights = moving ? moving.weights : place.weights;
  const results = useResults(place, weights);
  const { answer, ranked } = results;
  const suggested = useMemo(() => numbersOf(answer?.suggestedCategoryWeights), [answer]);
  const at = ranked.findIndex(({ result }) => place.open && keyOf(result) === keyOf(place.open));
  const opener = (index: number) => {
    const result = ranked[index]?.result;
    return at >= 0 && result ? () => go({ open: bareRef(result) }, 'replace') : undefined;
  };
  return {
    ...{ place, labels, weights, results, suggested },
    setFilters: (filters: Filters, names?: Record<string, string>) => {
      if (names) learn(names);
      go({ filters: tidied(filters), page: 1, asked: true });
    },
    moveWeights: (next: CategoryNumbers | undefined) => setMoving({ weights: next }),
    settleWeights: (next: CategoryNumbers | undefined) => {
      setMoving(null);
      go({ weights: next }, 'replace');
    },
    take: ({ filterCriteria, preferredCategoryWeights }: SavedSearch) =>
      go({
        filters: tidied(filterCriteria ?? {}),
        weights: ownWeights(preferredCategoryWeights),
        page: 1,
        asked: true,
      }),
    search: () => go({ asked: true }),
    toPage: (page: number) => go({ page }),
    open: (result: DocumentRef) => go({ open: bareRef(result) }),
    close: () => go({ open: undefined }),
    around: { previous: opener(at - 1), next: opener(at + 1) },
    findSimilar: (result: DocumentRef) =>
      go({
        similarTo: bareRef(result),
        filters: {},
        weights: undefined,
        page: 1,
        open: undefined,
        compare: [],
      }),
    leaveSimilar: place.similarTo ? () => go({ ...start, similarTo: undefined, open: undefined }) : undefined,
    compare: (compared: readonly Result[]) => go({ compare: compared.map(bareRef) }),
  };
}

export type List = ReturnType<typeof useList>;
