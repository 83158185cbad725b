import { Braces, Download, ListTree, RotateCw, Trash2, Undo2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type Command, useCommands } from '@/components/shell/commands';
import type { DossierKind } from '@/lib/recruiter/vocabulary';
import { useAllDetails } from '../details/details-provider';
import type { Export } from '../export-menu';
import { KIND_WORDS, type KindWords } from '../kinds';
import type { DossierLinks } from './links';

type DossierCommandContext = {
  kind: DossierKind;
  links: DossierLinks;
  exports: readonly Export[];
  /** Commands of this kind only. */
  own?: readonly Command[];
  onApi?: () => void;
  onParseAgain?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  onUndo?: (() => void) | undefined;
  onEscape?: (() => void) | undefined;
};

/** Returns the heading of the commands: `Candidate`. */
export function commandGroup({ one }: KindWords): string {
  return one.charAt(0).toUpperCase() + one.slice(1);
}

/** The values answer their own keys; from elsewhere on the page the focus moves to the first of them. */
function focusFirstValue(): void {
  document.querySelector<HTMLElement>('[data-field]')?.focus();
}

function writing({ kind, onParseAgain, onDelete, onUndo }: DossierCommandContext): Command[] {
  if (!onParseAgain || !onDelete || !onUndo) return [];
  const group = commandGroup(KIND_WORDS[kind]);
  return [
    {
      id: 'dossier-correct',
      group,
      label: 'Correct the value in focus',
      shortcut: 'e',
      onlyShortcut: true,
      run: focusFirstValue,
    },
    {
      id: 'dossier-undo',
      group,
      label: 'Undo the last correction',
      icon: Undo2,
      shortcut: 'z',
      run: onUndo,
    },
    {
      id: 'dossier-again',
      group,
      label: 'Read the document again',
      icon: RotateCw,
      keywords: ['parse'],
      run: onParseAgain,
    },
    {
      id: 'dossier-delete',
      group,
      label: `Delete the ${KIND_WORDS[kind].one}`,
      icon: Trash2,
      shortcut: 'delete',
      run: onDelete,
    },
  ];
}

/** The keys and menu commands of a dossier's page. */
export function useDossierCommands(context: DossierCommandContext): void {
  const router = useRouter();
  const details = useAllDetails();
  const { kind, links, exports, own = [], onApi, onEscape } = context;
  const { one } = KIND_WORDS[kind];
  const group = commandGroup(KIND_WORDS[kind]);
  const go = (href: string | null | undefined) => () => {
    if (href) router.push(href);
  };
  const key = (id: string, shortcut: string, label: string, run: () => void): Command => ({
    id: `dossier-${id}`,
    group,
    label,
    shortcut,
    onlyShortcut: true,
    run,
  });
  useCommands([
    key('previous', '[', `Previous ${one}`, go(links.neighbours?.previous)),
    key('next', ']', `Next ${one}`, go(links.neighbours?.next)),
    key('back', 'u', 'Back to the list', go(links.list)),
    ...own,
    {
      id: 'dossier-details',
      group,
      label: details.all ? 'Close the details' : 'Show the details',
      icon: ListTree,
      shortcut: 'd',
      run: details.toggle,
    },
    ...(onEscape ? [key('escape', 'escape', 'Clear the mark', onEscape)] : []),
    ...exports.map(({ href, label }) => ({
      id: `dossier-export-${href}`,
      group,
      label: `Export the ${one} as ${label}`,
      icon: Download,
      run: () => window.location.assign(href),
    })),
    ...(onApi
      ? [
          {
            id: 'dossier-api',
            group,
            label: `Show the ${one} as API`,
            keywords: ['curl', 'json', 'developer'],
            icon: Braces,
            shortcut: 'a',
            run: onApi,
          },
        ]
      : []),
    ...writing(context),
  ]);
}
