'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, Ellipsis, Printer, ScanSearch, Send, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { focusLayer, panel, printedSheet, scrim } from '@/components/ui/overlay';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { ErrorState } from '@/components/ui/state';
import type { Place } from '../data/address';
import type { Details, DocumentRef, Result, View } from '../data/model';
import { keyOf } from '../data/model';
import type { PersonOf } from '../hooks/use-people';
import { useMatcher } from '../matcher-context';
import { hooksOf, type ResultActions } from '../results/result-menu';
import { positionText, titleOf } from '../results/words';
import { DocumentView } from './document-view';
import { Evidence } from './evidence';

/** Returns the details of one result, loaded with the weights and the source of the list. */
export function useDetails(open: DocumentRef | undefined, { weights, similarTo }: Place) {
  const { session, calls } = useMatcher();
  const query = open && {
    indexId: open.indexId,
    documentId: open.documentId,
    similarTo,
    preferredCategoryWeights: weights,
  };
  return useQuery({
    queryKey: ['matcher', session, 'details', query],
    queryFn: ({ signal }) => calls.details(query ?? { documentId: '' }, signal),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

type Around = { previous?: (() => void) | undefined; next?: (() => void) | undefined };

/** One result over the list: its document, and the evidence for and against it. */
export function DetailsView({
  place,
  around,
  personOf,
  actions,
  onClose,
}: {
  place: Place;
  around: Around;
  personOf: PersonOf;
  actions: ResultActions;
  onClose: () => void;
}) {
  const { view } = useMatcher();
  const { data, error } = useDetails(place.open, place);
  // The row of the document that was open last, which may be another than the one it was opened from.
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (place.open) last.current = keyOf(place.open);
  }, [place.open]);
  const isOfThis = data !== undefined && place.open !== undefined && keyOf(data.result) === keyOf(place.open);
  return (
    <Radix.Root open={place.open !== undefined} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          aria-describedby={undefined}
          data-sheet=""
          className={cn(
            panel,
            printedSheet,
            'fixed inset-y-0 right-0 z-50 flex w-full max-w-6xl animate-slide-in flex-col md:left-16 md:w-auto md:ml-auto',
          )}
          onOpenAutoFocus={focusLayer}
          onCloseAutoFocus={(event) => {
            const row = `[data-result="${CSS.escape(last.current ?? '')}"] [data-open]`;
            const title = document.querySelector<HTMLElement>(row);
            if (!title) return;
            event.preventDefault();
            title.focus();
          }}
          onKeyDown={(event) => {
            if (event.target instanceof HTMLElement && event.target.closest('input, textarea')) return;
            if (event.key === 'j') around.next?.();
            if (event.key === 'k') around.previous?.();
          }}
        >
          {error && !isOfThis ? (
            <>
              <Radix.Title className="sr-only">Details</Radix.Title>
              <ErrorState
                title="The document cannot be shown"
                actions={<Button onClick={onClose}>Back to the list</Button>}
              >
                {error.message}
              </ErrorState>
            </>
          ) : (
            <>
              <Header
                title={
                  isOfThis ? (
                    <Radix.Title>{titleOf(data.result, personOf(data.result))}</Radix.Title>
                  ) : (
                    <Radix.Title>Details</Radix.Title>
                  )
                }
                details={isOfThis ? data : undefined}
                around={around}
                actions={actions}
                onClose={onClose}
              />
              {isOfThis ? (
                <DetailsBody
                  key={keyOf(data.result)}
                  details={data}
                  sourceKind={place.similarTo ? data.result.kind : view.source?.kind}
                />
              ) : (
                <DetailsLoading />
              )}
            </>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Header({
  title,
  details,
  around,
  actions,
  onClose,
}: {
  title: ReactNode;
  details: Details | undefined;
  around: Around;
  actions: ResultActions;
  onClose: () => void;
}) {
  const { view } = useMatcher();
  const result = details?.result;
  return (
    <header className="relative flex flex-wrap items-center gap-2 border-b px-4 py-2">
      <div className="min-w-0 flex-1 max-sm:basis-full max-sm:pr-9 [&_h2]:text-lg [&_h2]:font-semibold [&_h2]:wrap-anywhere">
        {title}
        {result && (
          <p className="text-xs text-ink-muted wrap-anywhere">
            {[positionText(result), result.place, result.documentId].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
      {result?.scores && (
        <p className="text-2xl font-semibold tabular-nums">
          <span className="mr-2 text-xs font-normal text-ink-muted">{view.sovScoreName}</span>
          {result.scores.sovScore}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {result && <HookButtons result={result} act={actions.act} />}
        {result?.indexId && view.options.showFindSimilar && (
          <IconButton label="Find similar" size="sm" onClick={() => actions.findSimilar(result)}>
            <ScanSearch aria-hidden />
          </IconButton>
        )}
        <IconButton label="Print" size="sm" className="max-sm:hidden" onClick={() => window.print()}>
          <Printer aria-hidden />
        </IconButton>
        <IconButton
          label="Previous"
          shortcut={['K']}
          size="sm"
          disabled={!around.previous}
          onClick={around.previous}
        >
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton label="Next" shortcut={['J']} size="sm" disabled={!around.next} onClick={around.next}>
          <ChevronDown aria-hidden />
        </IconButton>
        <span className="max-sm:absolute max-sm:top-2 max-sm:right-3">
          <IconButton label="Close" shortcut={['Esc']} size="sm" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </span>
      </div>
    </header>
  );
}

/** As many hooks as have a button; the others are in a menu. */
const MOST_BUTTONS = 3;

export function HookButtons({ result, act }: { result: Result; act: ResultActions['act'] }) {
  const hooks = hooksOf(useMatcher().view.hooks);
  const others = hooks.slice(MOST_BUTTONS);
  return (
    <>
      {hooks.slice(0, MOST_BUTTONS).map((hook) => (
        <Button key={hook.number} size="sm" onClick={() => act(hook, [result])}>
          {hook.linkText}
        </Button>
      ))}
      {others.length > 0 && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton label="More actions" size="sm">
              <Ellipsis aria-hidden />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            {others.map((hook) => (
              <DropdownMenuItem key={hook.number} onSelect={() => act(hook, [result])}>
                <Send aria-hidden />
                {hook.linkText}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </>
  );
}

/** The document next to the evidence; below it where there is no room. */
export function DetailsBody({
  details,
  sourceKind,
}: {
  details: Details;
  sourceKind: NonNullable<View['source']>['kind'] | undefined;
}) {
  const [chosen, choose] = useState<{ start: number; end: number } | undefined>();
  return (
    <div className="flex min-h-0 flex-1 max-md:flex-col max-md:overflow-y-auto print:flex-col print:overflow-visible">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface max-md:min-h-[70dvh] max-md:flex-none print:min-h-0 print:flex-none">
        <DocumentView
          details={details}
          title={details.result.kind === 'Resume' ? 'The CV' : 'The posting'}
          chosen={chosen}
        />
      </div>
      {details.result.scores && (
        <div className="overflow-y-auto border-l max-md:order-first max-md:shrink-0 max-md:overflow-visible md:w-104 md:shrink-0 max-md:border-l-0 max-md:border-b print:order-first print:w-full print:overflow-visible print:border-l-0 print:border-b">
          <Evidence details={details} sourceKind={sourceKind} onPlace={choose} />
        </div>
      )}
    </div>
  );
}

function DetailsLoading() {
  return (
    <Loading label="Loading the document" className="flex flex-col gap-3 p-6">
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="w-full" />
      <Skeleton className="w-5/6" />
      <Skeleton className="w-2/3" />
    </Loading>
  );
}
