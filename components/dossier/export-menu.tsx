import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';

/** A file that something can be had as. */
export type Export = { readonly href: string; readonly label: string };

/** A menu of files. The button is the usual one of a header unless another is there. */
export function ExportMenu({
  label,
  exports,
  onApi,
  children,
}: {
  label: string;
  exports: readonly Export[];
  /** Shows how a program gets it. */
  onApi?: () => void;
  children?: ReactNode;
}) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        {children ?? (
          <Button variant="quiet" aria-label="Export">
            <Download aria-hidden />
            <span className="max-sm:hidden">Export</span>
          </Button>
        )}
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel>{label}</DropdownMenuLabel>
        {exports.map(({ href, label: name }) => (
          <DropdownMenuItem key={href} asChild>
            <a href={href} download>
              {name}
            </a>
          </DropdownMenuItem>
        ))}
        {onApi && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={onApi}>As API…</DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
