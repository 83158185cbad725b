'use client';

import { Search } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { QueryBar } from '@/components/query-bar/query-bar';
import type { QueryBarState } from '@/components/query-bar/use-query-bar';
import { useCommands } from '@/components/shell/commands';

/** The question to the market, one key (/) away, and next to it the other controls of its page. */
export function QuestionBar({
  bar,
  inputRef,
  faultId,
  children,
}: {
  bar: QueryBarState;
  inputRef: RefObject<HTMLInputElement | null>;
  faultId?: string | undefined;
  children: ReactNode;
}) {
  useCommands([
    {
      id: 'market-ask',
      group: 'Market',
      label: 'Ask the job market',
      icon: Search,
      shortcut: '/',
      run: () => inputRef.current?.focus(),
    },
  ]);
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-b px-4 py-2 md:px-5">
      <div className="flex min-w-full flex-1 sm:min-w-60">
        <QueryBar
          bar={bar}
          label="Ask the job market"
          placeholder="Words, or a field: profession, location, salary …"
          inputRef={inputRef}
          faultId={faultId}
        />
      </div>
      {children}
    </div>
  );
}
