'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useId, useRef, useState, useTransition } from 'react';
import { Faults } from '@/components/query-bar/faults';
import { useKeptScroll } from '@/components/shell/kept-scroll';
import { PageHeader } from '@/components/shell/page-header';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { FilterChips } from '@/components/ui/filter-chips';
import { toast } from '@/components/ui/toast';
import type { DossierKind, DossierLine, ListFacets, ListPage } from '@/lib/recruiter/vocabulary';
import type { AllOf, ListActions } from '../actions';
import { KIND_WORDS } from '../kinds';
import { counted } from '../words';
import type { BulkAct } from './bulk-act';
import { ChosenActions } from './chosen-actions';
import { DossierCards } from './dossier-cards';
import { DossierTable } from './dossier-table';
import { EmptyWorkspace, NothingFound } from './empty-list';
import { ListPager } from './list-pager';
import type { Filters, ListSpec, Query } from './list-spec';
import { ListToolbar, UploadMenu } from './list-toolbar';
import {
  allOf,
  dossierHref,
  exportHref,
  exportsOf,
  filteredBy,
  type ListView,
  listHref,
  listViewParams,
  onPage,
  searching,
  unfiltered,
} from './list-view';
import { chipsIn, searchFaults } from './search/chips-and-faults';
import { UnderstoodLine } from './search/understood-line';
import { useListBar } from './search/use-list-bar';
import { useListCommands } from './use-list-commands';
import { useListSelection } from './use-list-selection';

export type DossierListProps<Line extends DossierLine, Q extends Query> = {
  view: ListView<Q>;
  page: ListPage<Line>;
  facets: ListFacets;
  /** Null for who may only look. */
  actions: ListActions | null;
};

/** A list of candidates or jobs for the question of the URL, with all its actions. */
export function DossierList<Line extends DossierLine, Q extends Query>({
  spec,
  view,
  page,
  facets,
  actions,
  filterMenu,
  own = [],
  aside,
}: DossierListProps<Line, Q> & {
  spec: ListSpec<Line, Q>;
  /** `onField` puts a field into the bar, to be given a value there. */
  filterMenu: (onChange: (change: Filters) => void, onField: (name: string) => void) => ReactNode;
  /** Actions on the chosen lines that only this list has. */
  own?: readonly BulkAct[];
  /** Content next to the count that only this list has. */
  aside?: ReactNode;
}) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [deleting, setDeleting] = useState(false);
  const searchRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLElement>(null);
  useKeptScroll(listRef, listHref(spec, view));
  const ids = page.items.map(({ id }) => id);
  const selection = useListSelection(ids, listViewParams(spec, onPage(view, 1)));
  const onView = (next: ListView<Q>) =>
    startTransition(() => router.push(listHref(spec, next), { scroll: false }));
  const onFilter = (change: Filters) => onView(filteredBy(view, change));
  useListCommands({
    kind: spec.kind,
    csv: exportHref(spec, view, 'csv'),
    xlsx: exportHref(spec, view, 'xlsx'),
    ids,
    selection,
    canWrite: actions !== null,
    searchRef,
    onDelete: setDeleting,
    own,
  });
  const { bar, faults } = useListBar(spec, view, searchRef, onView);
  const { title } = KIND_WORDS[spec.kind];
  const { understood } = page;
  const faultId = useId();
  const wrong = [...faults, ...searchFaults(view.query.search, understood)];
  const isFaulty = wrong.length > 0;
  const shared = {
    ...{ spec, view, lines: page.items, selection, terms: understood.terms },
    selectable: actions !== null,
  };
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <PageHeader
        title={title}
        detail={
          facets.total > 0 && (
            <span className="flex items-center gap-3">
              <ListCount kind={spec.kind} total={page.total} all={facets.total} />
              {aside}
            </span>
          )
        }
        actions={actions && <HeaderActions kind={spec.kind} samples={facets.samples} actions={actions} />}
      />
      {facets.total === 0 ? (
        <EmptyWorkspace kind={spec.kind} actions={actions} />
      ) : (
        <>
          <ListToolbar
            spec={spec}
            view={view}
            filterMenu={filterMenu(onFilter, (name) => bar.edit({ name, value: '' }))}
            bar={bar}
            faultId={isFaulty ? faultId : undefined}
            searchRef={searchRef}
            onView={onView}
          />
          <FilterChips
            chips={chipsIn(spec, view, { edit: bar.edit, remove: onFilter })}
            onClear={() => onView(filteredBy({ ...view, query: { ...view.query, filters: {} } }, {}))}
          />
          {isFaulty && <Faults id={faultId} faults={wrong} />}
          <UnderstoodLine kind={spec.kind} understood={page.understood} />
          <section
            ref={listRef}
            aria-label="List"
            aria-busy={pending}
            className={cn(
              'relative min-h-0 flex-1 overflow-auto pb-16 transition-opacity print:overflow-visible print:pb-0',
              pending && 'opacity-60',
            )}
          >
            {page.items.length === 0 ? (
              <NothingFound
                kind={spec.kind}
                clearHref={listHref(spec, unfiltered(view))}
                suggestion={understood.didYouMean}
                hrefOf={(words) => listHref(spec, searching(view, words))}
              />
            ) : (
              <>
                <DossierTable
                  {...shared}
                  onView={onView}
                  onOpen={(id) => router.push(dossierHref(spec, id, view))}
                />
                <DossierCards {...shared} />
              </>
            )}
          </section>
          {page.items.length > 0 && <ListPager spec={spec} view={view} page={page} />}
        </>
      )}
      {actions && (
        <ChosenActions
          kind={spec.kind}
          all={allOf(spec, view, page.total) as AllOf}
          lines={page.items}
          exportsOf={(meant) => exportsOf(spec, view, meant)}
          selection={selection}
          tags={facets.tags}
          fields={spec.fields ?? []}
          own={own}
          actions={actions}
          deleting={deleting}
          onDeleting={setDeleting}
        />
      )}
    </div>
  );
}

function ListCount({ kind, total, all }: { kind: DossierKind; total: number; all: number }) {
  const { one, many } = KIND_WORDS[kind];
  return (
    <span role="status" className="tabular-nums">
      {total === all ? all : `${total} of ${all}`}
      <span className="sr-only"> {all === 1 ? one : many}</span>
    </span>
  );
}

function HeaderActions({
  kind,
  samples,
  actions,
}: {
  kind: DossierKind;
  samples: number;
  actions: ListActions;
}) {
  const removing = useAction();
  return (
    <>
      {samples > 0 && (
        <Button
          variant="quiet"
          busy={removing.busy}
          className="max-sm:hidden"
          onClick={() =>
            removing.run(actions.removeSamples, ({ deleted }) =>
              toast.done(`${counted(deleted, 'sample')} removed`),
            )
          }
        >
          Remove the samples
        </Button>
      )}
      <UploadMenu kind={kind} />
    </>
  );
}
