/**
 * Keyboard shortcuts as text. A chord is a key with its modifiers (`mod+k`, `shift+j`, `?`); a shortcut is one chord
 * or several pressed one after the other (`g c`). `mod` is Command on Apple's systems and Control elsewhere. A
 * symbol is written as itself, whatever keys a layout needs for it.
 */

/** Parts of a keyboard event that decide its chord. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Returns the chord of a key press; null for a lone modifier, a dead key or a combination no shortcut can name. */
export function chordOf(press: KeyPress, apple: boolean): string | null {
  const mod = apple ? press.metaKey : press.ctrlKey;
  const other = apple ? press.ctrlKey : press.metaKey;
  const named = press.key.length > 1;
  const letter = /^\p{L}$/u.test(press.key);
  if (other || press.altKey || ['Shift', 'Control', 'Meta', 'Alt', 'Dead', 'Process'].includes(press.key)) {
    return null;
  }
  const shift = press.shiftKey && (named || letter);
  const key = press.key === ' ' ? 'space' : press.key.toLowerCase();
  return `${mod ? 'mod+' : ''}${shift ? 'shift+' : ''}${key}`;
}

/** Returns the chords of a shortcut in the order in which they are pressed. */
export function chordsOf(shortcut: string): string[] {
  return shortcut.toLowerCase().split(' ').filter(Boolean);
}

/** True for a shortcut that begins with a plain key and would fire while someone types or dictates. */
export function isSingleKey(shortcut: string): boolean {
  return !shortcut.startsWith('mod+');
}

/**
 * One step of recognising shortcuts: given the chords pressed so far, either the shortcut that is now complete or
 * the chords that still begin one. A chord that breaks a sequence may begin another.
 */
export function advance(
  pressed: readonly string[],
  chord: string,
  shortcuts: readonly string[],
): { shortcut: string | null; pressed: string[] } {
  const now = [...pressed, chord];
  const written = now.join(' ');
  const complete = shortcuts.find((shortcut) => chordsOf(shortcut).join(' ') === written);
  if (complete !== undefined) return { shortcut: complete, pressed: [] };
  if (shortcuts.some((shortcut) => chordsOf(shortcut).join(' ').startsWith(`${written} `))) {
    return { shortcut: null, pressed: now };
  }
  return pressed.length > 0 ? advance([], chord, shortcuts) : { shortcut: null, pressed: [] };
}

const names: Record<string, string> = {
  escape: 'Esc',
  enter: 'Enter',
  space: 'Space',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  backspace: '⌫',
  delete: 'Del',
};

/** Returns the keys of a shortcut with their names on the keyboard: `mod+k` is `['Ctrl', 'K']` or `['⌘', 'K']`. */
export function keyNames(shortcut: string, apple: boolean): string[] {
  return chordsOf(shortcut).flatMap((chord) =>
    chord.split(/\+(?=.)/).map((key) => {
      if (key === 'mod') return apple ? '⌘' : 'Ctrl';
      if (key === 'shift') return apple ? '⇧' : 'Shift';
      return names[key] ?? key.toLocaleUpperCase('en');
    }),
  );
}
