import type { EntryChange, EntryState } from './types';

function retagged(tags: readonly string[], add: readonly string[], remove: readonly string[]): string[] {
  return [...new Set([...tags, ...add])].filter((tag) => !remove.includes(tag)).sort();
}

/**
 * Returns the state of an entry after a change: the server keeps it, the page shows it before the server has answered.
 * `before` is null for a new entry; `first` is the stage in which one begins. Null: nothing changes. A candidate
 * rejected in a match is on the list as rejected, so that nobody looks at them twice; tags and notes by themselves put
 * nobody on it.
 */
export function stateAfter(before: EntryState | null, change: EntryChange, first: string): EntryState | null {
  const state = before ?? { stageId: first, reason: null, tags: [], listed: false };
  const after = changed(state, change, first);
  return before && sameState(before, after) ? null : after;
}

function changed(state: EntryState, change: EntryChange, first: string): EntryState {
  switch (change.kind) {
    case 'add':
      return state.listed && state.reason === null
        ? state
        : { ...state, listed: true, reason: null, stageId: state.listed ? state.stageId : first };
    case 'move':
      return { ...state, listed: true, reason: null, stageId: change.stageId };
    case 'reject':
      return { ...state, listed: true, reason: change.reason };
    case 'tag':
      return { ...state, tags: retagged(state.tags, change.add, change.remove) };
    case 'remove':
      return { ...state, listed: false };
  }
}

/** Returns whether two states are the same. */
export function sameState(one: EntryState, other: EntryState): boolean {
  return (
    one.stageId === other.stageId &&
    one.reason === other.reason &&
    one.listed === other.listed &&
    one.tags.length === other.tags.length &&
    one.tags.every((tag, index) => tag === other.tags[index])
  );
}
