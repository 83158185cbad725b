'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Command as Cmdk } from 'cmdk';
import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { useCommands } from '@/components/shell/commands';
import { getFrom } from '@/components/shell/requests';
import { useSettled } from '@/components/shell/use-settled';
import { cn } from '@/components/ui/cn';
import { Kbd } from '@/components/ui/kbd';
import { groupLook, SearchField, SearchPanel } from '@/components/ui/search-panel';
import { useBest } from '@/components/ui/use-best';
import type { ApiChapter, FoundGuide } from '@/lib/recruiter';
import { callsFound } from './calls-found';
import { Marked } from './marked';

const SHORTEST = 2;
const LONGEST = 100;
const NONE: readonly FoundGuide[] = [];

const itemLook =
  'block cursor-default rounded-md px-2.5 py-2 text-sm select-none data-[selected=true]:bg-selected';
const group = cn(groupLook, '**:[[cmdk-group-heading]]:text-ink-muted');

type Answer = { found: readonly FoundGuide[]; isKnown: boolean; failed: boolean };

function useFound(typed: string): Answer {
  const asked = useSettled(typed).slice(0, LONGEST);
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['guides', asked],
    queryFn: ({ signal }) =>
      getFrom<FoundGuide[]>(`/docs/search?${new URLSearchParams({ q: asked })}`, signal),
    enabled: asked.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });
  if (typed.length < SHORTEST) return { found: NONE, isKnown: false, failed: false };
  return {
    found: data ?? NONE,
    isKnown: data !== undefined && !isPlaceholderData && asked === typed,
    failed: isError,
  };
}

function nothingSaid(typed: string, { isKnown, failed }: Answer): string {
  if (failed) return 'The search did not answer. Try again.';
  if (typed.length < SHORTEST) return 'Two characters or more search headings and text of every page.';
  return isKnown ? 'Nothing matches. Try fewer or other words.' : 'Searching…';
}

function Results({ calls, close }: { calls: readonly ApiChapter[]; close: () => void }) {
  const [query, setQuery] = useState('');
  const router = useRouter();
  const typed = query.trim();
  const answer = useFound(typed);
  const endpoints = typed.length < SHORTEST ? [] : callsFound(calls, typed);
  const first = answer.found[0] ? `guide 0 ${answer.found[0].href}` : `call ${endpoints[0]?.id ?? ''}`;
  const [id, choose] = useBest(first);
  const go = (href: string) => {
    close();
    router.push(href);
  };
  const isEmpty = answer.found.length === 0 && endpoints.length === 0;
  return (
    <Cmdk label="Search the documentation" loop shouldFilter={false} value={id} onValueChange={choose}>
      <SearchField value={query} onValueChange={setQuery} placeholder="Search the documentation">
        <Kbd keys={['Esc']} />
      </SearchField>
      {isEmpty && (
        <p role="status" className="px-4 py-3.5 text-sm text-ink-muted">
          {nothingSaid(typed, answer)}
        </p>
      )}
      <Cmdk.List className={cn('max-h-[min(28rem,60dvh)] overflow-y-auto p-1.5', isEmpty && 'hidden')}>
        {answer.found.length > 0 && (
          <Cmdk.Group heading="Pages" className={group}>
            {answer.found.map(({ href, page, heading, excerpt }, at) => (
              <Cmdk.Item
                key={`${href} ${heading}`}
                value={`guide ${at} ${href}`}
                onSelect={() => go(href)}
                className={itemLook}
              >
                <span className="block font-medium">
                  {heading ?? page}
                  {heading !== null && <span className="ml-2 font-normal text-ink-muted">{page}</span>}
                </span>
                <span className="line-clamp-2 text-xs text-ink-muted">
                  <Marked text={excerpt} words={typed} />
                </span>
              </Cmdk.Item>
            ))}
          </Cmdk.Group>
        )}
        {endpoints.length > 0 && (
          <Cmdk.Group heading="Calls" className={group}>
            {endpoints.map(({ id: call, method, path, title }) => (
              <Cmdk.Item
                key={call}
                value={`call ${call}`}
                onSelect={() => go(`/docs/${call}`)}
                className={itemLook}
              >
                <span className="block font-medium">{title}</span>
                <code className="font-mono text-xs break-all text-ink-muted">
                  {method} {path}
                </code>
              </Cmdk.Item>
            ))}
          </Cmdk.Group>
        )}
      </Cmdk.List>
    </Cmdk>
  );
}

/** The search over all pages and calls: a button in the bar of the page, and one key (/) away. */
export function DocsSearch({ calls }: { calls: readonly ApiChapter[] }) {
  const [isOpen, open] = useState(false);
  useCommands([
    {
      id: 'docs-search',
      group: 'Documentation',
      label: 'Search the documentation',
      icon: Search,
      shortcut: '/',
      run: () => open(true),
    },
  ]);
  return (
    <Radix.Root open={isOpen} onOpenChange={open}>
      <Radix.Trigger className="flex h-8 items-center gap-2 rounded-md border border-field bg-raised px-2.5 text-sm text-ink-muted shadow-raised hover:border-ink-faint sm:w-56 pointer-coarse:h-10">
        <Search aria-hidden className="size-4 text-ink-faint" />
        <span className="max-sm:sr-only">Search</span>
        <Kbd keys={['/']} className="ml-auto max-sm:hidden" />
      </Radix.Trigger>
      <SearchPanel title="Search the documentation">
        <Results calls={calls} close={() => open(false)} />
      </SearchPanel>
    </Radix.Root>
  );
}
