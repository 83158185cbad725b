import {
  Ban,
  GitCompareArrows,
  Mail,
  MessageSquarePlus,
  MoveRight,
  Tag,
  Undo2,
  UserPlus,
} from 'lucide-react';
import { type Command, useCommands } from '@/components/shell/commands';
import { MOST_COMPARED } from '@/lib/recruiter/vocabulary';
import { beside, columnsOf } from './board/columns';
import { stageBeside } from './optimistic';
import { focusEntry, focusNote, type Working } from './working';

const GROUP = 'Shortlist';

/** Whom a key is about: all who are chosen, else who is in focus. */
function idsOf({ chosen, cursor }: Working): string[] {
  if (chosen.size > 0) return [...chosen];
  return cursor ? [cursor] : [];
}

function key(id: string, shortcut: string, label: string, run: () => void): Command {
  return { id: `shortlist-${id}`, group: GROUP, label, shortcut, onlyShortcut: true, run };
}

/** The next one in the view: by columns on the board, by rows in the list. */
function goTo(working: Working, right: number, down: number) {
  const { shortlist, shown, view, cursor } = working;
  const columns =
    view.as === 'board'
      ? columnsOf(shortlist, shown, view.rejected)
      : [{ stageId: null, name: '', entries: [...shown] }];
  focusEntry(beside(columns, cursor, right, down));
}

function moving(working: Working): Command[] {
  const go = (right: number, down: number) => () => goTo(working, right, down);
  return [
    key('down', 'arrowdown', 'Next person', go(0, 1)),
    key('up', 'arrowup', 'Previous person', go(0, -1)),
    key('j', 'j', 'Next person', go(0, 1)),
    key('k', 'k', 'Previous person', go(0, -1)),
    key('right', 'arrowright', 'To the next stage', go(1, 0)),
    key('left', 'arrowleft', 'To the previous stage', go(-1, 0)),
  ];
}

/** Moves everyone meant one stage on or back; who was rejected comes back into their stage. */
function shift(working: Working, step: 1 | -1) {
  const { shortlist, moves } = working;
  const ids = new Set(idsOf(working));
  const byStage = Map.groupBy(
    shortlist.entries.filter(({ candidate }) => ids.has(candidate.id)),
    (entry) => stageBeside(shortlist, entry, step),
  );
  for (const [stageId, entries] of byStage) {
    const candidates = entries.map(({ candidate }) => candidate.id);
    if (stageId) moves?.change(candidates, { kind: 'move', stageId });
  }
}

function writing(working: Working): Command[] {
  const { moves, ask, show, view, cursor, toggle, noteOn } = working;
  if (!moves) return [];
  const asking = (what: 'reject' | 'move' | 'tag' | 'mail') => () => {
    const ids = idsOf(working);
    if (ids.length > 0) ask({ what, ids });
  };
  const write = () => {
    const [id] = idsOf(working);
    if (!id || (view.open === id && focusNote())) return;
    noteOn.current = id;
    show({ open: id });
  };
  return [
    key('toggle', 'x', 'Select or deselect', () => cursor && toggle(cursor)),
    key('forward', 'shift+arrowright', 'Move one stage on', () => shift(working, 1)),
    key('back', 'shift+arrowleft', 'Move one stage back', () => shift(working, -1)),
    key('take-off', 'delete', 'Remove from the shortlist', () => {
      const ids = idsOf(working);
      if (ids.length > 0) moves.change(ids, { kind: 'remove' });
    }),
    {
      id: 'shortlist-move',
      group: GROUP,
      label: 'Move to…',
      icon: MoveRight,
      shortcut: 'm',
      run: asking('move'),
    },
    {
      id: 'shortlist-reject',
      group: GROUP,
      label: 'Reject…',
      icon: Ban,
      shortcut: 'r',
      run: asking('reject'),
    },
    { id: 'shortlist-tag', group: GROUP, label: 'Tag…', icon: Tag, shortcut: 't', run: asking('tag') },
    ...(working.shortlist.blind
      ? []
      : [
          {
            ...{ id: 'shortlist-mail', group: GROUP, label: 'Write an e-mail…', icon: Mail, shortcut: 'w' },
            run: asking('mail'),
          },
        ]),
    {
      id: 'shortlist-note',
      group: GROUP,
      label: 'Write a note',
      icon: MessageSquarePlus,
      shortcut: 'n',
      run: write,
    },
    {
      id: 'shortlist-add',
      group: GROUP,
      label: 'Add people…',
      icon: UserPlus,
      shortcut: 'a',
      run: () => ask({ what: 'add' }),
    },
    { id: 'shortlist-undo', group: GROUP, label: 'Undo', icon: Undo2, shortcut: 'z', run: moves.undo },
  ];
}

/** The keys and menu commands of a shortlist: all that the mouse can do, and moving from person to person. */
export function useShortlistCommands(working: Working, onEscape: () => void): void {
  const { show } = working;
  const compare = () => {
    const ids = idsOf(working).slice(0, MOST_COMPARED);
    if (ids.length > 0) show({ compare: ids });
  };
  useCommands([
    ...moving(working),
    ...writing(working),
    {
      id: 'shortlist-compare',
      group: GROUP,
      label: 'Compare side by side',
      icon: GitCompareArrows,
      shortcut: 'c',
      run: compare,
    },
    key('search', '/', 'Search this shortlist', () =>
      document.querySelector<HTMLElement>('[data-shortlist-search]')?.focus(),
    ),
    key('escape', 'escape', 'Close, or choose none', onEscape),
  ]);
}
