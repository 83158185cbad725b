'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState, useTransition } from 'react';
import type { ListActions } from '@/components/dossier/actions';
import { DeleteDialog } from '@/components/dossier/delete-dialog';
import { useListSelection } from '@/components/dossier/list/use-list-selection';
import { useUploads } from '@/components/dossier/upload/upload-context';
import { counted } from '@/components/dossier/words';
import { PageHeader } from '@/components/shell/page-header';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { toast } from '@/components/ui/toast';
import type { CandidateFacets, CandidatePage } from '@/lib/recruiter/vocabulary';
import { BulkBar } from './bulk-bar';
import { CandidateCards } from './candidate-cards';
import { CandidateTable } from './candidate-table';
import { EmptyWorkspace, NothingFound } from './empty-list';
import { FilterChips } from './filter-chips';
import { ListPager } from './list-pager';
import { ListToolbar, UploadMenu } from './list-toolbar';
import { candidateHref, filteredBy, type ListView, listHref, searching, unfiltered } from './list-view';
import { useListCommands } from './use-list-commands';

type CandidateListProps = {
  view: ListView;
  page: CandidatePage;
  facets: CandidateFacets;
  /** Null for who may only look. */
  actions: ListActions | null;
};

/** The list of candidates: what the URL asks for, and everything that can be done with it. */
export function CandidateList({ view, page, facets, actions }: CandidateListProps) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [deleting, setDeleting] = useState(false);
  const searchRef = useRef<HTMLInputElement>(null);
  const bulk = useAction();
  const { follow } = useUploads();
  const ids = page.items.map(({ id }) => id);
  const selection = useListSelection(ids);
  const chosen = page.items.filter(({ id }) => selection.chosen.has(id));
  const chosenIds = chosen.map(({ id }) => id);
  const onView = (next: ListView) => startTransition(() => router.push(listHref(next), { scroll: false }));
  // Every pause in typing asks anew, and going back should not lead through all of them.
  const onSearch = (search: string) =>
    startTransition(() => router.replace(listHref(searching(view, search)), { scroll: false }));
  const onOpen = (id: string) => router.push(candidateHref(id, view));
  useListCommands({
    view,
    ids,
    selection,
    canWrite: actions !== null,
    searchRef,
    onDelete: setDeleting,
  });

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <PageHeader
        title="Candidates"
        detail={facets.total > 0 && <ListCount total={page.total} all={facets.total} />}
        actions={actions && <ListHeaderActions samples={facets.samples} actions={actions} />}
      />
      {facets.total === 0 ? (
        <EmptyWorkspace actions={actions} />
      ) : (
        <>
          <ListToolbar
            view={view}
            facets={facets}
            searchRef={searchRef}
            onView={onView}
            onSearch={onSearch}
          />
          <FilterChips
            filters={view.query.filters}
            onChange={(change) => onView(filteredBy(view, change))}
            onClear={() => onView(filteredBy({ ...view, query: { ...view.query, filters: {} } }, {}))}
          />
          <section
            aria-label="List"
            aria-busy={pending}
            className={cn(
              'relative min-h-0 flex-1 overflow-auto pb-16 transition-opacity',
              pending && 'opacity-60',
            )}
          >
            {page.items.length === 0 ? (
              <NothingFound clearHref={listHref(unfiltered(view))} />
            ) : (
              <>
                <CandidateTable
                  view={view}
                  candidates={page.items}
                  selection={selection}
                  selectable={actions !== null}
                  onView={onView}
                  onOpen={onOpen}
                />
                <CandidateCards
                  view={view}
                  candidates={page.items}
                  selection={selection}
                  selectable={actions !== null}
                />
              </>
            )}
          </section>
          {actions && (
            <BulkBar
              chosen={chosen}
              tags={facets.tags}
              busy={bulk.busy}
              onClear={selection.clear}
              onDelete={() => setDeleting(true)}
              onTag={(change) => bulk.run(() => actions.tag({ candidateIds: chosenIds, ...change }))}
              onParseAgain={() =>
                bulk.run(
                  () => actions.parseAgain(chosenIds),
                  ({ queued }) => {
                    toast.done(`${counted(queued, 'document')} will be read again`);
                    follow();
                  },
                )
              }
            />
          )}
          {page.items.length > 0 && <ListPager view={view} page={page} />}
        </>
      )}
      {actions && (
        <DeleteDialog
          names={chosen.map(({ name }) => name)}
          open={deleting && chosen.length > 0}
          busy={bulk.busy}
          onOpenChange={setDeleting}
          onDelete={() =>
            bulk.run(
              () => actions.remove(chosenIds),
              ({ deleted }) => {
                setDeleting(false);
                selection.clear();
                toast.done(`${counted(deleted, 'candidate')} deleted`);
              },
            )
          }
        />
      )}
    </div>
  );
}

function ListCount({ total, all }: { total: number; all: number }) {
  return (
    <span role="status" className="tabular-nums">
      {total === all ? all : `${total} of ${all}`}
      <span className="sr-only"> {all === 1 ? 'candidate' : 'candidates'}</span>
    </span>
  );
}

function ListHeaderActions({ samples, actions }: { samples: number; actions: ListActions }) {
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
      <UploadMenu />
    </>
  );
}
