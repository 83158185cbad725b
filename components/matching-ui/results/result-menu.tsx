'use client';

import { Ellipsis, GitCompareArrows, PanelRightOpen, ScanSearch, Send } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { Hook, Result } from '../data/model';
import { useMatcher } from '../matcher-context';

/** Actions on one result. */
export type ResultActions = {
  open: (result: Result) => void;
  choose: (result: Result) => void;
  compare: (result: Result) => void;
  findSimilar: (result: Result) => void;
  act: (hook: Hook, results: readonly Result[]) => void;
};

/** Hooks that act on documents of the list; those for documents of other sources have nothing to act on here. */
export const hooksOf = (hooks: readonly Hook[]) => hooks.filter(({ kind }) => kind !== 'Sourcing');

/** Rendered once for a result: a hundred menus would be most of the work of a new ranking. */
export const ResultMenu = memo(function ResultMenu({
  result,
  title,
  actions,
}: {
  result: Result;
  title: string;
  actions: ResultActions;
}) {
  const { view } = useMatcher();
  const hooks = hooksOf(view.hooks);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={`More for ${title}`} size="sm" className="print:hidden">
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {view.options.showDetailsButton && (
          <DropdownMenuItem onSelect={() => actions.open(result)}>
            <PanelRightOpen aria-hidden />
            Details
          </DropdownMenuItem>
        )}
        {result.scores && (
          <DropdownMenuItem onSelect={() => actions.compare(result)}>
            <GitCompareArrows aria-hidden />
            Add to the comparison
          </DropdownMenuItem>
        )}
        {view.options.showFindSimilar && result.indexId && (
          <DropdownMenuItem onSelect={() => actions.findSimilar(result)}>
            <ScanSearch aria-hidden />
            Find similar
          </DropdownMenuItem>
        )}
        {hooks.length > 0 && <DropdownMenuSeparator />}
        {hooks.map((hook) => (
          <DropdownMenuItem key={hook.number} onSelect={() => actions.act(hook, [result])}>
            <Send aria-hidden />
            {hook.linkText}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
});
