'use client';

import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';
import { type Command, useCommandPanel } from './commands';
import { usePreferences } from './preferences-provider';
import { useKeyNames } from './use-key-names';

/** The list of every shortcut that works on this page ("?"). */
export function ShortcutHelp() {
  const { panel, show } = useCommandPanel();
  return (
    <Dialog open={panel === 'help'} onOpenChange={(open) => show(open ? 'help' : null)}>
      <DialogContent title="Keyboard shortcuts" size="md">
        <Shortcuts />
      </DialogContent>
    </Dialog>
  );
}

function Shortcuts() {
  const { commands } = useCommandPanel();
  const { preferences } = usePreferences();
  const keyNames = useKeyNames();
  const withShortcut = commands().filter(
    (command): command is Command & { shortcut: string } => command.shortcut !== undefined,
  );
  return (
    <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      {[...Map.groupBy(withShortcut, ({ group }) => group)].map(([group, members]) => (
        <section key={group}>
          <h3 className="mb-1 text-xs font-medium text-ink-faint">{group}</h3>
          <ul>
            {members.map(({ id, label, shortcut }) => (
              <li key={id} className="flex min-h-8 items-center justify-between gap-4">
                {label}
                <Kbd keys={keyNames(shortcut)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {preferences.keys === 'off' && (
        <p className="text-xs text-ink-muted sm:col-span-2">
          Shortcuts of a single key are turned off in your profile.
        </p>
      )}
    </div>
  );
}
