import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, chordOf, type KeyPress, keyNames } from './shortcuts';

const press = (key: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
});

describe('chordOf', () => {
  it('takes Command for mod on Apple systems and Control elsewhere', () => {
    expect(chordOf(press('k', { metaKey: true }), true)).toBe('mod+k');
    expect(chordOf(press('k', { ctrlKey: true }), false)).toBe('mod+k');
    expect(chordOf(press('k', { ctrlKey: true }), true)).toBeNull();
    expect(chordOf(press('k', { metaKey: true }), false)).toBeNull();
  });

  it('writes a symbol as itself, and shift only with letters and named keys', () => {
    expect(chordOf(press('?', { shiftKey: true }), false)).toBe('?');
    expect(chordOf(press('?'), false)).toBe('?');
    expect(chordOf(press('J', { shiftKey: true }), false)).toBe('shift+j');
    expect(chordOf(press('Enter', { shiftKey: true }), false)).toBe('shift+enter');
  });

  it('ignores modifiers on their own and unfinished characters', () => {
    expect(chordOf(press('Shift', { shiftKey: true }), false)).toBeNull();
    expect(chordOf(press('Dead'), false)).toBeNull();
  });
});

describe('advance', () => {
  const shortcuts = ['g c', 'g s', 'mod+k', 'c'];

  function type(...chords: string[]) {
    let pressed: string[] = [];
    const found: string[] = [];
    for (const chord of chords) {
      const step = advance(pressed, chord, shortcuts);
      pressed = step.pressed;
      if (step.shortcut !== null) found.push(step.shortcut);
    }
    return found;
  }

  it('recognises single chords and sequences', () => {
    expect(type('mod+k')).toEqual(['mod+k']);
    expect(type('g', 'c')).toEqual(['g c']);
    expect(type('c', 'g', 's')).toEqual(['c', 'g s']);
  });

  it('lets a chord that breaks a sequence begin another', () => {
    expect(type('g', 'g', 's')).toEqual(['g s']);
    expect(type('g', 'x', 'c')).toEqual(['c']);
  });

  it('never remembers more than the longest shortcut needs', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('g', 'c', 's', 'x', 'mod+k')), (chords) => {
        let pressed: string[] = [];
        for (const chord of chords) {
          pressed = advance(pressed, chord, shortcuts).pressed;
          expect(pressed.length).toBeLessThan(2);
        }
      }),
    );
  });
});

describe('keyNames', () => {
  it('names keys as they are written on the keyboard', () => {
    expect(keyNames('mod+k', false)).toEqual(['Ctrl', 'K']);
    expect(keyNames('mod+shift+k', true)).toEqual(['⌘', '⇧', 'K']);
    expect(keyNames('g c', false)).toEqual(['G', 'C']);
    expect(keyNames('+', false)).toEqual(['+']);
    expect(keyNames('mod++', false)).toEqual(['Ctrl', '+']);
  });
});
