'use client';

import { ArrowDownUp } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { DossierLine } from '@/lib/recruiter/vocabulary';
import type { ListSpec, Query } from './list-spec';
import { DISTANCE, isNear, type ListView, orderOf, sortedBy } from './list-view';

/** The order of the list, on screens without heads of columns too. */
export function SortMenu<Line extends DossierLine, Q extends Query>({
  spec,
  view,
  onView,
}: {
  spec: ListSpec<Line, Q>;
  view: ListView<Q>;
  onView: (view: ListView<Q>) => void;
}) {
  const sorts = spec.columns
    .filter(({ id }) => id !== DISTANCE || isNear(view))
    .flatMap(({ sort, label }) => (sort ? [{ sort, label }] : []));
  const options = view.query.search ? [{ sort: 'relevance', label: 'Best match' }, ...sorts] : sorts;
  const { sort: now, direction } = orderOf(view);
  const arrow = direction === 'asc' ? '↑' : '↓';
  const label = options.find(({ sort }) => sort === now)?.label ?? 'Most skills';
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button aria-label={`Order: ${label}`}>
          <ArrowDownUp aria-hidden />
          <span className="max-lg:hidden">
            {label}
            {now !== 'relevance' && ` ${arrow}`}
          </span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-48">
        <DropdownMenuLabel>Sort by; choose the same again to reverse</DropdownMenuLabel>
        {options.map((option) => (
          <DropdownMenuCheckboxItem
            key={option.sort}
            checked={option.sort === now}
            onCheckedChange={() => onView(sortedBy(spec, view, option.sort))}
          >
            {option.label}
            {option.sort === now && now !== 'relevance' && (
              <span className="ml-auto text-ink-faint">{arrow}</span>
            )}
          </DropdownMenuCheckboxItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
