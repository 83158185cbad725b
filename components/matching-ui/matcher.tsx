'use client';

import { useEffect, useMemo, useState } from 'react';
import { useCommandPanel } from '@/components/shell/commands';
import { ShortcutHelp } from '@/components/shell/shortcut-help';
import { FilterChips } from '@/components/ui/filter-chips';
import { toast } from '@/components/ui/toast';
import { keyOf, type Result } from './data/model';
import { type Ranked, rankingText } from './data/rank';
import { DetailsView } from './details/details-view';
import { activeFilters } from './filters/chips';
import { Banner, Header } from './header';
import { DeliveryLog } from './hooks/delivery-log';
import { useHeight } from './hooks/use-height';
import { useHooks } from './hooks/use-hooks';
import { usePeople } from './hooks/use-people';
import { useMatcher } from './matcher-context';
import { FiltersPanel, type Layer, WeightsPanel } from './panels';
import { Comparison } from './results/comparison';
import { ResultList } from './results/result-list';
import { hooksOf, type ResultActions } from './results/result-menu';
import { MOST_COMPARED, SelectionBar } from './results/selection-bar';
import { SavedSearches } from './saved-searches';
import { type List, useList } from './use-list';
import { useMatcherCommands } from './use-matcher-commands';
import { useSelection } from './use-selection';
import { useStable } from './use-stable';

/**
 * Returns the same actions from one rendering to the next, so that rows are rendered again only for changes in them.
 */
function useResultActions(
  latest: { [Name in keyof ResultActions]: (...args: Parameters<ResultActions[Name]>) => unknown },
) {
  const open = useStable(latest.open);
  const choose = useStable(latest.choose);
  const compare = useStable(latest.compare);
  const findSimilar = useStable(latest.findSimilar);
  const act = useStable(latest.act);
  return useMemo<ResultActions>(
    () => ({ open, choose, compare, findSimilar, act }),
    [open, choose, compare, findSimilar, act],
  );
}

/** Adds a result to the comparison; with the second one it opens. */
function useComparison(list: List, chosen: readonly Result[]) {
  const { ranked } = list.results;
  const keys = new Set(list.place.compare.map(keyOf));
  const compared = ranked.filter(({ result }) => keys.has(keyOf(result)));
  const without = (result: Result) =>
    compared.map((each) => each.result).filter((each) => keyOf(each) !== keyOf(result));
  const add = (result: Result) => {
    const next = [...without(result), result].slice(-MOST_COMPARED);
    list.compare(next);
    if (next.length === 1) toast.info('Add a second result to compare them');
  };
  return {
    compared,
    add,
    addChosen: () => list.compare(chosen),
    remove: (result: Result) => list.compare(without(result)),
    close: () => list.compare([]),
  };
}

