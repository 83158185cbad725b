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
import { LIST_COLUMNS } from './columns';
import { DEFAULT_COLUMNS, type ListView, togglingColumn } from './list-view';

/** Chooses the columns of the table, which are those of the CSV export too. */
export function ColumnMenu({ view, onView }: { view: ListView; onView: (view: ListView) => void }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label="Columns" variant="secondary" className="max-md:hidden">
          <Columns3 aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-48">
        <DropdownMenuLabel>Columns</DropdownMenuLabel>
        {LIST_COLUMNS.map(({ id, label }) => (
          <DropdownMenuCheckboxItem
            key={id}
            disabled={id === 'name'}
            checked={view.columns.includes(id)}
            onCheckedChange={() => onView(togglingColumn(view, id))}
          >
            {label}
          </DropdownMenuCheckboxItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => onView({ ...view, columns: DEFAULT_COLUMNS })}>
          As they were
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
