'use client';

import { ClipboardPaste, Download, FileUp, FolderUp, Link2, Sheet, Sparkles, Upload } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode, RefObject } from 'react';
import { QueryBar } from '@/components/query-bar/query-bar';
import type { QueryBarState } from '@/components/query-bar/use-query-bar';
import { SavedMenu } from '@/components/saved/saved-menu';
import { Button, IconButton } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Kbd } from '@/components/ui/kbd';
import type { DossierKind, DossierLine } from '@/lib/recruiter/vocabulary';
import { ExportMenu } from '../export-menu';
import { KIND_WORDS } from '../kinds';
import { MOVE_IN_PATH } from '../upload/held-files';
import { useUploads } from '../upload/upload-context';
import { ColumnMenu } from './column-menu';
import type { ListSpec, Query } from './list-spec';
import { exportsOf, type ListView, listName, listViewParams, matchHref } from './list-view';
import { SortMenu } from './sort-menu';

/** Searching, filtering, columns and export: the controls of the list. */
export function ListToolbar<Line extends DossierLine, Q extends Query>({
  spec,
  view,
  filterMenu,
  bar,
  faultId,
  searchRef,
  onView,
}: {
  spec: ListSpec<Line, Q>;
  view: ListView<Q>;
  filterMenu: ReactNode;
  bar: QueryBarState;
  /** Element that shows the faults of the question. */
  faultId: string | undefined;
  searchRef: RefObject<HTMLInputElement | null>;
  onView: (view: ListView<Q>) => void;
}) {
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-b px-4 py-2 md:px-5 print:hidden">
      <div className="flex min-w-full flex-1 sm:min-w-0">
        <QueryBar
          bar={bar}
          label={`Search ${KIND_WORDS[spec.kind].many}`}
          placeholder={KIND_WORDS[spec.kind].searchHint}
          inputRef={searchRef}
          faultId={faultId}
        />
      </div>
      {filterMenu}
      <SortMenu spec={spec} view={view} onView={onView} />
      {spec.kind === 'candidate' && (
        <IconButton label="Match by this search" variant="secondary" asChild>
          <Link href={matchHref(spec, view)}>
            <Sparkles aria-hidden />
          </Link>
        </IconButton>
      )}
      <SavedMenu
        kind={`${spec.kind}s`}
        params={listViewParams(spec, view)}
        suggested={listName(spec, view)}
        draft={{
          name: listName(spec, view) || KIND_WORDS[spec.kind].title,
          subject: { kind: `${spec.kind}s`, figure: null, params: listViewParams(spec, view) },
        }}
      />
      <ColumnMenu spec={spec} view={view} onView={onView} />
      <ExportMenu label="All of this list, with the columns on screen" exports={exportsOf(spec, view)}>
        <IconButton label="Export" variant="secondary">
          <Download aria-hidden />
        </IconButton>
      </ExportMenu>
    </div>
  );
}

/** The ways to bring documents in. */
export function UploadMenu({ kind }: { kind: DossierKind }) {
  const { pickFiles, pickFolder, paste, fetchPage } = useUploads();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="primary">
          <Upload aria-hidden />
          Upload
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-56">
        <DropdownMenuItem onSelect={pickFiles} aside={<Kbd keys={['U']} />}>
          <FileUp aria-hidden />
          Files…
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={pickFolder}>
          <FolderUp aria-hidden />A folder…
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={paste}>
          <ClipboardPaste aria-hidden />
          Text of a {KIND_WORDS[kind].document}…
        </DropdownMenuItem>
        {kind === 'candidate' && (
          <DropdownMenuItem asChild>
            <Link href={MOVE_IN_PATH}>
              <Sheet aria-hidden />
              Table of candidates…
            </Link>
          </DropdownMenuItem>
        )}
        {kind === 'job' && (
          <DropdownMenuItem onSelect={fetchPage}>
            <Link2 aria-hidden />
            Address of a page…
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
