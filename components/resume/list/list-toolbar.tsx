'use client';

import { ClipboardPaste, Download, FileUp, FolderUp, Upload } from 'lucide-react';
import type { RefObject } from 'react';
import { ListSearch } from '@/components/dossier/list/list-search';
import { useUploads } from '@/components/dossier/upload/upload-context';
import { Button, IconButton } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Kbd } from '@/components/ui/kbd';
import type { CandidateFacets } from '@/lib/recruiter/vocabulary';
import { ColumnMenu } from './column-menu';
import { FilterMenu } from './filter-menu';
import { csvHref, filteredBy, type ListView } from './list-view';

/** Searching, filtering, columns and export: what shapes the list. */
export function ListToolbar({
  view,
  facets,
  searchRef,
  onView,
  onSearch,
}: {
  view: ListView;
  facets: CandidateFacets;
  searchRef: RefObject<HTMLInputElement | null>;
  onView: (view: ListView) => void;
  onSearch: (search: string) => void;
}) {
  return (
    <div className="flex shrink-0 items-center gap-2 border-b px-4 py-2 md:px-5">
      <ListSearch value={view.query.search} inputRef={searchRef} onSearch={onSearch} />
      <span className="flex-1 max-md:hidden" />
      <FilterMenu
        filters={view.query.filters}
        facets={facets}
        onChange={(change) => onView(filteredBy(view, change))}
      />
      <ColumnMenu view={view} onView={onView} />
      <IconButton label="Export this list as CSV" shortcut={['E']} variant="secondary" asChild>
        <a href={csvHref(view)} download>
          <Download aria-hidden />
        </a>
      </IconButton>
    </div>
  );
}

/** The ways to bring CVs in. */
export function UploadMenu() {
  const { pickFiles, pickFolder, paste } = useUploads();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="primary">
          <Upload aria-hidden />
          Upload
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-52">
        <DropdownMenuItem onSelect={pickFiles} aside={<Kbd keys={['U']} />}>
          <FileUp aria-hidden />
          Files…
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={pickFolder}>
          <FolderUp aria-hidden />A folder…
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={paste}>
          <ClipboardPaste aria-hidden />
          Text of a CV…
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
