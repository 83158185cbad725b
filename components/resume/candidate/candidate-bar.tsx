'use client';

import { ChevronDown, ChevronUp, Download, Ellipsis, EyeOff, RotateCw, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { DetailsButton } from '@/components/dossier/details/details-button';
import { PageHeader } from '@/components/shell/page-header';
import { Button, IconButton } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { ExportFormat } from '@/lib/recruiter/vocabulary';

/** Where the page stands in the list it was opened from. */
export type Neighbours = {
  readonly position: number;
  readonly total: number;
  readonly previous: string | null;
  readonly next: string | null;
};

export type CandidateLinks = {
  readonly list: string;
  readonly blind: string;
  readonly open: string;
  readonly neighbours: Neighbours | null;
};

const EXPORTS: readonly { format: ExportFormat; label: string }[] = [
  { format: 'pdf', label: 'PDF' },
  { format: 'json-resume', label: 'JSON Resume' },
  { format: 'v10', label: 'v10 JSON, as received' },
];

export function exportHref(candidateId: string, format: ExportFormat): string {
  return `/api/recruiter/candidates/${encodeURIComponent(candidateId)}/export?format=${format}`;
}

/** The bar of a candidate's page: the way back and to the neighbours, and what can be done with the candidate. */
export function CandidateBar({
  title,
  candidateId,
  links,
  blind,
  onParseAgain,
  onDelete,
}: {
  title: string;
  candidateId: string;
  links: CandidateLinks;
  blind: boolean;
  /** Left out for who may only look. */
  onParseAgain?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}) {
  return (
    <PageHeader
      title={title}
      parent={{ href: links.list, label: 'Candidates' }}
      detail={links.neighbours && <NeighbourLinks neighbours={links.neighbours} />}
      actions={
        <>
          <DetailsButton />
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
          {!blind && <ExportMenu candidateId={candidateId} />}
          {onParseAgain && onDelete && (
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <IconButton label="More">
                  <Ellipsis aria-hidden />
                </IconButton>
              </DropdownMenuTrigger>
              <DropdownMenuContent align="end">
                <DropdownMenuItem onSelect={onParseAgain}>
                  <RotateCw aria-hidden />
                  Read the document again
                </DropdownMenuItem>
                <DropdownMenuSeparator />
                <DropdownMenuItem tone="danger" onSelect={onDelete}>
                  <Trash2 aria-hidden />
                  Delete the candidate…
                </DropdownMenuItem>
              </DropdownMenuContent>
            </DropdownMenu>
          )}
        </>
      }
    />
  );
}

function ExportMenu({ candidateId }: { candidateId: string }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="quiet" aria-label="Export">
          <Download aria-hidden />
          <span className="max-sm:hidden">Export</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel>Export as</DropdownMenuLabel>
        {EXPORTS.map(({ format, label }) => (
          <DropdownMenuItem key={format} asChild>
            <a href={exportHref(candidateId, format)} download>
              {label}
            </a>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function NeighbourLinks({ neighbours }: { neighbours: Neighbours }) {
  const { position, total, previous, next } = neighbours;
  return (
    <nav
      aria-label="Candidates of this list"
      className="flex items-center gap-0.5 text-xs tabular-nums max-sm:hidden"
    >
      <NeighbourLink label="Previous candidate" shortcut="[" href={previous}>
        <ChevronUp aria-hidden />
      </NeighbourLink>
      <NeighbourLink label="Next candidate" shortcut="]" href={next}>
        <ChevronDown aria-hidden />
      </NeighbourLink>
      <span className="pl-1">
        {position} of {total}
      </span>
    </nav>
  );
}

function NeighbourLink({
  label,
  shortcut,
  href,
  children,
}: {
  label: string;
  shortcut: string;
  href: string | null;
  children: React.ReactNode;
}) {
  if (!href) {
    return (
      <IconButton label={label} size="sm" disabled>
        {children}
      </IconButton>
    );
  }
  return (
    <IconButton label={label} shortcut={[shortcut]} size="sm" asChild>
      <Link href={href}>{children}</Link>
    </IconButton>
  );
}
