'use client';

import { Command as Cmdk } from 'cmdk';
import { Check } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { SearchField, SearchPanel } from './search-panel';
import { useBest } from './use-best';

/** One thing to pick. `more` follows the label in a quieter tone. */
export type Pick = { id: string; label: string; more?: string; mark?: ReactNode; picked?: boolean };

/**
 * A dialog in which one thing is picked from a list by typing, arrow keys and Enter, or by a press. The typed text
 * narrows the list, unless `onType` loads it; `create` offers the typed text itself.
 */
export function PickDialog({
  title,
  placeholder,
  picks,
  empty,
  open,
  onOpenChange,
  onPick,
  onType,
  create,
}: {
  title: string;
  placeholder: string;
  picks: readonly Pick[];
  /** Content when nothing matches. */
  empty: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPick: (id: string) => void;
  onType?: (text: string) => void;
  create?: { label: (typed: string) => string; run: (typed: string) => void };
}) {
  const [typed, setTyped] = useState('');
  const type = (text: string) => {
    setTyped(text);
    onType?.(text);
  };
  const close = (next: boolean) => {
    if (!next) type('');
    onOpenChange(next);
  };
  const asked = typed.trim();
  const isNew = create && asked && !picks.some(({ label }) => label.toLowerCase() === asked.toLowerCase());
  const [id, choose] = useBest(picks[0]?.id ?? '');
  return (
    <Radix.Root open={open} onOpenChange={close}>
      <SearchPanel title={title} titleLook="px-3.5 pt-3 text-sm font-semibold" className="max-w-md">
        <Cmdk label={title} loop {...(onType && { shouldFilter: false, value: id, onValueChange: choose })}>
          <SearchField value={typed} onValueChange={type} placeholder={placeholder} className="h-11" />
          <Cmdk.List className="max-h-[min(22rem,55dvh)] overflow-y-auto p-1.5">
            {picks.map((pick) => (
              <Line key={pick.id} pick={pick} onPick={onPick} />
            ))}
            {isNew && (
              <Line
                forced
                pick={{ id: `new ${asked}`, label: create.label(asked) }}
                onPick={() => create.run(asked)}
              />
            )}
            {!isNew && (
              <Cmdk.Empty className="px-3 py-6 text-center text-sm text-ink-muted">{empty}</Cmdk.Empty>
            )}
          </Cmdk.List>
        </Cmdk>
      </SearchPanel>
    </Radix.Root>
  );
}

function Line({
  pick: { id, label, more, mark, picked },
  onPick,
  forced = false,
}: {
  pick: Pick;
  onPick: (id: string) => void;
  forced?: boolean;
}) {
  return (
    <Cmdk.Item
      value={id}
      keywords={[label, more ?? '']}
      forceMount={forced}
      onSelect={() => onPick(id)}
      className="flex min-h-9 cursor-default items-center gap-2.5 rounded-md px-2.5 text-sm select-none data-[selected=true]:bg-selected pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint"
    >
      {mark}
      <span className="max-w-2/3 shrink-0 truncate">{label}</span>
      {more && <span className="truncate text-ink-muted">{more}</span>}
      {picked && <Check aria-label="selected" className="ml-auto" />}
    </Cmdk.Item>
  );
}
