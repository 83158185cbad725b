'use client';

import { Columns3, Rows3, Search, SlidersHorizontal } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { SHORTLIST_SORTS } from '@/lib/recruiter/vocabulary';
import { SORT_LABELS } from './words';
import type { Working } from './working';

const VIEWS = [
  { value: 'board', label: 'Board', icon: Columns3 },
  { value: 'list', label: 'List', icon: Rows3 },
] as const;

/** Controls of the view of a shortlist: words, tags, order, board or list. */
export function Toolbar({ working }: { working: Working }) {
  const { shortlist, view, show } = working;
  const tags = [...new Set(shortlist.entries.flatMap((entry) => entry.tags))].sort();
  const toggleTag = (tag: string) =>
    show({ tags: view.tags.includes(tag) ? view.tags.filter((one) => one !== tag) : [...view.tags, tag] });
  const narrowed = view.tags.length + (view.rejected ? 0 : 1);
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-b px-4 py-2 md:px-5">
      <search className="relative min-w-36 flex-1 md:max-w-72">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-ink-faint"
        />
        <Input
          data-shortlist-search
          aria-label="Search this shortlist"
          placeholder="Search this shortlist…"
          className="pl-8"
          defaultValue={view.search}
          onChange={(event) => show({ search: event.target.value }, true)}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
      </search>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button aria-label={narrowed > 0 ? `Show, ${narrowed} narrowed` : 'Show'}>
            <SlidersHorizontal aria-hidden />
            <span className="max-sm:hidden">Show</span>
            {narrowed > 0 && <span className="text-accent tabular-nums">{narrowed}</span>}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent className="w-52">
          <DropdownMenuCheckboxItem
            checked={view.rejected}
            onSelect={() => show({ rejected: !view.rejected })}
          >
            Rejected
          </DropdownMenuCheckboxItem>
          <DropdownMenuCheckboxItem checked={view.blind} onSelect={() => show({ blind: !view.blind })}>
            Blind: without names
          </DropdownMenuCheckboxItem>
          {tags.length > 0 && (
            <>
              <DropdownMenuSeparator />
              <DropdownMenuLabel>With the tag</DropdownMenuLabel>
              {tags.map((tag) => (
                <DropdownMenuCheckboxItem
                  key={tag}
                  checked={view.tags.includes(tag)}
                  onSelect={() => toggleTag(tag)}
                >
                  {tag}
                </DropdownMenuCheckboxItem>
              ))}
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      <Select
        aria-label="Order"
        className="w-auto max-sm:hidden"
        options={SHORTLIST_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))}
        value={view.sort}
        onValueChange={(sort) => show({ sort })}
      />
      <Choice
        label="View"
        options={VIEWS}
        value={view.as}
        onChange={(as) => show({ as })}
        className="ml-auto"
      />
    </div>
  );
}
