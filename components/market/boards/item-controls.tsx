'use client';

import {
  ArrowDown,
  ArrowUp,
  Ellipsis,
  GripVertical,
  Pencil,
  SquareArrowOutUpRight,
  Trash2,
} from 'lucide-react';
import Link from 'next/link';
import type { RefObject } from 'react';
import { IconButton } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { stepOf } from './use-moving';

/** The grip by which an item is dragged, or moved with the arrow keys. */
export function Grip({
  name,
  gripRef,
  onStep,
}: {
  name: string;
  gripRef: RefObject<HTMLButtonElement | null>;
  onStep: (by: number) => void;
}) {
  return (
    <IconButton
      ref={gripRef}
      data-grip
      label={`Move ${name}: drag, or press the arrow keys`}
      size="sm"
      className="cursor-grab"
      onKeyDown={(event) => {
        const by = stepOf(event);
        if (by === undefined) return;
        event.preventDefault();
        onStep(by);
      }}
    >
      <GripVertical aria-hidden />
    </IconButton>
  );
}

/** Further actions on an item. */
export function ItemMenu({
  name,
  href,
  changes,
}: {
  name: string;
  /** The page that shows the same with everything around it. */
  href: string;
  /** Null for members who may only look. */
  changes: { rename: () => void; takeAway: () => void; move: (by: number) => void } | null;
}) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={`More actions for ${name}`} size="sm">
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-52">
        <DropdownMenuItem asChild>
          <Link href={href} prefetch={false}>
            <SquareArrowOutUpRight aria-hidden />
            Open the question
          </Link>
        </DropdownMenuItem>
        {changes && (
          <>
            <DropdownMenuItem onSelect={changes.rename}>
              <Pencil aria-hidden />
              Rename …
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => changes.move(-1)}>
              <ArrowUp aria-hidden />
              Move up
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => changes.move(1)}>
              <ArrowDown aria-hidden />
              Move down
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem tone="danger" onSelect={changes.takeAway}>
              <Trash2 aria-hidden />
              Remove from the board
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
