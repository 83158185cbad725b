'use client';

import { Columns3 } from 'lucide-react';
import { IconButton } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { DossierLine } from '@/lib/recruiter/vocabulary';
import { useListLayout } from './layout';
import type { ListSpec, Query } from './list-spec';
import { DISTANCE, type ListView, togglingColumn } from './list-view';

/** Chooses the columns of the table, which are those of the CSV export too. */
export function ColumnMenu<Line extends DossierLine, Q extends Query>({
  spec,
  view,
  onView,
}: {
  spec: ListSpec<Line, Q>;
  view: ListView<Q>;
  onView: (view: ListView<Q>) => void;
}) {
  const [layout, setLayout] = useListLayout(spec.kind);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label="Columns" variant="secondary" className="max-md:hidden">
          <Columns3 aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-48">
        <DropdownMenuLabel>Columns</DropdownMenuLabel>
        {spec.columns
          .filter(({ id }) => id !== DISTANCE)
          .map(({ id, label }) => (
            <DropdownMenuCheckboxItem
              key={id}
              disabled={id === 'name'}
              checked={view.columns.includes(id)}
              onCheckedChange={() => onView(togglingColumn(spec, view, id))}
            >
              {label}
            </DropdownMenuCheckboxItem>
          ))}
        <DropdownMenuSeparator />
        <DropdownMenuCheckboxItem
          checked={layout.lines === 2}
          onCheckedChange={(on) => setLayout({ ...layout, lines: on ? 2 : 1 })}
        >
          Two-line rows
        </DropdownMenuCheckboxItem>
        <DropdownMenuItem
          onSelect={() => {
            setLayout({ ...layout, widths: {} });
            onView({ ...view, columns: spec.defaultColumns });
          }}
        >
          Reset the columns
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
