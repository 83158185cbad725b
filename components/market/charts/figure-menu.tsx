'use client';

import { Download } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { toast } from '@/components/ui/toast';
import { type Figure, isOnlyTable } from '@/lib/recruiter/vocabulary';
import { useCharting } from './context';
import { download, pictureOf } from './picture';

/** Addresses of a figure as a file, and the caption of its picture. */
export type FigureExports = {
  csv: string;
  xlsx: string;
  /** The question in words. */
  question: string;
  /** Whose numbers they are, and of when. */
  source: string;
};

/** The files in which a figure can be had: its numbers, and the drawing as it is on the screen. */
export function FigureMenu({
  title,
  figure,
  exports,
  drawn,
}: {
  title: string;
  figure: Figure;
  exports: FigureExports;
  /** Null while no drawing is on the screen. */
  drawn: RefObject<HTMLDivElement | null> | null;
}) {
  const { formats, period } = useCharting();
  const savePicture = async () => {
    const { n, of: what, among, caution } = figure.basis;
    const write = (value: number) => formats.number(value, { type: 'count' });
    const of = `Of ${write(n)} ${what}${among === undefined ? '' : `, of ${write(among)} in all`}${caution ? `. ${caution}` : ''}`;
    const picture =
      drawn?.current &&
      (await pictureOf(drawn.current, {
        title,
        lines: [exports.question, `Period: ${figure.basis.period ?? period}`, of, exports.source],
      }));
    if (picture) download(`${title}.png`, picture);
    else toast.failed('The picture could not be drawn.');
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={`Export ${title}`} size="sm">
          <Download aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem asChild>
          <a href={exports.csv} download>
            CSV
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href={exports.xlsx} download>
            Excel workbook
          </a>
        </DropdownMenuItem>
        {drawn && !isOnlyTable(figure.drawing) && (
          <DropdownMenuItem onSelect={savePicture}>Picture (PNG)</DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
