'use client';

import { Command as Cmdk } from 'cmdk';
import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Kbd } from '@/components/ui/kbd';
import { panel as panelLook, scrim } from '@/components/ui/overlay';
import { type Command, useCommandPanel } from './commands';
import { type Finders, FoundDossiers } from './found-dossiers';
import { useKeyNames } from './use-key-names';

const itemLook =
  'flex h-9 cursor-default items-center gap-2.5 rounded-md px-2.5 text-sm select-none data-[selected=true]:bg-selected pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint';

const groupLook =
  '**:[[cmdk-group-heading]]:px-2.5 **:[[cmdk-group-heading]]:pt-2 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:font-medium **:[[cmdk-group-heading]]:text-ink-faint';

/** The command menu (Ctrl/⌘ K): everything that can be done here, and every candidate and job, found by typing. */
export function CommandMenu({ find }: { find: Finders }) {
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
          <Menu close={() => show(null)} find={find} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function grouped(commands: readonly Command[]): Map<string, Command[]> {
  return Map.groupBy(
    commands.filter((command) => !command.onlyShortcut),
    (command) => command.group,
  );
}

function Menu({ close, find }: { close: () => void; find: Finders }) {
  const { commands } = useCommandPanel();
  const [groups] = useState(() => grouped(commands()));
  const [query, setQuery] = useState('');
  const keyNames = useKeyNames();
  const router = useRouter();
  const choose = (run: () => void) => {
    close();
    run();
  };
  const asked = query.trim();
  return (
    <Cmdk label="Search and commands" loop>
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
        {[...groups].map(([group, members]) => (
          <Cmdk.Group key={group} heading={group} className={groupLook}>
            {members.map(({ id, label, keywords, icon: Icon, shortcut, run }) => (
              <Cmdk.Item
                key={id}
                value={`${label} ${id}`}
                keywords={[...(keywords ?? [])]}
                onSelect={() => choose(run)}
                className={itemLook}
              >
                {Icon ? <Icon aria-hidden /> : <span className="size-4" />}
                {label}
                {shortcut && <Kbd keys={keyNames(shortcut)} className="ml-auto" />}
              </Cmdk.Item>
            ))}
          </Cmdk.Group>
        ))}
        <FoundDossiers words={asked} find={find} choose={choose} groupLook={groupLook} itemLook={itemLook} />
        {asked && (
          <Cmdk.Group forceMount heading="Search" className={groupLook}>
            {['candidates', 'jobs'].map((place) => (
              <Cmdk.Item
                key={place}
                forceMount
                value={`search ${place} ${asked}`}
                onSelect={() => choose(() => router.push(`/${place}?q=${encodeURIComponent(asked)}`))}
                className={itemLook}
              >
                <Search aria-hidden />
                <span className="truncate">
                  Search {place} for <span className="font-medium">“{asked}”</span>
                </span>
              </Cmdk.Item>
            ))}
          </Cmdk.Group>
        )}
      </Cmdk.List>
    </Cmdk>
  );
}
