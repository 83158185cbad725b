'use client';

import { Command as Cmdk } from 'cmdk';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Kbd } from '@/components/ui/kbd';
import { groupLook, SearchField, SearchPanel } from '@/components/ui/search-panel';
import { useBest } from '@/components/ui/use-best';
import { useCommandPanel } from '../shell/commands';
import { useKeyNames } from '../shell/use-key-names';
import { useMenuGroups } from './menu-entries';

const itemLook =
  'flex h-9 cursor-default items-center gap-2.5 rounded-md px-2.5 text-sm select-none data-[selected=true]:bg-selected pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint';

const group = cn(groupLook, '**:[[cmdk-group-heading]]:text-ink-faint');

/** The command menu (Ctrl/⌘ K): everything that can be done here, and every candidate and job, found by typing. */
export function CommandMenu() {
  const { panel, show } = useCommandPanel();
  return (
    <Radix.Root open={panel === 'menu'} onOpenChange={(open) => show(open ? 'menu' : null)}>
      <SearchPanel title="Search and commands">
        <Menu close={() => show(null)} />
      </SearchPanel>
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
      <SearchField
        value={query}
        onValueChange={setQuery}
        placeholder="Search candidates and jobs, or do something…"
      >
        <Kbd keys={['Esc']} />
      </SearchField>
      <Cmdk.List className="max-h-[min(26rem,60dvh)] overflow-y-auto p-1.5">
        {groups.map(({ heading, entries }) => (
          <Cmdk.Group key={heading} heading={heading} className={group}>
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
