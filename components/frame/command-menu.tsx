'use client';

import { Command as Cmdk } from 'cmdk';
import { Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Kbd } from '@/components/ui/kbd';
import { panel as panelLook, scrim } from '@/components/ui/overlay';
import { useBest } from '@/components/ui/use-best';
import { useCommandPanel } from '../shell/commands';
import { useKeyNames } from '../shell/use-key-names';
import { useMenuGroups } from './menu-entries';

const itemLook =
  'flex h-9 cursor-default items-center gap-2.5 rounded-md px-2.5 text-sm select-none data-[selected=true]:bg-selected pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint';

const groupLook =
  '**:[[cmdk-group-heading]]:px-2.5 **:[[cmdk-group-heading]]:pt-2 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:font-medium **:[[cmdk-group-heading]]:text-ink-faint';

/** The command menu (Ctrl/⌘ K): everything that can be done here, and every candidate and job, found by typing. */
export function CommandMenu() {
  const { panel, show } = useCommandPanel();
  return (
    <Radix.Root open={panel === 'menu'} onOpenChange={(open) => show(open ? 'menu' : null)}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          aria-describedby={undefined}
          className={cn(
            panelLook,
            'fixed inset-x-2 top-2 z-50 mx-auto max-w-xl animate-appear overflow-hidden rounded-xl md:top-[14dvh]',
          )}
        >
          <Radix.Title className="sr-only">Search and commands</Radix.Title>
          <Menu close={() => show(null)} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Menu({ close }: { close: () => void }) {
  const [query, setQuery] = useState('');
  const keyNames = useKeyNames();
  const groups = useMenuGroups(query.trim());
  const [id, choose] = useBest(groups[0]?.entries[0]?.id ?? '');
  return (
    <Cmdk label="Search and commands" loop shouldFilter={false} value={id} onValueChange={choose}>
      <div className="flex items-center gap-2.5 border-b px-3.5">
        <Search aria-hidden className="size-4 shrink-0 text-ink-faint" />
        <Cmdk.Input
          value={query}
          onValueChange={setQuery}
          placeholder="Search candidates and jobs, or do something…"
          className="h-12 w-full bg-transparent text-base outline-none"
        />
        <Kbd keys={['Esc']} />
      </div>
      <Cmdk.List className="max-h-[min(26rem,60dvh)] overflow-y-auto p-1.5">
        {groups.map(({ heading, entries }) => (
          <Cmdk.Group key={heading} heading={heading} className={groupLook}>
            {entries.map((entry) => (
              <Cmdk.Item
                key={entry.id}
                value={entry.id}
                onSelect={() => {
                  close();
                  entry.run();
                }}
                className={itemLook}
              >
                {entry.icon}
                <span className="shrink-0 truncate max-w-full">{entry.label}</span>
                {entry.more && <span className="truncate text-ink-muted">{entry.more}</span>}
                {entry.shortcut && <Kbd keys={keyNames(entry.shortcut)} className="ml-auto" />}
              </Cmdk.Item>
            ))}
          </Cmdk.Group>
        ))}
      </Cmdk.List>
    </Cmdk>
  );
}
