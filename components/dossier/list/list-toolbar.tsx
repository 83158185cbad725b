'use client';

import { ClipboardPaste, Download, FileUp, FolderUp, Link2, Upload } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Kbd } from '@/components/ui/kbd';
import type { DossierKind, DossierLine } from '@/lib/recruiter/vocabulary';
import { KIND_WORDS } from '../kinds';
import { useUploads } from '../upload/upload-context';
import { ColumnMenu } from './column-menu';
import { ListSearch } from './list-search';
import type { ListSpec, Query } from './list-spec';
import { csvHref, type ListView } from './list-view';

/** Searching, filtering, columns and export: what shapes the list. */
export function ListToolbar<Line extends DossierLine, Q extends Query>({
  spec,
  view,
  filterMenu,
  searchRef,
  onView,
  onSearch,
}: {
  spec: ListSpec<Line, Q>;
  view: ListView<Q>;
  filterMenu: ReactNode;
  searchRef: RefObject<HTMLInputElement | null>;
  onView: (view: ListView<Q>) => void;
  onSearch: (search: string) => void;
}) {
  return (
    <div className="flex shrink-0 items-center gap-2 border-b px-4 py-2 md:px-5">
      <ListSearch kind={spec.kind} value={view.query.search} inputRef={searchRef} onSearch={onSearch} />
      <span className="flex-1 max-md:hidden" />
      {filterMenu}
      <ColumnMenu spec={spec} view={view} onView={onView} />
      <IconButton label="Export this list as CSV" shortcut={['E']} variant="secondary" asChild>
        <a href={csvHref(spec, view)} download>
          <Download aria-hidden />
        </a>
      </IconButton>
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
