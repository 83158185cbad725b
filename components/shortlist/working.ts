import type { RefObject } from 'react';
import type { Shortlist, ShortlistEntry, ShortlistView } from '@/lib/recruiter/vocabulary';
import type { ShortlistMoves } from './use-shortlist';

/** Questions to the person before something is done, over the page. */
export type Asking =
  | { what: 'reject' | 'move' | 'tag' | 'mail'; ids: readonly string[] }
  | { what: 'add' }
  | null;

/** A shortlist being worked on: what every view of it draws from, and what its controls do. */
export type Working = {
  shortlist: Shortlist;
  /** Entries that the view shows, in its order. */
  shown: readonly ShortlistEntry[];
  view: ShortlistView;
  show: (change: Partial<ShortlistView>, quietly?: boolean) => void;
  chosen: ReadonlySet<string>;
  toggle: (candidateId: string) => void;
  /** The candidate in focus, or the one who was last. */
  cursor: string | null;
  enter: (candidateId: string) => void;
  /** Whose panel opens with the field for a note in focus, instead of its heading. */
  noteOn: RefObject<string | null>;
  ask: (asking: Asking) => void;
  /** Null for who may only look. */
  moves: ShortlistMoves | null;
};

/** Returns the candidates of an act: everyone chosen, if this one is among them, else only this one. */
export function meant({ chosen }: Pick<Working, 'chosen'>, candidateId: string): string[] {
  return chosen.has(candidateId) ? [...chosen] : [candidateId];
}

/** Puts the focus on the card or row of a candidate. */
export function focusEntry(candidateId: string | null): void {
  if (candidateId) document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(candidateId)}"]`)?.focus();
}

/** Puts the focus into the field for a note, where there is one; whether there is. */
export function focusNote(): boolean {
  const field = document.querySelector<HTMLElement>('[data-note]');
  field?.focus();
  return field !== null;
}
