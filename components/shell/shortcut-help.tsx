'use client';

import { Fragment } from 'react';
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
    <section
      aria-label="Shortcuts"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="gap-x-10 outline-none sm:columns-2"
    >
      {[...Map.groupBy(withShortcut, ({ group }) => group)].map(([group, members]) => (
        <section key={group} className="mb-5 break-inside-avoid">
          <h3 className="mb-1 text-xs font-medium text-ink-faint">{group}</h3>
          <ul>
            {[...Map.groupBy(members, ({ label }) => label)].map(([label, alternatives]) => (
              <li key={label} className="flex min-h-8 items-center justify-between gap-4">
                {label}
                <span className="flex items-center gap-1.5 text-xs text-ink-faint">
                  {alternatives.map(({ id, shortcut }, index) => (
                    <Fragment key={id}>
                      {index > 0 && 'or'}
                      <Kbd keys={keyNames(shortcut)} />
                    </Fragment>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {preferences.keys === 'off' && (
        <p className="text-xs text-ink-muted">Single-key shortcuts are turned off in your profile.</p>
      )}
    </section>
  );
}
