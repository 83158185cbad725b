'use client';

import { ChevronDown, ChevronUp, Ellipsis, RotateCw, Trash2 } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { DetailsButton } from '@/components/dossier/details/details-button';
import { PageHeader } from '@/components/shell/page-header';
import { IconButton } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { DossierKind } from '@/lib/recruiter/vocabulary';
import { type Export, ExportMenu } from '../export-menu';
import { KIND_WORDS, type KindWords } from '../kinds';
import type { DossierLinks, Neighbours } from './links';

/** The bar of a dossier's page: the way back and to the neighbours, and the actions here. */
export function DossierBar({
  kind,
  title,
  links,
  exports,
  own,
  onApi,
  onParseAgain,
  onDelete,
}: {
  kind: DossierKind;
  title: string;
  links: DossierLinks;
  /** None where nothing may leave. */
  exports: readonly Export[];
  /** Content that only this kind has. */
  own?: ReactNode;
  /** Shows how a program gets it; left out where nothing may leave. */
  onApi?: (() => void) | undefined;
  /** Absent for members who may only look. */
  onParseAgain?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}) {
  const words = KIND_WORDS[kind];
  return (
    <PageHeader
      title={title}
      parent={{ href: links.list, label: words.title }}
      detail={links.neighbours && <NeighbourLinks words={words} neighbours={links.neighbours} />}
      actions={
        <>
          <DetailsButton />
          {own}
          {exports.length > 0 && <ExportMenu label="Export as" exports={exports} {...(onApi && { onApi })} />}
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
                  Move to the bin
                </DropdownMenuItem>
              </DropdownMenuContent>
            </DropdownMenu>
          )}
        </>
      }
    />
  );
}

function NeighbourLinks({ words, neighbours }: { words: KindWords; neighbours: Neighbours }) {
  const { position, total, previous, next } = neighbours;
  return (
    <nav
      aria-label={`${words.title} of this list`}
      className="flex items-center gap-0.5 text-xs tabular-nums max-sm:hidden"
    >
      <NeighbourLink label={`Previous ${words.one}`} shortcut="[" href={previous}>
        <ChevronUp aria-hidden />
      </NeighbourLink>
      <NeighbourLink label={`Next ${words.one}`} shortcut="]" href={next}>
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
  children: ReactNode;
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
