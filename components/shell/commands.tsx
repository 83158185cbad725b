'use client';

import type { LucideIcon } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { usePreferences } from './preferences-provider';
import { advance, chordOf, isSingleKey } from './shortcuts';
import { isApple } from './use-key-names';

/** Something that can be done here and now, by the command menu and by its shortcut if it has one. */
export type Command = {
  id: string;
  label: string;
  /** The heading under which it is in the menu and in the list of shortcuts. */
  group: string;
  icon?: LucideIcon;
  /** Other words by which it is found. */
  keywords?: readonly string[];
  /** As in `shortcuts.ts`: `g c`, `mod+k`, `?`. */
  shortcut?: string;
  /** True for a command that is only among the shortcuts, not in the menu. */
  onlyShortcut?: boolean;
  run: () => void;
};

export type CommandPanel = 'menu' | 'help' | null;

/** Origin of commands: the content of the page, or the frame around every page. */
type Origin = 'page' | 'frame';

type Registry = Map<object, { origin: Origin; latest: RefObject<readonly Command[]> }>;

type Commands = {
  registry: Registry;
  panel: CommandPanel;
  show: (panel: CommandPanel) => void;
};

const Context = createContext<Commands | null>(null);

function useContextOrThrow(): Commands {
  const commands = useContext(Context);
  if (!commands) throw new Error('CommandProvider is missing');
  return commands;
}

function registered(registry: Registry, origin: Origin): Command[] {
  return [...registry.values()].flatMap((entry) => (entry.origin === origin ? entry.latest.current : []));
}

/**
 * Registers the commands of the component that calls it for as long as it is shown. The list may be a new one at each
 * render: the menu and the keyboard always see the last one. Of two commands with one shortcut the page's wins over the
 * frame's, and the later over the earlier.
 */
export function useCommands(commands: readonly Command[], origin: Origin = 'page'): void {
  const { registry } = useContextOrThrow();
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const key = {};
    registry.set(key, { origin, latest });
    return () => {
      registry.delete(key);
    };
  }, [registry, origin]);
}

/**
 * Returns which of the two panels of commands is open, how to open another, and the available commands, the page's
 * first.
 */
export function useCommandPanel() {
  const { registry, panel, show } = useContextOrThrow();
  const commands = () => [...registered(registry, 'page'), ...registered(registry, 'frame')];
  return { panel, show, commands };
}

const SEQUENCE_TIMEOUT_MS = 1200;

const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]';
const LAYERS = '[role="dialog"][data-state="open"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** A plain key is text in an input, and belongs to the layer that is open above the page. */
function belongsElsewhere(event: KeyboardEvent): boolean {
  const typing = event.target instanceof Element && event.target.closest(TYPING) !== null;
  // A field keeps its list of suggestions in the page while it shows none.
  return typing || [...document.querySelectorAll(LAYERS)].some((layer) => layer.checkVisibility());
}

function useShortcutListener(registry: Registry, singleKeys: boolean) {
  useEffect(() => {
    let pressed: string[] = [];
    let pressedAt = 0;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      const chord = chordOf(event, isApple());
      if (chord === null) return;
      const elsewhere = belongsElsewhere(event);
      const usable = [...registered(registry, 'frame'), ...registered(registry, 'page')].filter(
        ({ shortcut }) => shortcut && !(isSingleKey(shortcut) && (elsewhere || !singleKeys)),
      );
      const before = event.timeStamp - pressedAt < SEQUENCE_TIMEOUT_MS ? pressed : [];
      const step = advance(
        before,
        chord,
        usable.flatMap(({ shortcut }) => shortcut ?? []),
      );
      pressed = step.pressed;
      pressedAt = event.timeStamp;
      const command = usable.findLast(({ shortcut }) => shortcut === step.shortcut);
      if (command) {
        event.preventDefault();
        command.run();
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [registry, singleKeys]);
}

/** Holds the commands of everything inside it and listens for their shortcuts. */
export function CommandProvider({ children }: { children: ReactNode }) {
  const [registry] = useState<Registry>(() => new Map());
  const [panel, show] = useState<CommandPanel>(null);
  const { preferences } = usePreferences();
  useShortcutListener(registry, preferences.keys === 'on');
  const value = useMemo(() => ({ registry, panel, show }), [registry, panel]);
  return <Context value={value}>{children}</Context>;
}
