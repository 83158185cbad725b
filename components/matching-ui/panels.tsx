'use client';

import { Dialog, DialogContent } from '@/components/ui/dialog';
import { FilterPanel } from './filters/filter-panel';
import type { List } from './use-list';
import { useStable } from './use-stable';
import { WeightPanel } from './weights/weight-panel';

/** Panel over the list. */
export type Layer = 'filters' | 'weights' | 'searches' | 'sent' | null;

type Layered = { list: List; layer: Layer; setLayer: (layer: Layer) => void };

/** The filters: next to the list where the frame has room, else over it. */
export function FiltersPanel({ list, layer, setLayer }: Layered) {
  const setFilters = useStable(list.setFilters);
  const panel = (
    <FilterPanel
      filters={list.place.filters}
      labels={list.labels}
      problems={list.results.problems}
      onFilters={setFilters}
    />
  );
  return (
    <>
      <aside
        aria-label="Filters"
        data-panel="filters"
        className="hidden w-64 shrink-0 overflow-y-auto border-r @4xl/matcher:block print:hidden!"
      >
        <div data-content="">{panel}</div>
      </aside>
      <Dialog open={layer === 'filters'} onOpenChange={(open) => setLayer(open ? 'filters' : null)}>
        <DialogContent title="Filters">{panel}</DialogContent>
      </Dialog>
    </>
  );
}

/** The weights, likewise on the other side. */
export function WeightsPanel({ list, layer, setLayer }: Layered) {
  const panel = (
    <WeightPanel
      suggested={list.suggested}
      own={list.weights}
      onMove={list.moveWeights}
      onSettle={list.settleWeights}
    />
  );
  return (
    <>
      <aside
        aria-label="Weights of the categories"
        data-panel="weights"
        className="hidden w-52 shrink-0 overflow-y-auto border-l @5xl/matcher:block print:hidden!"
      >
        <div data-content="">{panel}</div>
      </aside>
      <Dialog open={layer === 'weights'} onOpenChange={(open) => setLayer(open ? 'weights' : null)}>
        <DialogContent title="Weights" className="sm:max-w-sm">
          {panel}
        </DialogContent>
      </Dialog>
    </>
  );
}
