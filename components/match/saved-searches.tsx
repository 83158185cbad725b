'use client';

import { Bookmark } from 'lucide-react';
import Link from 'next/link';
import { savedMatchHref, useSaved } from '@/components/saved/saved-provider';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';

/** The saved searches of candidates, each to begin a match with. */
export function MatchBySavedSearch() {
  const searches = useSaved()?.searches.filter(({ kind }) => kind === 'candidates') ?? [];
  if (searches.length === 0) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="quiet">
          <Bookmark aria-hidden />
          <span className="max-sm:sr-only">Saved searches</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {searches.map((search) => (
          <DropdownMenuItem key={search.id} asChild>
            <Link href={savedMatchHref(search)} prefetch={false}>
              {search.name}
            </Link>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