/** The page of a list: filters on one side, weights on the other, details and comparison over it. */
export function Matcher() {
  const { view } = useMatcher();
  const list = useList(view);
  const { place, results, labels } = list;
  const { act, popUp } = useHooks({ isOfSource: !list.place.similarTo });
  const people = usePeople(results.answer?.matches);
  const selection = useSelection(results.ranked);
  const comparison = useComparison(list, selection.chosen);
  const { show } = useCommandPanel();
  const [layer, setLayer] = useState<Layer>(null);
  const page = useHeight();
  const { showFilterCriteria, showWeights, showFindSimilar, showDetailsButton, showSavedSearches } =
    view.options;
  const actions = useResultActions({
    open: (result) => showDetailsButton && list.open(result),
    choose: selection.choose,
    compare: (result) => result.scores && comparison.add(result),
    findSimilar: (result) => showFindSimilar && result.indexId && list.findSimilar(result),
    act,
  });
  useMatcherCommands({
    ranked: results.ranked,
    chosen: selection.chosen,
    hooks: hooksOf(view.hooks),
    actions,
    clear: selection.clear,
    help: () => show('help'),
  });
  const hasWeights = showWeights && results.ranked.some(({ scores }) => scores);
  const chips = activeFilters(place.filters, view.filters, labels).map((each) => ({
    key: each.key,
    text: each.text,
    faulty: results.problems.some(({ filterId }) => filterId === each.filterId),
    onRemove: () => list.setFilters(each.without),
  }));
  return (
    <div ref={page} className="@container/matcher flex h-dvh min-h-96 flex-col print:h-auto">
      <Banner />
      <Header
        answer={results.answer}
        actions={{
          filters: showFilterCriteria ? () => setLayer('filters') : undefined,
          weights: hasWeights ? () => setLayer('weights') : undefined,
          searches: showSavedSearches ? () => setLayer('searches') : undefined,
          sent: view.hooks.some(({ kind }) => kind === 'Server') ? () => setLayer('sent') : undefined,
          help: () => show('help'),
          leaveSimilar: list.leaveSimilar,
          blind: people.needsSwitch
            ? { isBlind: people.isBlind, toggle: () => people.setBlind(!people.isBlind) }
            : undefined,
        }}
      />
      <div className="flex min-h-0 flex-1">
        {showFilterCriteria && <FiltersPanel list={list} layer={layer} setLayer={setLayer} />}
        <main className="relative flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
          {showFilterCriteria && <FilterChips chips={chips} onClear={() => list.setFilters({})} />}
          <Widened list={list} />
          <div className="min-h-0 flex-1 overflow-y-auto print:overflow-visible">
            <div data-content="">
              <ResultList
                results={people.isAwaited ? { ...results, answer: undefined, ranked: [] } : results}
                personOf={people.personOf}
                labels={labels}
                chosen={selection.keys}
                actions={actions}
                onSearch={list.search}
                onClearFilters={chips.length > 0 ? () => list.setFilters({}) : undefined}
                onPage={list.toPage}
              />
            </div>
          </div>
          <SelectionBar
            chosen={selection.chosen}
            act={act}
            onCompare={comparison.addChosen}
            onClear={selection.clear}
          />
        </main>
        {hasWeights && <WeightsPanel list={list} layer={layer} setLayer={setLayer} />}
      </div>
      <Announcements list={list} />
      <DetailsView
        place={place}
        around={list.around}
        personOf={people.personOf}
        actions={actions}
        onClose={list.close}
      />
      <Comparison
        results={comparison.compared}
        sourceKind={place.similarTo ? view.targetKind : view.source?.kind}
        personOf={people.personOf}
        onRemove={comparison.remove}
        onClose={comparison.close}
      />
      <DeliveryLog open={layer === 'sent'} onOpenChange={(open) => setLayer(open ? 'sent' : null)} />
      <SavedSearches
        open={layer === 'searches'}
        place={place}
        weights={list.weights}
        onOpenChange={(open) => setLayer(open ? 'searches' : null)}
        onTake={(search) => {
          list.take(search);
          setLayer(null);
        }}
      />
      {popUp}
      <ShortcutHelp />
    </div>
  );
}

/** With which words a search by meaning was widened. */
function Widened({ list }: { list: List }) {
  const widened = list.results.answer?.widenedTerms ?? [];
  if (widened.length === 0) return null;
  return (
    <p className="border-b px-4 py-1.5 text-xs text-ink-muted">
      {widened.map(({ term, with: others }) => (
        <span key={term} className="mr-3">
          <b className="font-medium text-ink">{term}</b> also as {others.slice(0, 6).join(', ')}
        </span>
      ))}
    </p>
  );
}

const REST_MS = 700;

function saidOf({ answer, isFetching }: List['results'], ranked: readonly Ranked[]): string {
  if (!answer) return isFetching ? 'Loading' : '';
  return `${answer.currentCount} of ${answer.totalCount} results. ${rankingText(ranked)}`;
}

/** Announces counts and changes of the ranking to screen readers, once it has settled. */
function Announcements({ list: { results } }: { list: List }) {
  const now = saidOf(results, results.ranked);
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(now), REST_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
