'use client';

import {
  ArrowRight,
  Ban,
  Ellipsis,
  ExternalLink,
  GitCompareArrows,
  Mail,
  SquareCheck,
  Tag,
  Trash2,
} from 'lucide-react';
import Link from 'next/link';
import { dossierPath } from '@/components/dossier/kinds';
import { IconButton } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Kbd } from '@/components/ui/kbd';
import { MOST_COMPARED, type ShortlistEntry } from '@/lib/recruiter/vocabulary';
import { meant, type Working } from './working';

/** Everything that can be done with one candidate, or with all who are chosen together with them. */
export function EntryMenu({
  entry,
  working,
  stop,
}: {
  entry: ShortlistEntry;
  working: Working;
  /** Whether Tab stops here. */
  stop: boolean;
}) {
  const { id, name } = entry.candidate;
  const { shortlist, view, show, moves, ask } = working;
  const ids = meant(working, id);
  const compare = [...new Set([...view.compare, ...ids])].slice(0, MOST_COMPARED);
  const others = shortlist.stages.filter((stage) => stage.id !== entry.stageId || entry.reason !== null);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={`More actions for ${name}`} size="sm" tabIndex={stop ? 0 : -1}>
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-56">
        {moves && (
          <>
            <DropdownMenuSub>
              <DropdownMenuSubTrigger>
                <ArrowRight aria-hidden />
                Move to
              </DropdownMenuSubTrigger>
              <DropdownMenuSubContent>
                {others.map((stage) => (
                  <DropdownMenuItem
                    key={stage.id}
                    onSelect={() => moves.change(ids, { kind: 'move', stageId: stage.id })}
                  >
                    {stage.name}
                  </DropdownMenuItem>
                ))}
              </DropdownMenuSubContent>
            </DropdownMenuSub>
            <DropdownMenuItem aside={<Kbd keys={['R']} />} onSelect={() => ask({ what: 'reject', ids })}>
              <Ban aria-hidden />
              Reject…
            </DropdownMenuItem>
            <DropdownMenuItem aside={<Kbd keys={['T']} />} onSelect={() => ask({ what: 'tag', ids })}>
              <Tag aria-hidden />
              Tag…
            </DropdownMenuItem>
            {!shortlist.blind && (
              <DropdownMenuItem aside={<Kbd keys={['W']} />} onSelect={() => ask({ what: 'mail', ids })}>
                <Mail aria-hidden />
                Write an e-mail…
              </DropdownMenuItem>
            )}
          </>
        )}
        {moves && (
          <DropdownMenuItem aside={<Kbd keys={['X']} />} onSelect={() => working.toggle(id)}>
            <SquareCheck aria-hidden />
            {working.chosen.has(id) ? 'Deselect' : 'Choose'}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem aside={<Kbd keys={['C']} />} onSelect={() => show({ compare })}>
          <GitCompareArrows aria-hidden />
          Compare
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link href={`${dossierPath('candidate', id)}${shortlist.blind ? '?view=blind' : ''}`}>
            <ExternalLink aria-hidden />
            Open the candidate
          </Link>
        </DropdownMenuItem>
        {moves && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={() => moves.change(ids, { kind: 'remove' })}>
              <Trash2 aria-hidden />
              Remove from the shortlist
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
