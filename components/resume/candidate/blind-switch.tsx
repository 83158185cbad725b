'use client';

import { EyeOff } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { KIND_WORDS } from '@/components/dossier/kinds';
import type { DossierLinks } from '@/components/dossier/workbench/links';
import { commandGroup } from '@/components/dossier/workbench/use-dossier-commands';
import type { Command } from '@/components/shell/commands';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';

/** The ways out of a candidate's page; `blind` and `open` lead to the two views of it. */
export type CandidateLinks = DossierLinks & { readonly blind: string; readonly open: string };

/** Goes to the blind view, and back. */
export function BlindButton({ links, blind }: { links: CandidateLinks; blind: boolean }) {
  return (
    <Button variant={blind ? 'secondary' : 'quiet'} asChild>
      <Link
        href={blind ? links.open : links.blind}
        aria-label={blind ? 'Leave the blind view' : 'Blind view'}
        className={cn(blind && 'text-accent')}
      >
        <EyeOff aria-hidden />
        <span className="max-sm:hidden">Blind</span>
      </Link>
    </Button>
  );
}

/** The same as a command. */
export function useBlindCommand(links: CandidateLinks, blind: boolean): Command {
  const router = useRouter();
  return {
    id: 'candidate-blind',
    group: commandGroup(KIND_WORDS.candidate),
    label: blind ? 'Leave the blind view' : 'Blind view',
    icon: EyeOff,
    shortcut: 'b',
    run: () => router.push(blind ? links.open : links.blind),
  };
}
