'use client';

import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { type ShortlistFormat, shortlistViewParams } from '@/lib/recruiter/vocabulary';
import { shortlistRoute } from './requests';
import type { Working } from './working';

const FORMATS: readonly { format: ShortlistFormat; label: string }[] = [
  { format: 'pdf', label: 'PDF dossier' },
  { format: 'xlsx', label: 'Excel workbook' },
  { format: 'csv', label: 'CSV' },
];

/** The files in which the people in view can be had; blind where the view is blind. */
export function ShortlistExportMenu({ working: { shortlist, view } }: { working: Working }) {
  const hrefOf = (format: ShortlistFormat) => {
    const params = shortlistViewParams({ ...view, open: null, compare: [] });
    params.set('format', format);
    return `${shortlistRoute(shortlist.job.id)}/export?${params}`;
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="quiet" aria-label="Export">
          <Download aria-hidden />
          <span className="max-sm:hidden">Export</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel>
          {view.blind ? 'Export who is in view, blind' : 'Export who is in view'}
        </DropdownMenuLabel>
        {FORMATS.map(({ format, label }) => (
          <DropdownMenuItem key={format} asChild>
            <a href={hrefOf(format)} download>
              {label}
            </a>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
