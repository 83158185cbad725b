import { Download, EyeOff, ListTree, RotateCw, Trash2, Undo2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useAllDetails } from '@/components/dossier/details/details-provider';
import { type Command, useCommands } from '@/components/shell/commands';
import { type CandidateLinks, exportHref } from './candidate-bar';

type CandidateCommandContext = {
  candidateId: string;
  links: CandidateLinks;
  blind: boolean;
  onParseAgain?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  onUndo?: (() => void) | undefined;
  onEscape?: (() => void) | undefined;
};

const GROUP = 'Candidate';

/** The values answer their own keys; from elsewhere on the page the first of them is gone to. */
function focusFirstValue(): void {
  document.querySelector<HTMLElement>('[data-field]')?.focus();
}

function writing({ onParseAgain, onDelete, onUndo }: CandidateCommandContext): Command[] {
  if (!onParseAgain || !onDelete || !onUndo) return [];
  return [
    {
      id: 'candidate-correct',
      group: GROUP,
      label: 'Correct the value in focus',
      shortcut: 'e',
      onlyShortcut: true,
      run: focusFirstValue,
    },
    {
      id: 'candidate-undo',
      group: GROUP,
      label: 'Undo the last correction',
      icon: Undo2,
      shortcut: 'z',
      run: onUndo,
    },
    {
      id: 'candidate-again',
      group: GROUP,
      label: 'Read the document again',
      icon: RotateCw,
      keywords: ['parse'],
      run: onParseAgain,
    },
    {
      id: 'candidate-delete',
      group: GROUP,
      label: 'Delete the candidate',
      icon: Trash2,
      shortcut: 'delete',
      run: onDelete,
    },
  ];
}

/** The keys and menu commands of a candidate's page. */
export function useCandidateCommands(context: CandidateCommandContext): void {
  const router = useRouter();
  const details = useAllDetails();
  const { candidateId, links, blind, onEscape } = context;
  const go = (href: string | null | undefined) => () => {
    if (href) router.push(href);
  };
  const key = (id: string, shortcut: string, label: string, run: () => void): Command => ({
    id: `candidate-${id}`,
    group: GROUP,
    label,
    shortcut,
    onlyShortcut: true,
    run,
  });
  useCommands([
    key('previous', '[', 'Previous candidate', go(links.neighbours?.previous)),
    key('next', ']', 'Next candidate', go(links.neighbours?.next)),
    key('back', 'u', 'Back to the list', go(links.list)),
    {
      id: 'candidate-blind',
      group: GROUP,
      label: blind ? 'Leave the blind view' : 'Blind view',
      icon: EyeOff,
      shortcut: 'b',
      run: go(blind ? links.open : links.blind),
    },
    {
      id: 'candidate-details',
      group: GROUP,
      label: details.all ? 'Fold the details' : 'Show all details',
      icon: ListTree,
      shortcut: 'd',
      run: details.toggle,
    },
    ...(onEscape ? [key('escape', 'escape', 'Clear the mark', onEscape)] : []),
    ...(blind
      ? []
      : [
          {
            id: 'candidate-pdf',
            group: GROUP,
            label: 'Export the candidate as PDF',
            icon: Download,
            run: () => window.location.assign(exportHref(candidateId, 'pdf')),
          },
        ]),
    ...writing(context),
  ]);
}
