'use client';

import { GitCompareArrows } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { type CompareView, type MarketFilter, MOST_QUESTIONS } from '@/lib/recruiter/vocabulary';
import { compareHref, NO_COMPARISON } from './compare/compare-path';
import { lastComparison } from './compare/last-comparison';

/** Takes the question of a page to a comparison: a new one, or that of this browser's tab where it has room. */
export function CompareButton({ filters }: { filters: readonly MarketFilter[] }) {
  const [last, setLast] = useState<CompareView | null>(null);
  const hasRoom = last && last.questions.length < MOST_QUESTIONS;
  return (
    <DropdownMenu onOpenChange={(isOpen) => isOpen && setLast(lastComparison())}>
      <DropdownMenuTrigger asChild>
        <Button>
          <GitCompareArrows aria-hidden />
          Compare
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem asChild>
          <Link href={compareHref({ ...NO_COMPARISON, questions: [filters] })} prefetch={false}>
            Compare this with …
          </Link>
        </DropdownMenuItem>
        {hasRoom && (
          <DropdownMenuItem asChild>
            <Link href={compareHref({ ...last, questions: [...last.questions, filters] })} prefetch={false}>
              Add this to the last comparison ({last.questions.length} of {MOST_QUESTIONS})
            </Link>
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
